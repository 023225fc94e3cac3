/** What this browser has seen of each match, and where its player chose last. */

const STORE = 'bocage.seen'
const MOST = 200

export interface Seen {
  /** The last revision that was shown. */
  shown?: number
  /** The revision of one's last choice. */
  chosen?: number
  /** The last line of talk that was read. */
  talk?: number
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Seen>
  } catch {
    return {}
  }
}

const keyOf = (match: string, seat: number | null): string => `${match}/${seat ?? 'watch'}`

export const seenOf = (match: string, seat: number | null): Seen => read()[keyOf(match, seat)] ?? {}

/** The newest come last, and the oldest are forgotten. */
export function noteSeen(match: string, seat: number | null, what: Seen): void {
  const { [keyOf(match, seat)]: before, ...others } = read()
  const kept = Object.entries(others).slice(1 - MOST)
  localStorage.setItem(
    STORE,
    JSON.stringify({ ...Object.fromEntries(kept), [keyOf(match, seat)]: { ...before, ...what } }),
  )
}
