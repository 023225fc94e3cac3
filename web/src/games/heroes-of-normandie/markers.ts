/** What the states of a piece say of its markers. */

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
