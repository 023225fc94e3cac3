import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import * as api from '~/api/client'
import { invitationOf, keepInvitations } from '~/api/keys'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

/** A link that can be copied; it says when it was. */
export function CopyLink({ url, label }: { url: string; label: string }) {
  const copied = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard?.writeText(url).catch(() => document.execCommand('copy'))
    copied.value = true
  }
  return (
    <span class="copy-link">
      <input
        ref={field}
        class="invitation"
        readOnly
        value={url}
        aria-label={label}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button small" onClick={() => void copy()}>
        {t(copied.value ? 'copied' : 'copy')}
      </button>
      <span class="unseen" role="status">
        {copied.value ? t('copied') : ''}
      </span>
    </span>
  )
}

export const linkTo = (hash: string): string => `${location.origin}${location.pathname}#/${hash}`

/** A link for one free seat, to be sent to a friend: at once where its code is known, or else when asked for. */
export function Invitation({ store, seat }: { store: MatchStore; seat: number }) {
  const code = useSignal(invitationOf(store.match, seat))
  const make = async () => {
    const made = await api.invite(store.match, seat, store.client.token ?? '')
    keepInvitations(store.match, [made])
    code.value = made.code
  }
  return code.value ? (
    <CopyLink url={linkTo(`join/${store.match}/${code.value}`)} label={t('invitation')} />
  ) : (
    <button type="button" class="link" onClick={() => void store.act(make)}>
      {t('invite')}
    </button>
  )
}

/** What the host has to do before a friend can play: send the link. */
export function Invitations({ store }: { store: MatchStore }) {
  const now = store.latest.value
  const free = now?.host && !now.result ? now.seats.filter(seat => seat.player === 'invited') : []
  if (!free.length) return null
  return (
    <section class="consent invitations">
      {free.map(seat => (
        <div key={seat.seat}>
          <p>{t('send-link', { seat: seat.thing })}</p>
          <Invitation store={store} seat={seat.seat} />
        </div>
      ))}
    </section>
  )
}
