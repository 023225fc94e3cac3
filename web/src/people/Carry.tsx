import { useSignal } from '@preact/signals'
import type { CarryCode } from '~/api/wire'
import { CopyLink, linkTo } from '~/play/Invite'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

/** A code in two halves, which are easier to read out. */
const readable = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** A link and a code that take one's seat to another device. */
export function Carry({ store, close }: { store: MatchStore; close: () => void }) {
  const keep = useSignal(true)
  const made = useSignal<CarryCode | null>(null)
  const make = async () => {
    made.value = await store.client.carry(keep.value)
  }
  return (
    <Dialog title={t('carry')} close={close}>
      <p>{t('carry-about')}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={keep.value}
          onChange={event => {
            keep.value = event.currentTarget.checked
            made.value = null
          }}
        />
        {t('carry-keep')}
      </label>
      <p>
        <button type="button" class="button" onClick={() => void store.act(make)}>
          {t(made.value ? 'carry-again' : 'carry-make')}
        </button>
      </p>
      {made.value && (
        <div role="status">
          <CopyLink key={made.value.code} url={linkTo(`carry/${made.value.code}`)} label={t('carry-link')} />
          <p>
            {t('carry-code')} <span class="carry-code">{readable(made.value.code)}</span>
          </p>
        </div>
      )}
    </Dialog>
  )
}
