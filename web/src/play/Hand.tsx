import { thingsOf } from '~/api/things'
import type { Held, Thing } from '~/api/wire'
import { CardPicture } from '~/games/CardPicture'
import { sameThing } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Phrase } from './Phrase'

/** Every card of the hand; those of the question alone, where the game tells of no hand. */
export function cardsOf(store: MatchStore): Held[] {
  const held = store.shown.value?.hand ?? []
  const cards = [...held]
  for (const option of store.decision.value?.options ?? []) {
    for (const card of thingsOf(option)) {
      if (card.kind !== 'card' || cards.some(one => one.card === card.id)) continue
      cards.push({ card: card.id, name: card.name ?? '', lines: [] })
    }
  }
  return cards
}

/** The hand: picture and title until raised; a card that cannot be played now says why not. */
export function Hand({ store }: { store: MatchStore }) {
  const cards = cardsOf(store)
  if (!cards.length) return null
  return (
    <section class="hand" aria-label={t('cards')}>
      {cards.map((held, i) => {
        const turn = (i - (cards.length - 1) / 2) * Math.min(5, 30 / cards.length)
        return <Card key={held.card} store={store} held={held} turn={turn} />
      })}
    </section>
  )
}

function Card({ store, held, turn }: { store: MatchStore; held: Held; turn: number }) {
  const { name, lines } = held
  const card: Thing = { kind: 'card', id: held.card, name }
  const options =
    store.decision.value?.options.filter(option => thingsOf(option).some(one => sameThing(one, card))) ?? []
  const pick = () => (options.length ? store.take(options, card) : void store.inquiry.about(card, null))
  return (
    <button
      type="button"
      class={options.length ? 'playing-card playable' : 'playing-card'}
      style={{ '--turn': `${turn}deg`, '--drop': `${Math.abs(turn) * 1.4}px` }}
      aria-pressed={store.focus.value ? sameThing(store.focus.value, card) : false}
      onClick={pick}
    >
      <CardPicture name={name} />
      <b>{speaker.value.word(name)}</b>
      {lines.map((line, i) => (
        <small key={i}>
          <Phrase text={line} />
        </small>
      ))}
      <span class="unseen">{t(options.length ? 'card-playable' : 'card-not-now')}</span>
    </button>
  )
}
