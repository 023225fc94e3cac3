import type { Tray } from '~/api/wire'
import { Face } from '~/board/Counters'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { narrow } from '~/state/settings'
import { speaker, t } from '~/text/language'
import { Phrase } from './Phrase'

/** What lies beside the board: reinforcements, parks, the cup. Closed at first, unless it belongs to what is asked. */
export function Trays({ store }: { store: MatchStore }) {
  const trays = (store.shown.value?.trays ?? []).filter(tray => tray.pieces?.length || tray.lines?.length)
  if (!trays.length) return null
  return (
    <details class="trays" data-control open={!narrow.value && trays.some(tray => tray.open)}>
      <summary>{t('beside-board')}</summary>
      <div class="lying">
        {trays.map((tray, i) => (
          <Lying key={i} tray={tray} store={store} />
        ))}
      </div>
    </details>
  )
}

function Lying({ tray, store }: { tray: Tray; store: MatchStore }) {
  const seat = store.shown.value?.seats[tray.seat ?? -1]
  return (
    <section>
      <h3 class="label">
        {seat && <Emblem side={sideOf(seat)} />} {speaker.value.plain(tray.title)}
      </h3>
      <ul class="shelf">
        {(tray.pieces ?? []).map(piece => {
          const due = new Map(piece.values ?? []).get('due')
          return (
            <li key={piece.unit} title={speaker.value.word(piece.label)}>
              <svg width="50" height="50" viewBox="-2 -4 60 60" role="img" aria-label={speaker.value.word(piece.label)}>
                <Face store={store} piece={piece} size={50} />
              </svg>
              {due !== undefined && <small>{t('due-turn', { turn: due })}</small>}
            </li>
          )
        })}
      </ul>
      {(tray.lines ?? []).map((line, i) => (
        <p key={i}>
          <Phrase text={line} store={store} />
        </p>
      ))}
    </section>
  )
}
