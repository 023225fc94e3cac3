/** Clocks in words: how much is left, and what was agreed. */

import type { Clock, ClockTerms } from '~/api/wire'
import { t } from '~/text/language'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LOW = 0.1

/** The seconds that a seat has left at a moment. */
export const secondsLeft = ({ left, due }: Clock, now: number): number =>
  Math.max(0, due === null ? left : (Date.parse(due) - now) / 1000)

/** Whether it is time to hurry. */
export const isLow = (clock: Clock, terms: ClockTerms, now: number): boolean =>
  clock.due !== null && secondsLeft(clock, now) < LOW * terms.seconds

/** Days and hours, hours and minutes, or minutes and seconds. */
export function duration(seconds: number): string {
  const all = Math.floor(seconds)
  if (all >= 2 * DAY && all % DAY < HOUR) return amount(all - (all % DAY))
  if (all >= 2 * DAY) return t('clock-days', { days: Math.floor(all / DAY), hours: Math.floor((all % DAY) / HOUR) })
  if (all >= HOUR) {
    return t('clock-hours', { hours: Math.floor(all / HOUR), minutes: Math.floor((all % HOUR) / MINUTE) })
  }
  return `${Math.floor(all / MINUTE)}:${String(all % MINUTE).padStart(2, '0')}`
}

/** A whole amount of time, as it was agreed. */
export function amount(seconds: number): string {
  if (seconds % DAY === 0) return t('amount-days', { n: seconds / DAY })
  if (seconds % HOUR === 0) return t('amount-hours', { n: seconds / HOUR })
  return seconds % MINUTE === 0 ? t('amount-minutes', { n: seconds / MINUTE }) : t('amount-seconds', { n: seconds })
}

export const termsInWords = ({ each, seconds, end = 'lost' }: ClockTerms): string =>
  t(`clock-terms-${each}`, { time: amount(seconds), end: t(`clock-end-${end}`) })
