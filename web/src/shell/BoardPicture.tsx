import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import * as api from '~/api/client'
import type { Scene, SeatInfo } from '~/api/wire'
import { placedOn } from '~/board/Counters'
import { goalsOf } from '~/board/goals'
import { planOf } from '~/board/plan'
import { Terrain } from '~/board/Terrain'
import { artOf } from '~/games'
import { Definitions } from '~/games/Card'
import { LOOKS } from '~/games/sides'
import { speaker, t } from '~/text/language'

/** How wide the picture is painted, in pixels. */
const WIDTH = 900
/** On a wider board counters could not be told apart: they are dots in the colour of their side. */
const WIDEST = 2200
const DOT = 34
/** So much of the margin around the board is left out. */
const CUT = 0.75

const scenes = new Map<string, Promise<Scene>>()

function sceneOf(game: string, scenario: string): Promise<Scene> {
  const key = `${game}/${scenario}`
  const known = scenes.get(key) ?? api.scene(game, scenario)
  scenes.set(key, known)
  known.catch(() => scenes.delete(key))
  return known
}

/** The board of a scenario as it lies on the table before play. */
export function BoardPicture({ game, scenario }: { game: string; scenario: string }) {
  const scene = useSignal<Scene | null>(null)
  useEffect(() => {
    let gone = false
    scene.value = null
    sceneOf(game, scenario).then(
      found => {
        if (!gone) scene.value = found
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game, scenario])
  const label = t('board-of', { scenario: speaker.value.word(scenario) })
  return (
    <div class="board-picture" role="img" aria-label={label}>
      {scene.value && <Painted key={`${game}/${scenario}`} game={game} scene={scene.value} />}
    </div>
  )
}

/** Only the sides of seats that nobody holds yet are known. */
const seatsOf = (sides: Scene['sides']): SeatInfo[] =>
  sides.map((side, seat) => ({
    seat,
    thing: { kind: 'seat', id: seat, name: null },
    player: 'open',
    name: '',
    machine: null,
    here: false,
    resigned: false,
    side,
  }))

function Painted({ game, scene }: { game: string; scene: Scene }) {
  const picture = useSignal<HTMLImageElement | null>(null)
  const plan = useMemo(() => planOf(scene.board), [scene])
  const art = artOf(game)
  const seats = seatsOf(scene.sides)
  const size = plan.side * art.counter
  const dots = plan.width > WIDEST
  const cut = plan.margin * CUT
  const [width, height] = [plan.width - 2 * cut, plan.height - 2 * cut]
  const beyond = { inset: `${(-100 * cut) / height}% ${(-100 * cut) / width}%` }
  return (
    <div class="whole" style={{ '--ratio': String(width / height) }}>
      <div class="ground" style={beyond}>
        <Terrain plan={plan} game={game} picture={picture} scale={Math.min(1, WIDTH / plan.width)} />
      </div>
      <svg viewBox={`${cut} ${cut} ${width} ${height}`} aria-hidden="true">
        <Definitions />
        {goalsOf(plan).plots.map(plot => art.Marks(plot, plan.side, seats))}
        {placedOn(plan, scene.pieces, null).map(({ piece, at: [x, y] }) => {
          const side = scene.sides[piece.seat] ?? 'allies'
          return dots ? (
            <circle key={piece.unit} cx={x} cy={y} r={DOT} fill={LOOKS[side].band} stroke="#fff8e0" stroke-width="6" />
          ) : (
            <g key={piece.unit} transform={`translate(${x - size / 2} ${y - size / 2})`}>
              {art.Counter({ piece, side, size })}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
