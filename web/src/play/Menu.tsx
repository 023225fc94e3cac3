import { useSignal } from '@preact/signals'
import * as api from '~/api/client'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { Briefing } from '~/shell/Briefing'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { openRule } from '~/state/rules'
import { speaker, t } from '~/text/language'
import type { Panel } from './PlayScreen'
import { download } from './saves'

interface MenuProps {
  store: MatchStore
  close: () => void
  show: (panel: Panel) => void
}

/** Everything about the match that is not the next choice. */
export function Menu({ store, close, show }: MenuProps) {
  const sure = useSignal(false)
  const shown = store.latest.value
  if (!shown) return null
  const go = (panel: Panel) => {
    close()
    show(panel)
  }
  return (
    <Dialog title={shown.name || speaker.value.word(shown.scenario)} close={close}>
      <Briefing scenario={shown.scenario} />
      <ul class="seats">
        {shown.seats.map(seat => (
          <li key={seat.seat}>
            <Emblem side={sideOf(seat)} /> <b>{speaker.value.thing(seat.thing)}</b>
            <span class="quiet">
              {seat.player === 'machine' ? t('machine') : seat.name || t(`seat-${seat.player}`)}
              {seat.here && seat.player === 'human' ? ` · ${t('here')}` : ''}
            </span>
            {shown.host && (seat.player === 'invited' || seat.player === 'open') && (
              <Invitation store={store} seat={seat.seat} />
            )}
          </li>
        ))}
      </ul>
      {store.spectators.value > 0 && <p class="quiet">{t('spectators', { count: store.spectators.value })}</p>}
      <div class="menu">
        <button type="button" class="button quiet" onClick={() => go('replay')}>
          {t('replay')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('roster')}>
          {t('order-of-battle')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('talk')}>
          {t('talk')}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            close()
            openRule('')
          }}
        >
          {t('rules')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('dice')}>
          {t('honest-dice')}
        </button>
        {shown.seat !== null && !shown.result && (
          <button type="button" class="button quiet" onClick={() => go('orders')}>
            {t('standing-orders')}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => void store.act(() => download(store)).then(close)}>
          {t('save-file')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('help')}>
          {t('help')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('settings')}>
          {t('settings')}
        </button>
        <a class="button quiet" href="#/">
          {t('to-lobby')}
        </a>
        {shown.seat !== null && !shown.result && (
          <button
            type="button"
            class="button danger"
            onClick={() => {
              if (sure.value) void store.resign()
              sure.value = true
            }}
          >
            {t(sure.value ? 'resign-sure' : 'resign')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** A link for one free seat, to be sent to a friend. */
function Invitation({ store, seat }: { store: MatchStore; seat: number }) {
  const link = useSignal<string | null>(null)
  const make = async () => {
    const { code } = await api.invite(store.match, seat, store.client.token ?? '')
    const url = `${location.origin}${location.pathname}#/join/${store.match}/${code}`
    link.value = url
    await navigator.clipboard?.writeText(url).catch(() => undefined)
  }
  return link.value ? (
    <input
      class="invitation"
      readOnly
      value={link.value}
      aria-label={t('invitation')}
      onFocus={e => e.currentTarget.select()}
    />
  ) : (
    <button type="button" class="link" onClick={() => void make()}>
      {t('invite')}
    </button>
  )
}
