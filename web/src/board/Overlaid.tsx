import { artOf } from '~/games'
import type { MatchStore } from '~/state/match'
import { piecesByPlace } from './Counters'
import type { Plan, Plot } from './plan'

const SHARE = 0.62

/** Objectives on which counters stand: once more, small, at the edge of the cell, so that they stay in sight. */
export function Overlaid({ store, plan, goals }: { store: MatchStore; plan: Plan; goals: readonly Plot[] }) {
  const taken = piecesByPlace(store.pieces.value)
  const { Marks } = artOf(store.shown.value?.game ?? '')
  const seats = store.shown.value?.seats ?? []
  const [dx, dy] = plan.shape === 'square' ? [-0.48, 0.06] : [-0.62, 0.55]
  return (
    <g class="overlaid" aria-hidden="true">
      {goals
        .filter(plot => taken.has(plot.place) && plot.marks.some(mark => mark.is_goal))
        .map(plot => {
          const [x, y] = [plot.centre[0] + dx * plan.side, plot.centre[1] + dy * plan.side]
          const bare: Plot = { ...plot, centre: [0, 0], marks: plot.marks.filter(mark => mark.is_goal) }
          return (
            <g key={plot.place} transform={`translate(${x} ${y}) scale(${SHARE})`}>
              {Marks(bare, plan.side, seats)}
            </g>
          )
        })}
    </g>
  )
}
