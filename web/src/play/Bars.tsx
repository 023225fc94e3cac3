import { artOf } from '~/games'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { machineName } from '~/lobby/levels'
import { Clocks } from '~/people/Clocks'
import { LanguageSwitch } from '~/shell/Settings'
import type { MatchStore } from '~/state/match'
import { low, narrow } from '~/state/settings'
import { speaker, t } from '~/text/language'
import { Phrase } from './Phrase'
import { Unread } from './Talk'

/** Where we are: the procedures that the game is in the middle of. */
export function Crumbs({ store }: { store: MatchStore }) {
  const trail = store.shown.value?.trail ?? []
  const say = speaker.value
  const words = trail.map(frame => say.plain(frame))
  const last = words.at(-1) ?? (store.shown.value?.result ? t('match-over') : undefined)
  return (
    <nav class="crumbs" aria-label={t('where-we-are')}>
      <ol>
        {words.slice(0, -1).map((word, i) => (
          <li key={i}>{word}</li>
        ))}
        {last && (
          <li aria-current="step">
            <b>{last}</b>
          </li>
        )}
      </ol>
    </nav>
  )
}

interface TopBarProps {
  store: MatchStore
  open: (what: 'menu' | 'rules' | 'help') => void
}

export function TopBar({ store, open }: TopBarProps) {
  const undo = store.latest.value?.undo
  const seated = store.latest.value?.seat !== null && !store.latest.value?.result
  const canUndo = Boolean(undo?.alone)
  const canAsk = !canUndo && undo?.policy === 'consent' && (store.latest.value?.revision ?? 0) > 0
  return (
    <header class="top">
      <a class="logo" href="#/" aria-label={t('to-lobby')}>
        <i aria-hidden="true" />
        <span>BOCAGE</span>
      </a>
      <Crumbs store={store} />
      <Others store={store} />
      <Clocks store={store} />
      <div class="tools">
        {seated && !narrow.value && (
          <button
            type="button"
            class="tool"
            aria-disabled={!(canUndo || canAsk) || store.busy.value}
            onClick={() => void store.undo()}
          >
            ↶ {t(canAsk ? 'ask-undo' : 'undo')} <kbd>Z</kbd>
          </button>
        )}
        {!narrow.value && (
          <button type="button" class="tool" onClick={() => open('rules')}>
            {t('rules')} <kbd>R</kbd>
          </button>
        )}
        {!narrow.value && (
          <button type="button" class="tool" onClick={() => open('help')} aria-label={t('help')}>
            ?
          </button>
        )}
        <button type="button" class="tool" onClick={() => open('menu')} aria-label={t('menu')}>
          ☰<Unread store={store} />
        </button>
        <LanguageSwitch />
      </div>
    </header>
  )
}

/** Who else plays, and whether they are there: in the bar, or where that is short among the tracks. */
function Others({ store, among = '' }: { store: MatchStore; among?: 'track' | '' }) {
  const now = store.latest.value
  const others = now?.seats.filter(seat => !now.yours.includes(seat.seat)) ?? []
  if (!others.length) return null
  return (
    <ul class={`others ${among}`} aria-label={t('others')}>
      {others.map(seat => {
        const machine = seat.player === 'machine'
        const name = machine
          ? t('machine-named', { machine: machineName(seat.machine ?? '') })
          : seat.name || t(`seat-${seat.player}`)
        const here = machine || seat.here
        return (
          <li key={seat.seat} class={here ? 'here' : 'away'}>
            <Emblem side={sideOf(seat)} size={14} /> {name}
            {seat.player === 'human' && <span class="presence">{t(here ? 'here' : 'away')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** Round, points, initiative: as the game draws them, or as lines. On a phone they scroll, by keys too. */
export function TracksBar({ store }: { store: MatchStore }) {
  const shown = store.shown.value
  if (!shown) return null
  const { Tracks } = artOf(shown.game)
  return (
    <section class="tracks" aria-label={t('tracks')} tabIndex={narrow.value || low.value ? 0 : undefined}>
      {Tracks ? (
        Tracks(shown.status, shown.seats)
      ) : (
        <div class="track lines">
          {shown.status.map((line, i) => (
            <div key={i}>
              <Phrase text={line} store={store} />
            </div>
          ))}
        </div>
      )}
      <Others store={store} among="track" />
    </section>
  )
}
