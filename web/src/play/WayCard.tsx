import { costOfWay, placesOn } from '~/state/march'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

/** The way to the place that was clicked: what it costs, what may happen on it, and the button that goes it. */
export function WayCard({ store }: { store: MatchStore }) {
  const way = store.march.way.value
  const plan = store.plan.value
  if (!way || !plan) return null
  const name = (place: number) => speaker.value.word(plan.byPlace.get(place)?.name ?? '')
  const seats = store.shown.value?.seats ?? []
  const spent = costOfWay(way.steps)
  const risks = way.steps.flatMap((step, i) => {
    const place = placesOn({ ...way, steps: way.steps.slice(0, i + 1) }).at(-1)
    const where = place === undefined ? '' : name(place)
    const askers = [...new Set(step.asks.map(ask => ask.seat))].flatMap(seat => seats[seat]?.thing ?? [])
    return [
      ...askers.map(seat => ({ place: where, words: t('may-answer', { seat }) })),
      ...(step.dice ? [{ place: where, words: t('rolls-dice') }] : []),
    ]
  })
  return (
    <section class="odds way-card" aria-label={t('way-to', { place: name(way.place) })}>
      <h3>{t('way-to', { place: name(way.place) })}</h3>
      <p class="trail">{placesOn(way).map(name).join(' › ')}</p>
      {spent && <p class="trail">{t('cost', { cost: spent })}</p>}
      {risks.map((risk, i) => (
        <p key={i} class="trail risk">
          {risk.place}: {risk.words}
        </p>
      ))}
      <div class="confirm">
        <span class="final calm">{t('march-stops')}</span>
        <button
          type="button"
          class="go"
          aria-disabled={store.busy.value}
          onClick={() => store.march.go(store.decision.value)}
        >
          {t('go-there')} <span aria-hidden="true">⏎</span>
        </button>
      </div>
    </section>
  )
}
