import { useSignal } from '@preact/signals'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { CallButton } from '~/people/Calls'
import { ClockAgreed } from '~/people/Clocks'
import { Briefing } from '~/shell/Briefing'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { openRule } from '~/state/rules'
import { speaker, t } from '~/text/language'
import { CopyLink, Invitation, linkTo } from './Invite'
import type { Panel } from './PlayScreen'
import { download } from './saves'
import { Unread } from './Talk'

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
      {shown.options.spectators !== false && (
        <p class="watch-link">
          <span class="quiet">{t('watch-link')}</span>
          <CopyLink
            url={linkTo(shown.result ? `watch/${shown.match}/replay` : `watch/${shown.match}`)}
            label={t('watch-link')}
          />
        </p>
      )}
      <ClockAgreed store={store} />
      {store.spectators.value > 0 && <p class="quiet">{t('spectators', { count: store.spectators.value })}</p>}
      <div class="menu">
        <button type="button" class="button quiet" onClick={() => go('replay')}>
          {t('replay')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('roster')}>
          {t('order-of-battle')}
        </button>
        <button type="button" class="button quiet" onClick={() => go('talk')}>
          {t('talk')} <Unread store={store} />
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
        {shown.yours.length > 0 && <CallButton store={store} open={() => go('calls')} />}
        {shown.yours.length > 0 && (
          <button type="button" class="button quiet" onClick={() => go('carry')}>
            {t('carry')}
          </button>
        )}
        {shown.seat !== null && (
          <button type="button" class="button quiet" onClick={() => go('report')}>
            {t('report')}
          </button>
        )}
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
              if (sure.value) void store.resign().then(close)
              sure.value = true
            }}
          >
            {t(sure.value ? 'resign-sure' : 'resign')}
          </button>
        )}
      </div>
      <Briefing game={shown.game} scenario={shown.scenario} />
    </Dialog>
  )
}
