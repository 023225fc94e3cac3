import type { Signal } from '@preact/signals'
import type { ClockTerms } from '~/api/wire'
import { t } from '~/text/language'
import { amount } from './clock'

const HOUR = 3600
const DAY = 24 * HOUR
const AMOUNTS: Record<ClockTerms['each'], number[]> = {
  choice: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  match: [HOUR, 2 * HOUR, 5 * HOUR, 10 * HOUR, 24 * HOUR, 72 * HOUR, 14 * DAY],
}
const KINDS = ['none', 'choice', 'match'] as const
const ENDS = ['lost', 'machine'] as const
const USUAL = { choice: 2 * DAY, match: 10 * HOUR }

/** Whether a clock is wanted: for a choice or for the match, how much, and what happens when it is gone. */
export function ClockPicker({ terms }: { terms: Signal<ClockTerms | null> }) {
  const now = terms.value
  const change = (more: Partial<ClockTerms>) => {
    if (now) terms.value = { ...now, ...more }
  }
  return (
    <div class="clock-picker">
      <select
        aria-label={t('clock')}
        value={now?.each ?? 'none'}
        onChange={event => {
          const each = event.currentTarget.value as (typeof KINDS)[number]
          terms.value = each === 'none' ? null : { each, seconds: USUAL[each], end: now?.end ?? 'lost' }
        }}
      >
        {KINDS.map(kind => (
          <option key={kind} value={kind}>
            {t(`clock-${kind}`)}
          </option>
        ))}
      </select>
      {now && (
        <select
          aria-label={t('clock-amount')}
          value={String(now.seconds)}
          onChange={event => change({ seconds: Number(event.currentTarget.value) })}
        >
          {AMOUNTS[now.each].map(seconds => (
            <option key={seconds} value={String(seconds)}>
              {amount(seconds)}
            </option>
          ))}
        </select>
      )}
      {now && (
        <label class="clock-end">
          <span class="label">{t('clock-end')}</span>
          <select
            value={now.end ?? 'lost'}
            onChange={event => change({ end: event.currentTarget.value as (typeof ENDS)[number] })}
          >
            {ENDS.map(end => (
              <option key={end} value={end}>
                {t(`clock-end-${end}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
