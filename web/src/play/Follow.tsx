import { thingsOf } from '~/api/things'
import type { GameEvent } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { isRoll } from '~/state/rolls'
import { t } from '~/text/language'
import { asTold } from './Log'
import { Phrase } from './Phrase'

/** So many sentences of one step are shown over the board; the log has all of them. */
const SHOWN = 2

/** What others are doing, in words, step by step; and a way past it. */
export function Follow({ store }: { store: MatchStore }) {
  const watching = store.watching.value
  const events = store.step.value
  const waits = !store.decision.value && !store.past.value && !store.shown.value?.result
  const told = sayable(events)
  if (!watching && !((waits || store.looking.value) && told.length)) return null
  const left = store.recap.left.value ?? store.stage.behind.value
  return (
    <section class="follow" aria-label={t('follow')}>
      <div class="said">
        {told.map((event, i) => (
          <p key={`${event.revision}-${i}`} class={event.kind === 'Reason' ? 'reason' : ''}>
            <Owner store={store} event={event} />
            <Phrase text={asTold(event)} store={store} />
          </p>
        ))}
      </div>
      {watching && (
        <button type="button" class="tool" onClick={() => store.skip()}>
          {left > 0 ? t('skip-steps', { count: left }) : t('skip')} <kbd>S</kbd>
        </button>
      )}
    </section>
  )
}

/** What came of a step says more than what led to it; the dice lie in their tray. */
function sayable(events: readonly GameEvent[]): GameEvent[] {
  const told = events.filter(event => !isRoll(event) && event.kind !== 'Reason')
  const short = told.length > SHOWN ? [told[0]!, told.findLast(event => event.outcome) ?? told.at(-1)!] : told
  return [...short, ...events.filter(event => event.kind === 'Reason').slice(0, 1)]
}

function Owner({ store, event }: { store: MatchStore; event: GameEvent }) {
  const things = thingsOf(event)
  const unit = things.find(thing => thing.kind === 'unit')
  const owner = unit ? store.ownerOf(unit.id) : (things.find(thing => thing.kind === 'seat')?.id ?? null)
  const seat = owner === null ? undefined : store.shown.value?.seats[owner]
  return seat ? <Emblem side={sideOf(seat)} size={14} /> : null
}
