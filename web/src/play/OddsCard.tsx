import { useEffect, useRef } from 'preact/hooks'
import { isTotal } from '~/api/things'
import type { GameEvent, Outcome, Sentence, Total } from '~/api/wire'
import { artOf } from '~/games'
import type { Severity } from '~/games/art'
import type { MatchStore } from '~/state/match'
import type { Preview } from '~/state/view'
import { speaker, t } from '~/text/language'
import { Phrase, RuleLink } from './Phrase'

const SHOWN = 6

/** What an option would do: both totals with every term, the odds, whether it can be undone, and the one button. It comes
 * into view by itself, however long the list of choices above it. */
export function OddsCard({ store }: { store: MatchStore }) {
  const card = useRef<HTMLElement>(null)
  const preview = store.preview.value
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [preview])
  if (!preview) return null
  const { option, odds, problem } = preview
  const totals = odds?.totals.flatMap(totalsOf) ?? []
  return (
    <section ref={card} class="odds" aria-label={t('odds')}>
      <h3>
        <Phrase text={option} />
      </h3>
      {totals.map(({ name, total, need }) => (
        <Breakdown key={name} name={name} total={total} need={need} />
      ))}
      {!odds && !problem && <p class="wait">{t('weighing')}</p>}
      {problem && <p class="wait unknown">{t(problem === 'too-complex' ? 'odds-too-complex' : 'odds-unknown')}</p>}
      {odds && <Outcomes outcomes={odds.outcomes} store={store} />}
      <Confirm store={store} preview={preview} />
    </section>
  )
}

interface Sum {
  name: string
  total: Total
  need: number | null
}

/** The totals among the arguments of an event; the need is that of the first, who attacks. */
export function totalsOf(event: GameEvent): Sum[] {
  const need = typeof event.args.need === 'number' ? event.args.need : null
  const sums = Object.entries(event.args).flatMap(([name, value]) =>
    isTotal(value) && value.modifiers.length ? [{ name, total: value }] : [],
  )
  return sums.map((sum, i) => ({ ...sum, need: i === 0 ? need : null }))
}

export function Breakdown({ name, total, need }: Sum) {
  const say = speaker.value
  return (
    <div class="breakdown">
      <div class="sum">
        <span class="label">{say.word(name)}</span>
        <b>{need ? t('dice-for', { dice: total.value, need }) : total.value}</b>
      </div>
      {total.modifiers.map((modifier, i) => {
        const { amount, words } = say.term(modifier)
        return (
          <div class="term" key={i}>
            <b>{amount}</b>
            <span>{words}</span>
            <RuleLink rule={modifier.rule} />
          </div>
        )
      })}
    </div>
  )
}

function Outcomes({ outcomes, store }: { outcomes: Outcome[]; store: MatchStore }) {
  const { severity } = artOf(store.shown.value?.game ?? '')
  const shown = outcomes.slice(0, SHOWN)
  const rest = outcomes.slice(SHOWN).reduce((sum, one) => sum + one.percent, 0)
  const most = Math.max(...shown.map(one => one.percent))
  const worst = (outcome: Outcome): Severity =>
    RANKS.findLast(rank => outcome.events.some(event => severity(event) === rank)) ?? 'none'
  return (
    <ul class="outcomes">
      {shown.map(outcome => (
        <li key={outcome.events.map(event => speaker.value.plain(event)).join()}>
          <b>{percent(outcome.percent)}</b>
          <span class="bar">
            <i class={worst(outcome)} style={{ width: `${(outcome.percent / most) * 100}%` }} />
          </span>
          <span class="what">
            {outcome.events.length === 0 && t('nothing-happens')}
            {told(outcome).map(({ event, times }) => (
              <span key={speaker.value.plain(event)}>
                <Phrase text={event} />
                {times > 1 ? ` ×${times} ` : ' '}
              </span>
            ))}
          </span>
        </li>
      ))}
      {rest > 0.05 && (
        <li>
          <b>{percent(rest)}</b>
          <span class="bar" />
          <span class="what">{t('other-outcomes')}</span>
        </li>
      )}
    </ul>
  )
}

/** The events of an outcome, the same ones told once. */
function told(outcome: Outcome): { event: Sentence; times: number }[] {
  const counts = new Map<string, { event: Sentence; times: number }>()
  for (const event of outcome.events) {
    const words = speaker.value.plain(event)
    counts.set(words, { event, times: (counts.get(words)?.times ?? 0) + 1 })
  }
  return [...counts.values()]
}

const RANKS: Severity[] = ['none', 'light', 'grave', 'fatal']

const percent = (value: number): string =>
  (value / 100).toLocaleString(speaker.value.locale, { style: 'percent', maximumFractionDigits: value < 1 ? 1 : 0 })

function Confirm({ store, preview }: { store: MatchStore; preview: Preview }) {
  const rolls = preview.odds ? !preview.odds.certain : true
  const final = rolls || Boolean(store.foresight.of(preview.option)?.dice)
  return (
    <div class="confirm">
      {final ? (
        <span class="final">
          <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
            <path d="M0-8.5 9 7.5H-9Z" fill="currentColor" />
            <path d="M0-3V3M0 5v.6" stroke="#fff" stroke-width="2.2" stroke-linecap="round" />
          </svg>
          {t(store.latest.value?.options.training ? 'training-dice' : 'cannot-be-undone')}
        </span>
      ) : (
        <span class="final calm">{t('can-be-undone')}</span>
      )}
      <button
        type="button"
        class="go"
        aria-disabled={store.busy.value}
        onClick={() => void store.commit(preview.option)}
      >
        {t('confirm')} <span aria-hidden="true">⏎</span>
      </button>
    </div>
  )
}
