import { useEffect, useRef } from 'preact/hooks'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Phrase, RuleLink } from './Phrase'

/** What is proposed on a table: each thing that a rule looks at, which one forbids it, and the button that takes it. */
export function DraftCard({ store }: { store: MatchStore }) {
  const draft = store.proposal.draft.value
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [draft?.own])
  if (!draft?.own) return null
  const { refusal, appraisal, option } = draft.answer
  const facts = appraisal?.facts ?? []
  const told = facts.some(fact => fact.rule === refusal?.rule)
  return (
    <section
      ref={card}
      class="odds draft-card"
      aria-label={t('table-judged')}
      data-refused={refusal ? 'yes' : undefined}
    >
      <h3>{speaker.value.plain(option)}</h3>
      <ul class="checks">
        {facts.map(fact => (
          <Check
            key={fact.rule}
            state={fact.rule === refusal?.rule ? 'no' : fact.warns ? 'warns' : 'yes'}
            rule={fact.rule}
          >
            <Phrase text={fact.text} store={store} />
          </Check>
        ))}
        {refusal && !told && (
          <Check state="no" rule={refusal.rule}>
            <Phrase text={refusal} store={store} />
          </Check>
        )}
      </ul>
      {refusal && told && (
        <p class="trail risk" role="status">
          <Phrase text={refusal} store={store} />
        </p>
      )}
      <p class="quiet small">{t('table-drag')}</p>
      <div class="confirm">
        <button type="button" class="button quiet" onClick={() => store.proposal.forget()}>
          {t('table-leave')} <kbd>Esc</kbd>
        </button>
        <button
          type="button"
          class="go"
          aria-disabled={refusal !== null || store.busy.value}
          onClick={() => void store.takeDraft()}
        >
          {t(refusal ? 'table-refused' : 'table-place')} <span aria-hidden="true">⏎</span>
        </button>
      </div>
    </section>
  )
}

const SIGNS = { yes: 'M2 7.4 5.6 11 12 3.4', no: 'M3 3 11 11M11 3 3 11', warns: 'M7 2 12.6 12H1.400Z' }

interface CheckProps {
  state: keyof typeof SIGNS
  rule: string
  children: preact.ComponentChildren
}

function Check({ state, rule, children }: CheckProps) {
  return (
    <li class={`check ${state}`}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d={SIGNS[state]} />
      </svg>
      <span>
        {children} <RuleLink rule={rule} />
      </span>
    </li>
  )
}
