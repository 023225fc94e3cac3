import { useSignal } from '@preact/signals'
import * as api from '~/api/client'
import { keepToken, tokenOf } from '~/api/keys'
import { go } from '~/shell/router'
import { settings } from '~/state/settings'
import { t } from '~/text/language'

/** An invitation: one's name, and in. */
export function Join({ match, code }: { match: string; code: string }) {
  const problem = useSignal<string | null>(null)
  const enter = async (event: Event) => {
    event.preventDefault()
    try {
      const ticket = await api.join(match, { code }, settings.name.value || t('guest'))
      keepToken(ticket.match, ticket.token)
      go(`#/play/${match}`)
    } catch (error) {
      problem.value = error instanceof api.Refused ? error.problem.error : 'unreachable'
    }
  }
  return (
    <main class="loading">
      <form class="join" onSubmit={event => void enter(event)}>
        <h1>{t('invited')}</h1>
        <label class="field">
          <span class="label">{t('your-name')}</span>
          <input
            value={settings.name.value}
            maxLength={40}
            onInput={event => {
              settings.name.value = event.currentTarget.value
            }}
          />
        </label>
        {problem.value && <p role="alert">{t(`error-${problem.value}`)}</p>}
        <button type="submit" class="button">
          {t('take-seat')}
        </button>
        {tokenOf(match) && <a href={`#/play/${match}`}>{t('already-in')}</a>}
      </form>
    </main>
  )
}
