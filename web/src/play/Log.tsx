import { useEffect, useRef } from 'preact/hooks'
import { thingsOf } from '~/api/things'
import type { GameEvent } from '~/api/wire'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { facesOf } from './Dice'
import { Breakdown, totalsOf } from './OddsCard'
import { Phrase } from './Phrase'

const SHOWN = 120

/** What happened, the latest last. */
export function Log({ store }: { store: MatchStore }) {
  const box = useRef<HTMLDivElement>(null)
  const past = store.past.value
  const events = store.events.value.filter(event => !past || event.revision <= past.revision).slice(-SHOWN)
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
      <h3 class="label">{t('log')}</h3>
      <div class="lines" ref={box} role="log" tabIndex={0} aria-label={t('log')}>
        {events.map((event, i) => (
          <Entry key={`${event.revision}-${i}-${event.key}`} event={event} store={store} />
        ))}
      </div>
    </section>
  )
}

function Entry({ event, store }: { event: GameEvent; store: MatchStore }) {
  const unit = thingsOf(event).find(thing => thing.kind === 'unit')
  const actor = thingsOf(event).find(thing => thing.kind === 'seat')
  const owner = unit ? store.ownerOf(unit.id) : (actor?.id ?? null)
  const side = owner === null ? 'nobody' : sideOf(store.shown.value?.seats[owner])
  const totals = totalsOf(event)
  const heading = /^event-round-began|phase-ended$/.test(event.key)
  return (
    <div class={`entry ${side}${event.undone ? ' undone' : ''}${heading ? ' heading' : ''}`}>
      <Phrase text={event} store={store} />
      {event.kind === 'Rolled' && <Faces event={event} />}
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
  const need = Number(event.args.need ?? 0)
  return (
    <span class="faces" aria-hidden="true">
      {facesOf(event).map((face, i) => (
        <i key={i} class={need && face >= need ? 'hit' : ''}>
          {face}
        </i>
      ))}
    </span>
  )
}
