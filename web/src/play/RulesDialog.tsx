import { useSignal } from '@preact/signals'
import type { LedgerEntry } from '~/api/things'
import { Dialog } from '~/shell/Dialog'
import { ledgers, shownRule } from '~/state/rules'
import { settings } from '~/state/settings'
import { spokenGame, t } from '~/text/language'

const SHOWN = 60

/** A rule in our words, with its worked cases; and the list of all. */
export function RulesDialog() {
  const wanted = useSignal('')
  const shown = shownRule.value
  if (shown === null) return null
  const ledger = ledgers.value[spokenGame.value]
  const rule = ledger?.find(one => one.id === shown)
  return (
    <Dialog
      title={shown ? t('rule') : t('rules')}
      wide={!shown}
      close={() => {
        shownRule.value = null
      }}
    >
      {!ledger && <p class="quiet">{t('loading')}</p>}
      {shown && ledger && (rule ? <RuleText rule={rule} /> : <p class="quiet">{t('rule-unknown', { rule: shown })}</p>)}
      {shown && (
        <button
          type="button"
          class="link"
          onClick={() => {
            shownRule.value = ''
          }}
        >
          {t('all-rules')}
        </button>
      )}
      {!shown && ledger && (
        <>
          <input
            class="search"
            type="search"
            placeholder={t('search-rules')}
            aria-label={t('search-rules')}
            value={wanted.value}
            onInput={event => {
              wanted.value = event.currentTarget.value
            }}
          />
          {found(ledger, wanted.value).map(one => (
            <RuleText key={one.id} rule={one} />
          ))}
        </>
      )}
    </Dialog>
  )
}

/** Where the rulebook has it, or what a ruling is about. */
const sourceOf = (rule: LedgerEntry): string => ('ref' in rule ? rule.ref : rule.topic)

function found(ledger: readonly LedgerEntry[], wanted: string): LedgerEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const text = (rule: LedgerEntry) => `${rule.id} ${sourceOf(rule)} ${rule.en} ${rule.fr}`.toLowerCase()
  return ledger.filter(rule => words.every(word => text(rule).includes(word))).slice(0, SHOWN)
}

function RuleText({ rule }: { rule: LedgerEntry }) {
  const locale = settings.locale.value
  return (
    <article class="rule-text">
      <h3>
        <code>{rule.id}</code> <span class="quiet">{sourceOf(rule)}</span>
      </h3>
      <p>{rule[locale] || rule.en}</p>
      {rule.cases.map(one => (
        <blockquote key={one.id}>
          <span class="label">{t('worked-case')}</span>
          {one[locale] || one.en}
        </blockquote>
      ))}
    </article>
  )
}
