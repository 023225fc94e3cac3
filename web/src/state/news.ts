/** What news mean for what is on the screen. */

import { thingsOf } from '~/api/things'
import type { GameEvent, Pair, Snapshot } from '~/api/wire'
import type { Plan } from '~/board/plan'
import { inRole, placeOf } from './choices'

/** A line that the last news drew on the board: from a unit to another, or from where a unit was to where it went. */
export interface Trace {
  from: number
  to: number
  fire: boolean
}

/** Events of revisions that were taken back no longer hold. */
export function withoutTakenBack(events: GameEvent[]): GameEvent[] {
  const last = events.findLast(event => event.kind === 'TakenBack')
  if (!last) return events
  const to = typeof last.args.to === 'number' ? last.args.to : 0
  return events.map(event =>
    event.revision > to && event.revision < last.revision && event.kind !== 'TakenBack'
      ? { ...event, undone: true }
      : event,
  )
}

/** What the last news moved or shot at, as lines. */
export function tracesOf(events: GameEvent[], before: Snapshot, now: Snapshot): Trace[] {
  const traces: Trace[] = []
  for (const event of events) {
    const things = thingsOf(event)
    const [actor, aim] = [inRole(things, 'actor'), inRole(things, 'aim')]
    if (!actor || !aim) continue
    const from = placeOf(actor, before.pieces)
    const to = placeOf(aim, before.pieces) ?? placeOf(aim, now.pieces)
    if (from === null || to === null || from === to) continue
    if (aim.kind === 'unit') traces.push({ from, to, fire: true })
    else if (placeOf(actor, now.pieces) === to) traces.push({ from, to, fire: false })
  }
  return traces.slice(-4)
}

/** The middle of one's own pieces, or of all; null on an empty board. */
export function middleOfPieces(plan: Plan, shown: Snapshot): Pair | null {
  const own = shown.pieces.filter(piece => piece.seat === shown.seat)
  const pieces = own.length ? own : shown.pieces
  const centres = pieces.flatMap(piece => {
    const plot = plan.byPlace.get(piece.place)
    return plot ? [plot.centre] : []
  })
  if (!centres.length) return null
  const mean = (axis: 0 | 1) => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length
  return [mean(0), mean(1)]
}
