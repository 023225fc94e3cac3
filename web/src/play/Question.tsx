import { useEffect } from 'preact/hooks'
import { keepToken } from '~/api/keys'
import type { GameEvent } from '~/api/wire'
import { LensBar } from '~/board/LensView'
import { Legend } from '~/board/table/Legend'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { Review } from '~/review/Review'
import type { MatchStore } from '~/state/match'
import { toldAt } from '~/state/news'
import { fetchLedger, ledgers } from '~/state/rules'
import { settings } from '~/state/settings'
import { speaker, spokenGame, t } from '~/text/language'
import { Choices } from './Choices'
import { DraftCard } from './DraftCard'
import { Entry } from './Log'
import { OddsCard } from './OddsCard'
import { Phrase, RuleLink } from './Phrase'
import { WayCard } from './WayCard'

/** What is asked, of whom, and what can be chosen. */
export function Question({ store }: { store: MatchStore }) {
  const shown = store.shown.value
  if (!shown) return null
  if (shown.result && !store.past.value) return <Ending store={store} />
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
      <DraftCard store={store} />
      <Choices store={store} />
      <OddsCard store={store} />
      <WayCard store={store} />
      <LensBar store={store} />
      <Legend store={store} />
    </>
  )
}

function Waiting({ store }: { store: MatchStore }) {
  const shown = store.shown.value!
  const say = speaker.value
  if (store.recap.left.value !== null) {
    return (
      <section class="question">
        <p class="quiet">{t('since-my-choice')}</p>
        <button type="button" class="button quiet" onClick={() => store.skip()}>
          {t('to-present')} <kbd>S</kbd>
        </button>
        <Story store={store} events={store.step.value} />
      </section>
    )
  }
  if (store.past.value) {
    return (
      <section class="question">
        <p class="quiet">{t('looking-back', { revision: shown.revision })}</p>
        <Story store={store} events={toldAt(store.events.value, shown.revision)} />
        {store.latest.value?.result && <Review store={store} />}
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
          {seat.player === 'human' && (
            <small class="quiet">
              {seat.name} {t(seat.here ? 'here' : 'away')}
            </small>
          )}
        </h2>
      ))}
      {waited.some(seat => seat.player === 'invited' || seat.player === 'open') && (
        <p class="quiet">{t('seat-free')}</p>
      )}
      <Story store={store} events={store.step.value} />
      <LensBar store={store} />
    </section>
  )
}

/** All that was told of the step on the board, with its sums. */
function Story({ store, events }: { store: MatchStore; events: readonly GameEvent[] }) {
  return (
    <div class="story">
      {events.map((event, i) => (
        <Entry key={`${event.revision}-${i}`} event={event} store={store} />
      ))}
    </div>
  )
}

function Ending({ store }: { store: MatchStore }) {
  const shown = store.shown.value!
  const { winners, rule, resigned } = shown.result!
  const names = winners.map(seat => shown.seats[seat]!.thing)
  return (
    <section class="question ending" aria-live="polite">
      <span class="label">{t('match-over')}</span>
      <h2>{names.length ? t('victory-of', { side: names }) : t('draw')}</h2>
      {resigned === null && (
        <p class="quiet">
          {t('decided-by')} <RuleLink rule={rule} />
          <RuleWords rule={rule} />
        </p>
      )}
      {shown.status.map((line, i) => (
        <p key={i} class="score">
          <Phrase text={line} store={store} />
        </p>
      ))}
      {resigned !== null && (
        <p class="quiet">
          {t(rule === 'kernel.out-of-time' ? 'ran-out' : 'resigned', { seat: shown.seats[resigned]!.thing })}
        </p>
      )}
      <div class="row">
        <a class="button" href={`#/play/${shown.match}/replay`}>
          {t('watch-again')}
        </a>
        {shown.yours.length > 0 && (
          <button type="button" class="button quiet" onClick={() => void store.act(() => rematch(store))}>
            {t('rematch')}
          </button>
        )}
      </div>
      <Review store={store} />
    </section>
  )
}

/** The rule in full, as soon as the ledger is there. */
function RuleWords({ rule }: { rule: string }) {
  useEffect(() => void fetchLedger(spokenGame.value), [rule])
  const found = ledgers.value[spokenGame.value]?.find(one => one.id === rule)
  return found ? <span class="rule-words">{found[settings.locale.value] || found.en}</span> : null
}

async function rematch(store: MatchStore): Promise<void> {
  const ticket = await store.client.rematch(true)
  keepToken(ticket.match, ticket.token)
  location.hash = `#/play/${ticket.match}`
}
