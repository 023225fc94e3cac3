/** The server's time, as far as its answers tell it: clocks are shown by it, whatever the clock of this device says. */

const TOLERATED_MS = 2_000

let ahead = 0

/** What an answer says; a second more or less is no difference, since it tells no fractions. */
export function noteTime(date: string | null): void {
  const gap = date ? Date.parse(date) + 500 - Date.now() : 0
  ahead = Math.abs(gap) > TOLERATED_MS ? gap : 0
}

export const serverNow = (): number => Date.now() + ahead
