import type { Signal } from '@preact/signals'
import { Phrase, RuleLink } from '~/play/Phrase'
import type { Why } from '~/state/inquiry'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import type { Camera } from './camera'
import type { Plan } from './plan'

/** Why what was clicked is not on offer, beside it; what lies nowhere is answered at the bottom of the board. */
export function WhyTip({ store, plan, camera }: { store: MatchStore; plan: Plan; camera: Signal<Camera> }) {
  const why = store.why.value
  if (!why?.answers) return null
  const plot = plan.byPlace.get(why.place ?? -1)
  const { x, y, k } = camera.value
  const style = plot && { left: `${plot.centre[0] * k + x}px`, top: `${(plot.centre[1] - plan.side) * k + y}px` }
  return (
    <div class={plot ? 'why' : 'why nowhere'} role="status" style={style} data-control>
      <Reasons why={why} store={store} />
    </div>
  )
}

function Reasons({ why, store }: { why: Why; store: MatchStore }) {
  const refusals = (why.answers ?? []).flatMap(answer => (answer.refusal ? [answer.refusal] : []))
  const told = refusals.filter((one, i) => refusals.findIndex(other => other.rule === one.rule) === i).slice(0, 3)
  if (!told.length) return <p>{t('why-nothing', { thing: why.title })}</p>
  return (
    <>
      {told.map(refusal => (
        <p key={refusal.rule}>
          <Phrase text={refusal} store={store} /> <RuleLink rule={refusal.rule} />
        </p>
      ))}
    </>
  )
}
