import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { DiceTray } from './Dice'
import { cardsOf, Hand } from './Hand'
import { Invitations } from './Invite'
import { Log } from './Log'
import { Consent } from './Notices'
import { Question } from './Question'

const TABS = ['choices', 'cards', 'dice', 'log'] as const

/** The phone's bottom sheet: choices, cards where there are any, dice and log in tabs. */
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
  const tabs = TABS.filter(name => name !== 'cards' || cardsOf(store).length)
  const open = tabs.includes(tab.value) ? tab.value : 'choices'
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
        {tabs.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={open === name}
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
      <div class="sheet-body" id="sheet-body" role="tabpanel" aria-labelledby={`tab-${open}`}>
        <Invitations store={store} />
        <Consent store={store} />
        {open === 'choices' && <Question store={store} />}
        {open === 'cards' && <Hand store={store} />}
        {open === 'dice' && <DiceTray store={store} />}
        {open === 'log' && <Log store={store} />}
        {open === 'choices' && undo?.alone && !store.past.value && (
          <button type="button" class="button quiet undo" onClick={() => void store.undo()}>
            ↶ {t('undo')}
          </button>
        )}
      </div>
    </aside>
  )
}
