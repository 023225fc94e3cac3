import { useSignal } from '@preact/signals'
import type { Cell, Pair, Piece, Stroke, Text } from '~/api/wire'
import { planOf } from '~/board/plan'
import { Terrain } from '~/board/Terrain'
import { artOf } from '~/games'
import { Definitions } from '~/games/Card'
import type { Side } from '~/games/sides'

const GRID = ['..w..ww', '.r.bw..', '..b...w', 'ww..r..']
const TERRAIN: Record<string, string> = { '.': 'clear', w: 'woods', b: 'building', r: 'rough' }
const SIDE = 40
const TALL = Math.round(SIDE * Math.sqrt(3))

function cells(): Cell[] {
  return GRID.flatMap((row, r) =>
    [...row].map((sign, q): Cell => {
      const centre: Pair = [q * SIDE * 1.5 + SIDE, r * TALL + (q % 2 ? TALL : TALL / 2)]
      const corner = ([x, y]: Pair): Pair => [centre[0] + x * SIDE, centre[1] + (y * TALL) / 2]
      const outline = (
        [
          [-0.5, -1],
          [0.5, -1],
          [1, 0],
          [0.5, 1],
          [-0.5, 1],
          [-1, 0],
        ] as Pair[]
      ).map(corner)
      return { place: r * 10 + q, name: '', centre, outline, terrain: TERRAIN[sign]!, level: 0, marks: [] }
    }),
  )
}

function road(all: readonly Cell[]): Stroke {
  return {
    kind: 'road',
    points: [20, 11, 12, 23, 14, 15, 6].map(place => all.find(cell => cell.place === place)!.centre),
  }
}

const BOARD = (() => {
  const all = cells()
  return planOf({
    board: 'vignette',
    shape: 'hex',
    cells: all,
    strokes: [road(all)],
    bounds: [0, 0, SIDE * 11, TALL * 4.5],
  })
})()

const figure = (name: string, count: number): Text => ({ key: 'details-figure', args: { figure: name, count } })

const PIECES: { at: Pair; side: Side; label: string; states: string[]; details: Text[] }[] = [
  { at: [96, 118], side: 'allies', label: 'US9', states: [], details: [figure('us-elite', 2), figure('us-mg', 1)] },
  { at: [176, 190], side: 'allies', label: 'M4', states: [], details: [figure('us-sherman', 1)] },
  {
    at: [252, 96],
    side: 'axis',
    label: 'DE3',
    states: ['op-fire'],
    details: [figure('de-mg', 1), figure('de-regular', 2)],
  },
]

/** A corner of a board of the game, with a few of its counters. */
export function Vignette({ game }: { game: string }) {
  const picture = useSignal<ImageBitmap | null>(null)
  const art = artOf(game)
  return (
    <div class="vignette-box" aria-hidden="true">
      <div class="scaled">
        <Terrain plan={BOARD} game={game} picture={picture} scale={1} />
        <svg width={BOARD.width} height={BOARD.height}>
          <Definitions size={62} />
          {PIECES.map(({ at: [x, y], side, label, states, details }, i) => {
            const piece: Piece = { unit: i, place: 0, seat: 0, label, states, facing: -1 }
            return (
              <g key={label} transform={`translate(${x} ${y})`}>
                {art.Counter({ piece, side, details, size: 62 })}
              </g>
            )
          })}
        </svg>
      </div>
    </div>
  )
}
