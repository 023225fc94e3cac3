import { useEffect } from 'preact/hooks'
import { Face } from '~/board/Counters'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

/** The order of battle: every unit on the board, by seat, in words. */
export function Roster({ store, close }: { store: MatchStore; close: () => void }) {
  const shown = store.shown.value
  useEffect(() => {
    for (const { unit } of shown?.pieces ?? []) store.details.need(unit)
  }, [])
  if (!shown) return null
  const say = speaker.value
  return (
    <Dialog title={t('order-of-battle')} close={close} wide>
      {shown.seats.map(seat => (
        <section key={seat.seat} class="roster">
          <h3>
            <Emblem side={sideOf(seat)} /> {say.thing(seat.thing)}
          </h3>
          <ul>
            {shown.pieces
              .filter(piece => piece.seat === seat.seat)
              .map(piece => (
                <li key={piece.unit}>
                  <svg width="44" height="44" viewBox="-3 -3 54 54" aria-hidden="true">
                    <Face store={store} piece={piece} size={46} />
                  </svg>
                  <span>
                    <b>{piece.label}</b>
                    {store.details.of(piece.unit).value.map((line, i) => (
                      <small key={i}>{say.plain(line)}</small>
                    ))}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
