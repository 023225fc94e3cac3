import type { Signal } from '@preact/signals'
import { Phrase, RuleLink } from '~/play/Phrase'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import type { Camera } from './camera'
import type { Plan } from './plan'

/** Why what was clicked is not on offer, beside it. */
export function WhyTip({ store, plan, camera }: { store: MatchStore; plan: Plan; camera: Signal<Camera> }) {
  const why = store.why.value
  const plot = plan.byPlace.get(why?.place ?? -1)
  if (!why || !plot || !why.answers) return null
  const { x, y, k } = camera.value
  const [left, top] = [plot.centre[0] * k + x, (plot.centre[1] - plan.side) * k + y]
  const refusals = why.answers.flatMap(answer => (answer.refusal ? [answer.refusal] : []))
  const told = refusals.filter((one, i) => refusals.findIndex(other => other.rule === one.rule) === i).slice(0, 3)
  return (
    <div class="why" role="status" style={{ left: `${left}px`, top: `${top}px` }} data-control>
      {told.length === 0 && <p>{t('why-nothing', { thing: why.title })}</p>}
      {told.map(refusal => (
        <p key={refusal.rule}>
          <Phrase text={refusal} store={store} /> <RuleLink rule={refusal.rule} />
        </p>
      ))}
    </div>
  )
}
