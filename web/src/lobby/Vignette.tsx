import { useSignal } from '@preact/signals'
import type { Piece } from '~/api/wire'
import { Terrain } from '~/board/Terrain'
import { artOf } from '~/games'
import { Definitions } from '~/games/Card'
import { sceneOf } from './scenes'

const SIZE = 62

/** A corner of a board of the game, with a few of its counters. */
export function Vignette({ game }: { game: string }) {
  const picture = useSignal<HTMLImageElement | null>(null)
  const art = artOf(game)
  const plan = sceneOf(art.sample.shape)
  return (
    <div class="vignette-box" aria-hidden="true">
      <div class="scaled">
        <Terrain plan={plan} game={game} picture={picture} scale={1} />
        <svg width={plan.width} height={plan.height}>
          <Definitions />
          {art.sample.pieces.map(({ at: [x, y], side, ...face }, i) => {
            const piece: Piece = { unit: i, place: 0, seat: 0, states: [], facing: -1, ...face }
            return (
              <g key={face.label} transform={`translate(${x} ${y})`}>
                {art.Counter({ piece, side, size: SIZE })}
              </g>
            )
          })}
        </svg>
      </div>
    </div>
  )
}
