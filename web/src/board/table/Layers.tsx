/** What lies over a table: what is worth points, whom a squad may reach and who watches it, what is proposed or listed. */

import type { Pair, Piece, Region } from '~/api/wire'
import { artOf } from '~/games'
import type { MatchStore } from '~/state/match'
import { anchorOf, figureIn, pointsIn } from '~/state/points'
import { centimetres, longestIn } from '~/state/proposal'
import { settings } from '~/state/settings'
import { t } from '~/text/language'
import type { Plan } from '../plan'
import { figureName, sidesOf, toPlan } from './geometry'
import {
  apartFrom,
  Chip,
  Field,
  Links,
  SeenLabel,
  SeenLine,
  SightFan,
  type Taken,
  Tape,
  Template,
  Union,
  Zone,
} from './Shapes'

/** So many of those who would be seen are told of in words, the nearest first. */
const TOLD = 3

/** What is worth points, and what lies on the table. */
export function Goals({ store, plan }: { store: MatchStore; plan: Plan }) {
  const art = artOf(store.shown.value?.game ?? '')
  return (
    <g class="marks">
      {plan.plots
        .filter(plot => plot.marks.length > 0)
        .map(plot => art.Marks(plot, 40, store.shown.value?.seats ?? []))}
    </g>
  )
}

/** Round the squad that acts: how far it may go, how it hangs together, who watches it; or what the lens lights up. */
export function Ground({ store, plan }: { store: MatchStore; plan: Plan }) {
  const regions = store.lens.regions.value
  const lit = store.lens.kind.value
  const moves = store.decision.value?.proposals && store.decision.value.kinds.some(({ kind }) => kind === 'March')
  const shown = (kind: string): readonly Region[] =>
    lit === kind || (moves && lit === null && kind !== 'sight' && kind !== 'zone') ? (regions[kind] ?? []) : []
  const [reach, cohesion] = [shown('reach'), shown('cohesion')]
  const deploy = lit === null || lit === 'deploy' ? (regions.deploy ?? []) : []
  return (
    <g class="table-ground">
      {deploy.map((region, i) => (
        <Field key={i} plan={plan} region={region} />
      ))}
      {shown('sight').map((region, i) => (
        <SightFan key={i} plan={plan} region={region} />
      ))}
      {shown('danger').map((region, i) => (
        <Zone key={i} plan={plan} region={region} />
      ))}
      {shown('zone').map((region, i) => (
        <Zone key={i} plan={plan} region={region} own />
      ))}
      {reach.length > 0 && <Union plan={plan} regions={reach} id="reach" tone="#ffe27a" wash={0.1} />}
      {cohesion.length > 0 && <Union plan={plan} regions={cohesion} id="cohesion" tone="#8fd0ff" wash={0.05} />}
      {cohesion.length > 0 && <Links plan={plan} regions={cohesion} />}
    </g>
  )
}

/** What is proposed or looked at: paths, the tape, who would be seen. */
export function Proposed({ store, plan }: { store: MatchStore; plan: Plan }) {
  const draft = store.proposal.draft.value
  if (!draft) return null
  const regions = draft.answer.appraisal?.regions ?? []
  const of = (kind: string) => regions.filter(region => region.kind.startsWith(kind))
  const [first] = of('path')
  const end = pointsIn(draft.answer.option)[0]
  const most = store.lens.regions.value.reach?.[0]?.radius
  const far = longestIn(draft.answer)
  const refused = draft.answer.refusal !== null
  const locale = settings.locale.value
  const taken: Taken = []
  const tape =
    far !== null && most
      ? t('table-of-allowance', { far: centimetres(far, locale), most: most / 10 })
      : centimetres(far ?? 0, locale)
  return (
    <g class="proposed" aria-hidden="true">
      {draft.own && of('sight').map((region, i) => <SightFan key={i} plan={plan} region={region} />)}
      {of('zone').map((region, i) => (
        <Zone key={i} plan={plan} region={region} own />
      ))}
      {of('template').map((region, i) => (
        <Template key={i} plan={plan} region={region} />
      ))}
      {of('path')
        .slice(1)
        .map((region, i) => (
          <path
            key={i}
            d={`M${region.points.map(at => toPlan(plan, at).join(' ')).join('L')}`}
            fill="none"
            stroke="#ffe27a"
            stroke-opacity=".55"
            stroke-width="1.6"
            stroke-dasharray="5 4"
          />
        ))}
      {first && <Tape plan={plan} region={first} refused={refused} />}
      {of('seen-').map((region, i) => (
        <SeenLine key={i} plan={plan} region={region} />
      ))}
      {end && far !== null && (
        <Chip
          at={apartFrom(taken, tape, [[toPlan(plan, end)[0], toPlan(plan, end)[1] - 32]])}
          text={tape}
          fill={refused ? '#ff8a70' : '#ffe27a'}
          ink="#1d1806"
          tone="#2b2205"
        />
      )}
      {of('seen-')
        .slice(0, TOLD)
        .map((region, i) => (
          <SeenLabel key={i} plan={plan} region={region} taken={taken} />
        ))}
    </g>
  )
}

/** Round a place that is listed: above, below, or to a side. */
const around = ([x, y]: Pair): Pair[] => [
  [x, y - 20],
  [x, y + 21],
  [x - 40, y],
  [x + 40, y],
  [x - 40, y - 22],
  [x + 40, y - 22],
]

/** A man who may be chosen: who falls, or at whom something is thrown. */
function Chosen({ plan, man, pointed }: { plan: Plan; man: Piece; pointed: boolean }) {
  const [x, y] = toPlan(plan, man.at!)
  const r = sidesOf(plan, man)[0] / 2 + 4
  return (
    <g data-man={figureName(man)} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g class="sized" fill="none">
        <circle r={r} stroke="#1a0209" stroke-width="5.4" />
        <circle r={r} stroke="#ff4d88" stroke-width="2.8" stroke-dasharray={pointed ? undefined : '6 4'} />
      </g>
    </g>
  )
}

/** The places that are listed, with their distance. */
export function Listed({ store, plan }: { store: MatchStore; plan: Plan }) {
  const pointed = store.illustrated.value?.index
  const taken: Taken = []
  if (store.proposal.draft.value?.own) return null
  return (
    <g class="listed" aria-hidden="true">
      {store.options.value.map(option => {
        const man = figureIn(option, store.pieces.value)
        if (man) return <Chosen key={option.index} plan={plan} man={man} pointed={pointed === option.index} />
        const anchor = anchorOf(option)
        if (!anchor) return null
        const [x, y] = toPlan(plan, anchor)
        const far = pointed !== option.index && option.length && centimetres(option.length, settings.locale.value)
        return (
          <g key={option.index} data-listed={option.index} class={pointed === option.index ? 'pointed' : ''}>
            <circle cx={x} cy={y} r="11" fill="#14170f88" stroke="#ffe27a" stroke-width="2.2" stroke-dasharray="4 3" />
            {far ? <Chip at={apartFrom(taken, far, around([x, y]))} text={far} /> : null}
          </g>
        )
      })}
    </g>
  )
}
