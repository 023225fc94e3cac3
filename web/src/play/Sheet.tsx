import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { DiceTray } from './Dice'
import { Hand } from './Hand'
import { Invitations } from './Invite'
import { Log } from './Log'
import { Consent } from './Notices'
import { Question } from './Question'

const TABS = ['choices', 'cards', 'dice', 'log'] as const

/** The phone's bottom sheet: choices, cards, dice and log in tabs. */
export function Sheet({ store }: { store: MatchStore }) {
  const tab = useSignal<(typeof TABS)[number]>('choices')
  const folded = useSignal(false)
  const revision = store.latest.value?.revision
  useEffect(() => {
    if (store.decision.value) tab.value = 'choices'
  }, [revision])
  useSignalEffect(() => {
    if (store.focus.value || store.preview.value) tab.value = 'choices'
  })
  const undo = store.latest.value?.undo
  return (
    <aside class={folded.value ? 'sheet folded' : 'sheet'} aria-label={t('choices')}>
      <button
        type="button"
        class="grab"
        aria-expanded={!folded.value}
        aria-label={t('fold')}
        onClick={() => {
          folded.value = !folded.value
        }}
      />
      <div class="tabs" role="tablist">
        {TABS.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab.value === name}
            aria-controls="sheet-body"
            onClick={() => {
              tab.value = name
              folded.value = false
            }}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div class="sheet-body" id="sheet-body" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        <Invitations store={store} />
        <Consent store={store} />
        {tab.value === 'choices' && <Question store={store} />}
        {tab.value === 'cards' && <Hand store={store} />}
        {tab.value === 'dice' && <DiceTray store={store} />}
        {tab.value === 'log' && <Log store={store} />}
        {tab.value === 'choices' && undo?.alone && !store.past.value && (
          <button type="button" class="button quiet undo" onClick={() => void store.undo()}>
            ↶ {t('undo')}
          </button>
        )}
      </div>
    </aside>
  )
}
