import type { Review } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { momentAt, seenFrom, stepped } from './seen'

const WIDTH = 300
const HEIGHT = 96

interface GraphProps {
  store: MatchStore
  review: Review
  watch: (revision: number) => void
}

/** Chances and points over time; a click, or the arrow keys, lead to that moment of the replay. */
export function Graph({ store, review, watch }: GraphProps) {
  const { moments, sides } = review
  const now = store.latest.value!
  const seats = now.seats
  const own = now.yours[0] ?? 0
  const last = Math.max(1, moments.at(-1)!.revision)
  const most = Math.max(1, ...moments.flatMap(moment => moment.points))
  const x = (revision: number) => Math.round((revision / last) * WIDTH * 10) / 10
  const y = (share: number) => Math.round((1 - share) * HEIGHT * 10) / 10
  const chances = moments.map(moment => [x(moment.revision), y(seenFrom(moment, seats, own) / 100)] as const)
  const line = chances.map(([px, py], i) => `${i ? 'L' : 'M'}${px} ${py}`).join('')
  const here = momentAt(moments, store.past.value?.revision ?? last)
  const said = (i: number) =>
    t('review-moment', { step: moments[i]!.revision, percent: seenFrom(moments[i]!, seats, own) })
  return (
    <figure class="graph">
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path class="area" d={`${line}V${HEIGHT}H0Z`} />
          <path class="chance" d={line} />
          {sides.map((side, i) => (
            <path
              key={side}
              class={`score ${sideOf(seats[side])}`}
              d={stepped(moments.map(moment => [x(moment.revision), y((moment.points[i]! / most) * 0.96 + 0.02)]))}
            />
          ))}
          {review.falls
            .filter(fall => !now.yours.length || now.yours.includes(fall.seat))
            .map(fall => (
              <path key={fall.revision} class="fell" d={`M${x(fall.revision)} 0V${HEIGHT}`} />
            ))}
          {store.past.value && <path class="here" d={`M${x(moments[here]!.revision)} 0V${HEIGHT}`} />}
        </svg>
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={here}
          aria-label={t('review-graph')}
          aria-valuetext={said(here)}
          onChange={event => watch(moments[Number(event.currentTarget.value)]!.revision)}
        />
      </div>
      <figcaption>
        <span class="key line">{t('review-chance', { seat: seats[own]!.thing })}</span>
        {sides.map((side, i) => (
          <span key={side} class="key">
            <Emblem side={sideOf(seats[side])} size={13} />
            {t('review-points', { points: moments.at(-1)!.points[i]! })}
            <span class="unseen">{speaker.value.thing(seats[side]!.thing)}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
