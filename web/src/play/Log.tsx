import { useEffect, useRef } from 'preact/hooks'
import { thingsOf } from '~/api/things'
import type { GameEvent, Text } from '~/api/wire'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { withoutEchoes } from '~/state/news'
import { Recap } from '~/state/recap'
import { isHit, isRoll } from '~/state/rolls'
import { speaker, t } from '~/text/language'
import { facesOf } from './Dice'
import { Breakdown, totalsOf } from './OddsCard'
import { Phrase, RuleLink } from './Phrase'

const SHOWN = 120

/** What happened, the latest last. */
export function Log({ store }: { store: MatchStore }) {
  const box = useRef<HTMLDivElement>(null)
  const past = store.past.value
  const told = store.events.value.filter(event => !past || event.revision <= past.revision)
  const events = withoutEchoes(told).slice(-SHOWN)
  const last = events.length
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, past?.revision])
  useEffect(() => {
    const watch = new ResizeObserver(() => box.current?.scrollTo({ top: box.current.scrollHeight }))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <section class="log" aria-label={t('log')}>
      <header>
        <h3 class="label">{t('log')}</h3>
        <SinceMyChoice store={store} />
      </header>
      <div class="lines" ref={box} role="log" tabIndex={0} aria-label={t('log')}>
        {store.latest.value?.options.training === true && <p class="quiet">{t('training')}</p>}
        {events.map((event, i) => (
          <Entry key={`${event.revision}-${i}-${event.key}`} event={event} store={store} />
        ))}
      </div>
    </section>
  )
}

/** What happened since this player chose last, once more on the board. */
function SinceMyChoice({ store }: { store: MatchStore }) {
  const from = store.chosen.value
  if (store.watching.value || !Recap.revisions(store.events.value, from).length) return null
  return (
    <button type="button" class="link" onClick={() => void store.tellAgain(from)}>
      ⟲ {t('since-my-choice')} <kbd>W</kbd>
    </button>
  )
}

/** A reason is half a sentence, which someone says of a unit. */
export function asTold(event: GameEvent): Text {
  if (event.kind !== 'Reason') return event
  const who = thingsOf(event)
  return { key: 'reason-told', args: { seat: who.length ? who : null, reason: speaker.value.plain(event) } }
}

export function Entry({ event, store }: { event: GameEvent; store: MatchStore }) {
  const unit = thingsOf(event).find(thing => thing.kind === 'unit')
  const actor = thingsOf(event).find(thing => thing.kind === 'seat')
  const owner = unit ? store.ownerOf(unit.id) : (actor?.id ?? null)
  const side = owner === null ? 'nobody' : sideOf(store.shown.value?.seats[owner])
  const totals = totalsOf(event)
  const { rule } = event.args
  const heading = /^event-round-began|phase-ended$/.test(event.key)
  return (
    <div
      class={`entry ${side}${event.undone ? ' undone' : ''}${heading ? ' heading' : ''}${event.kind === 'Reason' ? ' reason' : ''}`}
    >
      <Phrase text={asTold(event)} store={store} />
      {typeof rule === 'string' && (
        <>
          {' '}
          <RuleLink rule={rule} />
        </>
      )}
      {isRoll(event) && <Faces event={event} />}
      {totals.length > 0 && (
        <details>
          <summary>{t('breakdown')}</summary>
          {totals.map(sum => (
            <Breakdown key={sum.name} {...sum} />
          ))}
        </details>
      )}
    </div>
  )
}

function Faces({ event }: { event: GameEvent }) {
  return (
    <span class="faces" aria-hidden="true">
      {facesOf(event).map((face, i) => (
        <i key={i} class={isHit(event, face) ? 'hit' : ''}>
          {face}
        </i>
      ))}
    </span>
  )
}
