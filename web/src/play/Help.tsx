import { artOf } from '~/games'
import { Dialog } from '~/shell/Dialog'
import { learned } from '~/state/lessons'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

const KEYS = [
  ['1–9', 'key-choose'],
  ['⏎', 'key-confirm'],
  ['Esc', 'key-back'],
  ['Z', 'key-undo'],
  ['/', 'key-type'],
  ['← ↑ → ↓', 'key-cursor'],
  ['⇧ ← ↑ → ↓', 'key-pan'],
  ['+ − 0', 'key-zoom'],
  ['B', 'key-board'],
  ['V', 'key-lens'],
  ['R', 'key-rules'],
  ['O', 'key-order-of-battle'],
  ['W', 'key-since'],
  ['S', 'key-skip'],
  ['L', 'key-replay'],
] as const

export function Help({ store, close }: { store: MatchStore; close: () => void }) {
  const shown = store.shown.value
  const lessons = shown ? (artOf(shown.game).lessons[shown.scenario] ?? []) : []
  const again = () => {
    const ids = new Set(lessons.map(lesson => lesson.id))
    learned.value = learned.value.filter(id => !ids.has(id))
    close()
  }
  return (
    <Dialog title={t('help')} close={close}>
      <p>{t('help-board')}</p>
      <p>{t('help-why')}</p>
      {lessons.length > 0 && (
        <p>
          <button type="button" class="button quiet small" onClick={again}>
            {t('tutorial-again')}
          </button>
        </p>
      )}
      <table class="keys">
        <tbody>
          {KEYS.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{t(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
