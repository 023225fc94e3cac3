/** Updates: what a snapshot becomes when something changes; the parts that stay the same stay the same objects. */

import type { Changes, Snapshot } from './wire'

/** How a list changed: items that went, items that came or became others, and all numbers where their order changed. */
export interface Shift<T> {
  put?: T[]
  gone?: number[]
  order?: number[] | null
}

export function withUpdate(before: Snapshot, changes: Changes): Snapshot {
  const { seats, cells, pieces, ...parts } = changes
  const now: Snapshot = {
    ...before,
    ...parts,
    seats: shifted(before.seats, seats, one => one.seat),
    cells: shifted(before.cells, cells, one => one.place),
    pieces: shifted(before.pieces, pieces, one => one.unit),
  }
  const asksAgain = now.revision !== before.revision && now.decision === before.decision
  return asksAgain ? { ...now, decision: anew(now.decision) } : now
}

/** The same question in another position is another question: its options are others too. */
const anew = (decision: Snapshot['decision']) =>
  decision && { ...decision, options: decision.options.map(option => ({ ...option })) }

function shifted<T>(items: T[], shift: Shift<T> | undefined, number: (item: T) => number): T[] {
  if (!shift) return items
  const found = new Map(items.map(item => [number(item), item]))
  for (const gone of shift.gone ?? []) found.delete(gone)
  for (const item of shift.put ?? []) found.set(number(item), item)
  return shift.order ? shift.order.flatMap(one => found.get(one) ?? []) : [...found.values()]
}
