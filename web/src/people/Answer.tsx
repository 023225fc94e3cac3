import { useSignal } from '@preact/signals'
import * as api from '~/api/client'
import { t } from '~/text/language'

/** Where the links of a mail lead: to confirm an address, or to stop all mails to it. Looking at the page does neither. */
export function Answer({ act, code }: { act: 'confirm' | 'stop'; code: string }) {
  const done = useSignal(false)
  const problem = useSignal<string | null>(null)
  const send = async () => {
    try {
      await (act === 'confirm' ? api.confirmCall(code) : api.stopCalls(code))
      done.value = true
      problem.value = null
    } catch (error) {
      problem.value = error instanceof api.Refused ? error.problem.error : 'unreachable'
    }
  }
  return (
    <main class="loading">
      <div class="join">
        <h1>{t(`calls-${act}-title`)}</h1>
        {problem.value && <p role="alert">{t(`error-${problem.value}`)}</p>}
        {done.value ? (
          <p role="status">{t(`calls-${act}-done`)}</p>
        ) : (
          <button type="button" class="button" onClick={() => void send()}>
            {t(`calls-${act}`)}
          </button>
        )}
        <a href="#/">{t('to-lobby')}</a>
      </div>
    </main>
  )
}
