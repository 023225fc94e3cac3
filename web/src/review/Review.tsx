import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Advice, Fall, Review as Hindsight, SeatLuck } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { Phrase } from '~/play/Phrase'
import { go } from '~/shell/router'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { Graph } from './Graph'

/** What led to the end: how it stood all along, the luck of both, and the choices after which it went worse. */
export function Review({ store }: { store: MatchStore }) {
  const review = useSignal<Hindsight | null>(null)
  const failed = useSignal(false)
  const luck = useSignal<SeatLuck[]>([])
  useEffect(() => {
    store.client.review().then(
      found => {
        review.value = found
      },
      () => {
        failed.value = true
      },
    )
    store.client.luck(store.seat.value).then(
      found => {
        luck.value = found.seats
      },
      () => undefined,
    )
  }, [store])
  const watch = (revision: number) => go(`#/play/${store.match}/replay/${revision}`)
  return (
    <section class="review" aria-label={t('review-title')}>
      <h3 class="label">{t('review-title')}</h3>
      {!review.value && <p class="quiet">{t(failed.value ? 'review-failed' : 'review-weighing')}</p>}
      {review.value && review.value.moments.length > 1 && <Graph store={store} review={review.value} watch={watch} />}
      {luck.value.length > 0 && <h3 class="label">{t('luck-report')}</h3>}
      {luck.value.map(one => (
        <Luck key={one.seat} store={store} luck={one} />
      ))}
      {review.value && <Falls store={store} review={review.value} watch={watch} />}
    </section>
  )
}

function Luck({ store, luck }: { store: MatchStore; luck: SeatLuck }) {
  const seat = store.latest.value?.seats[luck.seat]
  if (!seat) return null
  return (
    <p class="luck-line">
      <Emblem side={sideOf(seat)} size={15} />
      {t('luck', { dice: luck.dice, percent: Math.round((luck.luck ?? 0.5) * 100) })}
      {luck.undone > 0 && ` · ${t('luck-undone', { rolls: luck.undone })}`}
    </p>
  )
}

interface FallsProps {
  store: MatchStore
  review: Hindsight
  watch: (revision: number) => void
}

/** One's own choices, or, for whoever only watches, those of all. */
function Falls({ store, review, watch }: FallsProps) {
  const advice = useSignal<Record<number, Advice>>({})
  const yours = store.latest.value?.yours ?? []
  const shown = review.falls.filter(fall => !yours.length || yours.includes(fall.seat))
  useEffect(() => {
    let open = true
    const ask = async () => {
      for (const { revision } of shown) {
        const found = open ? await store.client.advice(revision).catch(() => null) : null
        if (found) advice.value = { ...advice.value, [revision]: found }
      }
    }
    void ask()
    return () => {
      open = false
    }
  }, [review])
  if (!shown.length) return <p class="quiet">{t('review-no-falls')}</p>
  return (
    <>
      <h3 class="label">{t('review-falls')}</h3>
      <ol class="falls">
        {shown.map(fall => (
          <FallEntry
            key={`${fall.seat}-${fall.revision}`}
            store={store}
            fall={fall}
            advice={advice.value[fall.revision] ?? null}
            watch={watch}
          />
        ))}
      </ol>
    </>
  )
}

interface FallEntryProps {
  store: MatchStore
  fall: Fall
  advice: Advice | null
  watch: (revision: number) => void
}

function FallEntry({ store, fall, advice, watch }: FallEntryProps) {
  const seats = store.latest.value?.seats ?? []
  const chosen = advice?.better ? advice.chosen : fall.chosen
  return (
    <li>
      <button type="button" class="fall" onClick={() => watch((advice?.revision ?? fall.revision) - 1)}>
        <Emblem side={sideOf(seats[fall.seat])} size={15} />
        <span>
          <b>
            <Phrase text={chosen} />
          </b>
          <small>{t('review-fell', { step: fall.revision, before: fall.before, after: fall.after })}</small>
          <small>
            {!advice && t('review-asking')}
            {advice && !advice.better && t('review-same')}
            {advice?.better && (
              <>
                {t('review-better')} <Phrase text={advice.better} />
                {advice.reason && (
                  <em>
                    {' · '}
                    <Phrase text={advice.reason} />
                  </em>
                )}
              </>
            )}
          </small>
        </span>
      </button>
    </li>
  )
}
