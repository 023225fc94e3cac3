import { useEffect } from 'preact/hooks'
import type { Piece } from '~/api/wire'
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
    for (const { unit, carries = [] } of shown?.pieces ?? []) {
      for (const one of [unit, ...carries]) store.details.need(one)
    }
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
            {alike(
              store,
              shown.pieces.filter(piece => piece.seat === seat.seat),
            ).map(({ piece, count }) => (
              <li key={piece.unit}>
                <svg {...frameOf(piece)} aria-hidden="true">
                  <Face store={store} piece={piece} size={46} />
                </svg>
                <span>
                  <b>
                    {say.word(piece.label)}
                    {count > 1 && ` ×${count}`}
                  </b>
                  {[piece.unit, ...(piece.carries ?? [])].map(unit => (
                    <Lines key={unit} store={store} unit={unit} />
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

/** Figures of which all the same is told, as the men of one squad, are one entry. */
function alike(store: MatchStore, pieces: readonly Piece[]): { piece: Piece; count: number }[] {
  const counts = new Map<string, { piece: Piece; count: number }>()
  for (const piece of pieces) {
    const lines = [piece.unit, ...(piece.carries ?? [])].flatMap(unit => store.details.of(unit).value)
    const words = [speaker.value.word(piece.label), ...lines.map(line => speaker.value.plain(line))].join('\n')
    counts.set(words, { piece: counts.get(words)?.piece ?? piece, count: (counts.get(words)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** A long counter is turned as it faces on the board: it has room on all sides. */
function frameOf(piece: Piece): { width: number; height: number; viewBox: string } {
  const spare = (piece.beside?.length ?? 0) * 32
  return { width: 44, height: 44, viewBox: `${-3 - spare} ${-3 - spare} ${54 + 2 * spare} ${54 + 2 * spare}` }
}

/** All that may be known of a unit, line by line. */
function Lines({ store, unit }: { store: MatchStore; unit: number }) {
  return (
    <>
      {store.details.of(unit).value.map((line, i) => (
        <small key={i}>{speaker.value.plain(line)}</small>
      ))}
    </>
  )
}
