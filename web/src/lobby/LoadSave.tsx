import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import * as api from '~/api/client'
import { keepToken } from '~/api/keys'
import { go } from '~/shell/router'
import { settings } from '~/state/settings'
import { t } from '~/text/language'
import { seating } from './seating'
import { games } from './store'

/** A save from a file becomes a match at this screen: machines go on in their seats, all others are one's own. */
export function LoadSave() {
  const input = useRef<HTMLInputElement>(null)
  const problem = useSignal<string | null>(null)
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      const save = JSON.parse(await file.text()) as api.Save
      const ticket = await api.importSave(
        save,
        seating(save, seatsOf(save), settings.name.value),
        '',
        settings.locale.value,
      )
      keepToken(ticket.match, ticket.token)
      go(`#/play/${ticket.match}`)
    } catch (error) {
      problem.value = error instanceof api.Refused ? error.problem.error : 'bad-save'
    }
  }
  return (
    <span class="load-save">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="unseen"
        tabIndex={-1}
        aria-label={t('load-file')}
        onChange={event => void load(event.currentTarget.files?.[0])}
      />
      <button type="button" class="link" onClick={() => input.current?.click()}>
        {t('load-file')}
      </button>
      {problem.value && <span role="alert">{t(`error-${problem.value}`)}</span>}
    </span>
  )
}

/** How many seats the scenario of a save has. */
function seatsOf(save: api.Save): number {
  const game = games.value.find(one => one.game === save.game)
  return game?.scenarios.find(one => one.scenario === save.scenario)?.seats ?? 2
}
