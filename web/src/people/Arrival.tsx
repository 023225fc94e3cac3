import { useSignal } from '@preact/signals'
import * as api from '~/api/client'
import { keepToken } from '~/api/keys'
import { go } from '~/shell/router'
import { t } from '~/text/language'

/** Where the link of another device leads, and where its code is typed: the seat is taken by a click, not by looking. */
export function Arrival({ code }: { code: string }) {
  const typed = useSignal(code)
  const problem = useSignal<string | null>(null)
  const enter = async (event: Event) => {
    event.preventDefault()
    try {
      const ticket = await api.arrive(typed.value.trim())
      keepToken(ticket.match, ticket.token)
      go(`#/play/${ticket.match}`)
    } catch (error) {
      problem.value = error instanceof api.Refused ? error.problem.error : 'unreachable'
    }
  }
  return (
    <main class="loading">
      <form class="join" onSubmit={event => void enter(event)}>
        <h1>{t('carry-title')}</h1>
        <label class="field">
          <span class="label">{t('carry-type')}</span>
          <input
            value={typed.value}
            maxLength={40}
            required
            autocapitalize="characters"
            autocomplete="off"
            onInput={event => {
              typed.value = event.currentTarget.value
            }}
          />
        </label>
        {problem.value && <p role="alert">{t(`error-${problem.value}`)}</p>}
        <button type="submit" class="button">
          {t('carry-take')}
        </button>
        <a href="#/">{t('to-lobby')}</a>
      </form>
    </main>
  )
}
