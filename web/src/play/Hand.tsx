import type { Thing } from '~/api/wire'
import { sameThing } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

/** The cards that can be played now: picture and title until raised. */
export function Hand({ store }: { store: MatchStore }) {
  const cards: Thing[] = []
  for (const option of store.decision.value?.options ?? []) {
    for (const thing of option.things) {
      if (thing.kind === 'card' && !cards.some(card => sameThing(card, thing))) cards.push(thing)
    }
  }
  if (!cards.length) return null
  const pick = (card: Thing) => {
    const mine = store.decision.value!.options.filter(option => option.things.some(thing => sameThing(thing, card)))
    if (mine.length === 1) store.pick(mine[0]!)
    else store.focus.value = card
  }
  return (
    <section class="hand" aria-label={t('cards')}>
      {cards.map((card, i) => {
        const turn = (i - (cards.length - 1) / 2) * 5
        return (
          <button
            key={card.id}
            type="button"
            class="playing-card"
            style={{ '--turn': `${turn}deg`, '--drop': `${Math.abs(turn) * 1.4}px` }}
            aria-pressed={store.focus.value ? sameThing(store.focus.value, card) : false}
            onClick={() => pick(card)}
          >
            <span class="art" aria-hidden="true" />
            <b>{speaker.value.thing(card)}</b>
          </button>
        )
      })}
    </section>
  )
}
