/** Dice in the log. */

import type { GameEvent } from '~/api/wire'

/** Dice of which each must show at least a number, or none more than one. */
export const isRoll = (event: GameEvent): boolean => event.kind === 'Rolled' || event.kind === 'RolledLow'

/** Whether a face of a roll is a success; where nothing was needed none is. */
export function isHit({ kind, args }: GameEvent, face: number): boolean {
  if (kind === 'RolledLow') return face <= Number(args.most ?? -1)
  const need = Number(args.need ?? 0)
  return need > 0 && face >= need
}

/** The rolls of the last revision in which dice fell, and what came of them. */
export function lastRolls(events: readonly GameEvent[]): { rolls: GameEvent[]; outcome: GameEvent | null } {
  const last = events.findLast(event => isRoll(event) && !event.undone)
  if (!last) return { rolls: [], outcome: null }
  const same = events.filter(event => event.revision === last.revision)
  return {
    rolls: same.filter(isRoll),
    outcome: same.findLast(event => event.outcome) ?? null,
  }
}
