import type { SeatInfo } from '~/api/wire'
import type { Plot } from '~/board/plan'
import { Marks as Shared } from '../Marks'

const SMALL = 0.62

/** Many hexes count together here: their stars are small. */
export function Marks(plot: Plot, size: number, seats: readonly SeatInfo[]) {
  const [x, y] = plot.centre
  const goals = plot.marks.filter(mark => mark.is_goal)
  return (
    <g key={plot.place}>
      {Shared({ ...plot, marks: plot.marks.filter(mark => !mark.is_goal) }, size, seats)}
      {goals.length > 0 && (
        <g transform={`translate(${x} ${y}) scale(${SMALL})`}>
          {Shared({ ...plot, centre: [0, 0], marks: goals }, size, seats)}
        </g>
      )}
    </g>
  )
}
