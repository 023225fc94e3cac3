import type { Summary } from '~/api/wire'

/** Those that wait for me come first, those that are over last. */
export function byUrgency(matches: readonly Summary[]): Summary[] {
  const rank = (one: Summary) => (one.result ? 2 : one.your_turn ? 0 : 1)
  return matches.toSorted((a, b) => rank(a) - rank(b))
}
