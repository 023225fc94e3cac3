/** Updates: what a snapshot becomes when something changes; the parts that stay the same stay the same objects. */

import type { Changes, Snapshot } from './wire'

/**
 * How a list changed: items that went, items that came or became others, and all numbers where their order changed.
 * Several items may have one number, as the figures of a squad do: they come and go together.
 */
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
  const found = grouped(items, number)
  for (const gone of shift.gone ?? []) found.delete(gone)
  for (const [one, put] of grouped(shift.put ?? [], number)) found.set(one, put)
  return shift.order ? shift.order.flatMap(one => found.get(one) ?? []) : [...found.values()].flat()
}

function grouped<T>(items: readonly T[], number: (item: T) => number): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const item of items) {
    const alike = found.get(number(item))
    if (alike) alike.push(item)
    else found.set(number(item), [item])
  }
  return found
}
