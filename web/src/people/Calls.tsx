import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { keepContact, knownContact } from '~/api/contact'
import type { CallBook, Contact } from '~/api/wire'
import { CopyLink } from '~/play/Invite'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { settings } from '~/state/settings'
import { t } from '~/text/language'

type Kind = Contact['kind']

/** What the server knows of where to call me; null until it has said so. */
function useBook(store: MatchStore): Signal<CallBook | null> {
  const book = useSignal<CallBook | null>(null)
  useEffect(() => {
    store.client.calls().then(
      found => {
        book.value = found
      },
      () => undefined,
    )
  }, [store])
  return book
}

/** The way to it, where the host has set anything up. */
export function CallButton({ store, open }: { store: MatchStore; open: () => void }) {
  const book = useBook(store).value
  if (!book?.mail && !book?.hooks) return null
  return (
    <button type="button" class="button quiet" onClick={open}>
      {t('calls')}
    </button>
  )
}

/** Where to call me when it is my turn and I am not there. */
export function Calls({ store, close }: { store: MatchStore; close: () => void }) {
  const book = useBook(store)
  const now = book.value
  useEffect(() => {
    const mail = now?.contacts.find(one => one.kind === 'mail' && one.confirmed)
    if (mail && store.client.token) keepContact({ address: mail.address, proof: store.client.token })
  }, [now])
  return (
    <Dialog title={t('calls')} close={close}>
      <p>{t('calls-about')}</p>
      {now?.mail && <Way store={store} book={book} kind="mail" />}
      {now?.hooks && <Way store={store} book={book} kind="hook" />}
    </Dialog>
  )
}

/** One way to be called: to be given, waiting for its confirmation, or to be taken back. */
function Way({ store, book, kind }: { store: MatchStore; book: Signal<CallBook | null>; kind: Kind }) {
  const known = kind === 'mail' ? knownContact() : null
  const address = useSignal(known?.address ?? '')
  const secret = useSignal<string | null>(null)
  const mine = book.value?.contacts.find(one => one.kind === kind)
  const others = book.value?.contacts.filter(one => one.kind !== kind) ?? []
  const put = (contacts: Contact[]) => {
    book.value = { ...book.value!, contacts }
  }
  const give = async () => {
    const given = address.value.trim()
    const proof = known?.address === given ? known.proof : null
    const made = await store.client.callAt(kind, given, settings.locale.value, proof)
    secret.value = made.secret
    put([...others, made])
  }
  const takeBack = async () => {
    put((await store.client.callNoMore(kind)).contacts)
    secret.value = null
    if (kind === 'mail') keepContact(null)
  }
  const box = {
    id: `call-${kind}`,
    required: true,
    maxLength: kind === 'mail' ? 254 : 500,
    placeholder: kind === 'mail' ? 'anne@example.org' : 'https://…',
    value: address.value,
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      address.value = event.currentTarget.value
    },
  }
  return (
    <section class="call-way">
      <h3 class="label">{t(`calls-${kind}`)}</h3>
      {mine ? (
        <>
          <p role="status">{t(mine.confirmed ? 'calls-on' : 'calls-unconfirmed', { address: mine.address })}</p>
          {secret.value && (
            <p>
              <span class="quiet">{t('calls-secret')}</span> <CopyLink url={secret.value} label={t('calls-secret')} />
            </p>
          )}
          <button type="button" class="button small quiet" onClick={() => void store.act(takeBack)}>
            {t('calls-take-back')}
          </button>
        </>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            void store.act(give)
          }}
        >
          <label class="field" for={box.id}>
            <span class="label">{t(`calls-${kind}-address`)}</span>
            {kind === 'mail' ? <input type="email" {...box} /> : <input type="url" {...box} />}
          </label>
          <button type="submit" class="button small">
            {t('calls-give')}
          </button>
        </form>
      )}
    </section>
  )
}
