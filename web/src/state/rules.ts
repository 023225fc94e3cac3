/** The rule that is being read, and the ledgers of the games. */

import { signal } from '@preact/signals'
import * as api from '~/api/client'
import type { LedgerEntry } from '~/api/things'

/** The ledgers that were asked for; null where the server gave none, so that the next one who asks tries again. */
export const ledgers = signal<Record<string, LedgerEntry[] | null>>({})
/** The rule on show: an id, or an empty string for the list of all. */
export const shownRule = signal<string | null>(null)

export function openRule(rule: string): void {
  shownRule.value = rule
}

export async function fetchLedger(game: string): Promise<void> {
  if (ledgers.value[game] || game === 'shared') return
  try {
    const { rules, rulings } = await api.rules(game)
    ledgers.value = { ...ledgers.value, [game]: [...rules, ...rulings] }
  } catch {
    ledgers.value = { ...ledgers.value, [game]: null }
  }
}
