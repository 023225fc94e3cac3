/** How a match stood, as one of its seats sees it. */

import type { Moment, SeatInfo } from '~/api/wire'
import { sideOf } from '~/games/sides'

/** The chance of a seat's side to win, in per cent: moments tell that of the first seat. */
export const seenFrom = (moment: Moment, seats: readonly SeatInfo[], seat: number): number =>
  sideOf(seats[seat]) === sideOf(seats[0]) ? moment.chance : 100 - moment.chance

/** The moment that was shown at a revision: the last one up to it. */
export const momentAt = (moments: readonly Moment[], revision: number): number =>
  Math.max(
    0,
    moments.findLastIndex(moment => moment.revision <= revision),
  )

/** A line through points, each held until the next: where something changed it changed at once. */
export function stepped(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => (i ? `H${x}V${y}` : `M${x} ${y}`)).join('')
}
