import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

/** How many lines of others have not been read. */
export function Unread({ store }: { store: MatchStore }) {
  const count = store.unread.value
  return count ? <span class="badge">{t('unread', { count })}</span> : null
}

/** Talk between the players. */
export function Talk({ store, close }: { store: MatchStore; close: () => void }) {
  const text = useSignal('')
  useEffect(() => store.readTalk(), [store.talk.value])
  const seated = store.latest.value?.seat !== null
  const send = (event: Event) => {
    event.preventDefault()
    const words = text.value.trim()
    if (!words) return
    text.value = ''
    void store.say(words)
  }
  return (
    <Dialog title={t('talk')} close={close}>
      <ul class="talk" aria-live="polite">
        {store.talk.value.map(line => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {!store.talk.value.length && <li class="quiet">{t('nobody-spoke')}</li>}
      </ul>
      {seated && (
        <form class="row" onSubmit={send}>
          <input
            aria-label={t('say')}
            maxLength={500}
            value={text.value}
            onInput={event => {
              text.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="button small">
            {t('say')}
          </button>
        </form>
      )}
    </Dialog>
  )
}
