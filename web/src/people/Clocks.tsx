import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { serverNow } from '~/api/time'
import type { ClockTerms, Summary } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { duration, isLow, secondsLeft, termsInWords } from './clock'

const TICK_MS = 250

/** The server's time, told again and again while something runs. */
function useNow(runs: boolean): number {
  const now = useSignal(serverNow())
  useEffect(() => {
    now.value = serverNow()
    if (!runs) return
    const timer = setInterval(() => {
      now.value = serverNow()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return now.value
}

/** How much time everyone has left; whoever is asked sees his own run down. */
export function Clocks({ store }: { store: MatchStore }) {
  const shown = store.latest.value
  const clocks = shown?.result ? [] : (shown?.clocks ?? [])
  const now = useNow(clocks.some(clock => clock.due !== null))
  const terms = shown?.options.clock as ClockTerms | null | undefined
  if (!shown || !terms || !clocks.length) return null
  return (
    <ul class="clocks" aria-label={t('clocks')}>
      {clocks.map(clock => {
        const seat = shown.seats[clock.seat]!
        const low = isLow(clock, terms, now)
        return (
          <li key={clock.seat} class={[clock.due === null ? 'stands' : 'runs', low ? 'low' : ''].join(' ')}>
            <Emblem side={sideOf(seat)} size={14} />
            <span class="unseen">{speaker.value.thing(seat.thing)}</span>
            <time role="timer">{duration(secondsLeft(clock, now))}</time>
            {low && shown.yours.includes(clock.seat) && <span class="unseen">{t('clock-low')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** What was agreed about time. */
export function ClockAgreed({ store }: { store: MatchStore }) {
  const terms = store.latest.value?.options.clock as ClockTerms | null | undefined
  return terms ? <p class="quiet clock-agreed">{termsInWords(terms)}</p> : null
}

/** In a list: what I have left where I am asked, or else what was agreed. */
export function MatchClock({ match }: { match: Summary }) {
  const mine = match.result ? [] : match.clocks.filter(clock => match.yours.includes(clock.seat))
  const running = mine.find(clock => clock.due !== null)
  const now = useNow(Boolean(running))
  const terms = match.options.clock
  if (match.result || !terms) return null
  return (
    <span class={running && isLow(running, terms, now) ? 'clock low' : 'clock'}>
      {running ? t('clock-left', { time: duration(secondsLeft(running, now)) }) : termsInWords(terms)}
    </span>
  )
}
