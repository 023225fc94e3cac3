import { keepToken } from '~/api/keys'
import { LensBar } from '~/board/LensView'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Choices } from './Choices'
import { OddsCard } from './OddsCard'
import { Phrase } from './Phrase'

/** What is asked, of whom, and what can be chosen. */
export function Question({ store }: { store: MatchStore }) {
  const shown = store.shown.value
  if (!shown) return null
  if (shown.result) return <Ending store={store} />
  const decision = store.decision.value
  if (!decision) return <Waiting store={store} />
  const seat = shown.seats[decision.seat]
  return (
    <>
      <section class="question" aria-live="polite">
        <span class="label asked">
          {seat && <Emblem side={sideOf(seat)} size={15} />}
          {seat ? t('your-move', { seat: seat.thing }) : null}
        </span>
        <h2>
          <Phrase text={decision.prompt} store={store} />
        </h2>
      </section>
      <Choices store={store} />
      <OddsCard store={store} />
      <LensBar store={store} />
    </>
  )
}

function Waiting({ store }: { store: MatchStore }) {
  const shown = store.shown.value!
  const say = speaker.value
  if (store.past.value) {
    return (
      <section class="question">
        <p class="quiet">{t('looking-back', { revision: shown.revision })}</p>
      </section>
    )
  }
  const waited = shown.waiting.map(seat => shown.seats[seat]!).filter(Boolean)
  return (
    <section class="question" aria-live="polite">
      {waited.map(seat => (
        <h2 key={seat.seat} class="waits">
          <Emblem side={sideOf(seat)} />
          {seat.player === 'machine'
            ? t('thinking', { seat: say.thing(seat.thing) })
            : t('waiting-for', { seat: say.thing(seat.thing) })}
        </h2>
      ))}
      {waited.some(seat => seat.player === 'invited' || seat.player === 'open') && (
        <p class="quiet">{t('seat-free')}</p>
      )}
      <LensBar store={store} />
    </section>
  )
}

function Ending({ store }: { store: MatchStore }) {
  const shown = store.shown.value!
  const { winners, resigned } = shown.result!
  const names = winners.map(seat => shown.seats[seat]!.thing)
  return (
    <section class="question ending" aria-live="polite">
      <span class="label">{t('match-over')}</span>
      <h2>{names.length ? t('victory-of', { side: names }) : t('draw')}</h2>
      {resigned !== null && <p class="quiet">{t('resigned', { seat: shown.seats[resigned]!.thing })}</p>}
      <div class="row">
        <button type="button" class="button" onClick={() => void store.goTo(0)}>
          {t('watch-again')}
        </button>
        {shown.yours.length > 0 && (
          <button type="button" class="button quiet" onClick={() => void store.act(() => rematch(store))}>
            {t('rematch')}
          </button>
        )}
      </div>
    </section>
  )
}

async function rematch(store: MatchStore): Promise<void> {
  const ticket = await store.client.rematch(true)
  keepToken(ticket.match, ticket.token)
  location.hash = `#/play/${ticket.match}`
}
