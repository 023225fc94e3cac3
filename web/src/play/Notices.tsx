import { useEffect } from 'preact/hooks'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

const SHOWN_MS = 6000

/** A line that comes and goes: an error, or that the connection is lost. */
export function Notice({ store }: { store: MatchStore }) {
  const notice = store.notice.value
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => {
      store.notice.value = null
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div class="notices" role="alert">
      {notice && <p class="notice">{notice}</p>}
      {!store.online.value && <p class="notice">{t('offline')}</p>}
    </div>
  )
}

/** Someone asks to take something back. */
export function Consent({ store }: { store: MatchStore }) {
  const now = store.latest.value
  const ask = now?.undo?.ask
  if (!now || !ask) return null
  const asker = now.seats[ask.seat]!.thing
  const asked = now.seat !== null && ask.awaited.includes(now.seat)
  return (
    <section class="consent" aria-live="polite">
      <p>{t(asked ? 'undo-asked' : 'undo-waits', { seat: asker })}</p>
      {asked && (
        <div class="row">
          <button type="button" class="button small" onClick={() => void store.consent(true)}>
            {t('agree')}
          </button>
          <button type="button" class="button small quiet" onClick={() => void store.consent(false)}>
            {t('refuse')}
          </button>
        </div>
      )}
    </section>
  )
}
