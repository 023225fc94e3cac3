import { useEffect } from 'preact/hooks'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { placeOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { narrow } from '~/state/settings'
import { speaker, t } from '~/text/language'
import { piecesByPlace } from './Counters'
import { distanceWords } from './describe'
import { type Plan, stepsBetween } from './plan'

/** What is under the pointer: the place, how far it is, and all that may be known of its units. */
export function Inspector({ store, plan }: { store: MatchStore; plan: Plan }) {
  const plot = plan.byPlace.get(store.hovered.value ?? -1)
  const shown = store.shown.value
  const stack = plot ? (piecesByPlace(store.pieces.value).get(plot.place) ?? []) : []
  const units = stack.map(piece => piece.unit).join()
  useEffect(() => {
    for (const { unit } of stack) store.details.need(unit)
  }, [units])
  if (!plot || !shown || narrow.value) return null
  const say = speaker.value
  const from = store.actor.value && placeOf(store.actor.value, store.pieces.value)
  const steps = from === null ? 0 : stepsBetween(plan, from, plot.place)
  const about = [say.word(plot.terrain), plot.level ? t('level', { level: plot.level }) : '']
  about.push(...plot.marks.flatMap(mark => (mark.label ? [say.word(mark.label)] : [])))
  if (steps > 0) {
    about.push(t('distance-from', { distance: distanceWords(plan, steps), unit: store.actor.value! }))
  }
  return (
    <div class="inspector" aria-hidden="true">
      <p>
        <b>{plot.name}</b> {about.filter(Boolean).join(' · ')}
      </p>
      {stack.map(piece => (
        <div key={piece.unit}>
          <p>
            <Emblem side={sideOf(shown.seats[piece.seat])} size={14} /> <b>{say.word(piece.label)}</b>{' '}
            {(piece.states ?? []).map(state => say.word(state)).join(', ')}
          </p>
          {store.details
            .of(piece.unit)
            .value.slice(1)
            .map((line, i) => (
              <small key={i}>{say.plain(line)}</small>
            ))}
        </div>
      ))}
    </div>
  )
}
