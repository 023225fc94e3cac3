import { Dialog } from '~/shell/Dialog'
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
  ['L', 'key-replay'],
] as const

export function Help({ close }: { close: () => void }) {
  return (
    <Dialog title={t('help')} close={close}>
      <p>{t('help-board')}</p>
      <p>{t('help-why')}</p>
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
