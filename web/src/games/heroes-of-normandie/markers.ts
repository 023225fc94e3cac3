/** What the words of a piece say: its name on the band, and its markers. */

import type { Piece } from '~/api/wire'

/** The number of a unit and what it is, as the band has it: `3 Rifles` for US3; a hidden unit has its label alone. */
export function bandOf({ label, figures }: Piece, name: (type: string) => string | null): string {
  const type = figures?.[0]
  const known = type ? name(type) : null
  if (!known) return label
  return [/\d+$/.exec(label)?.[0], known].filter(Boolean).join(' ')
}

/** The orders among the states of a piece: `order-3`, `order-bluff`, or `order-hidden` face down. */
export function ordersOf(states: readonly string[]): string[] {
  return states.flatMap(state => (state.startsWith('order') ? [state.slice(6) || 'hidden'] : []))
}

/** How many Suppressed markers lie on a piece: the state may be repeated, or carry its number. */
export function suppression(states: readonly string[]): number {
  return states.reduce((sum, state) => {
    const found = /^suppressed(?:-(\d+))?$/.exec(state)
    return found ? sum + Number(found[1] ?? 1) : sum
  }, 0)
}

/** Vehicles are drawn from above, everyone else as a card. */
export const isVehicle = ({ look = '', beside = [] }: Piece): boolean =>
  beside.length > 0 || /tank|vehicle|track|truck|jeep|car|panzer|sherman|panther|stug/.test(look)
