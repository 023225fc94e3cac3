import type { Option, Pair } from '~/api/wire'
import { artOf } from '~/games'
import { placeOf } from '~/state/choices'
import { costOfWay, placesOn } from '~/state/march'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { distanceWords } from './describe'
import { Pill } from './Highlights'
import { type Plan, stepsBetween } from './plan'
import { bearingOf, stepOf } from './turns'

/** Lines of the option that is weighed or pointed at, and of what has just happened. */
export function Lines({ store, plan }: { store: MatchStore; plan: Plan }) {
  const option = store.illustrated.value
  const pieces = store.pieces.value
  const from = store.actor.value && placeOf(store.actor.value, pieces)
  const aim = store.concerned.value
  const to = aim && placeOf(aim, pieces)
  const drawn = option && from !== null && to !== null && to !== undefined && from !== to
  const fires = Boolean(option?.until) || (aim?.kind === 'unit' && store.ownerOf(aim.id) !== store.shown.value?.seat)
  return (
    <g class="lines" aria-hidden="true">
      {!option &&
        store.traces.value.map(trace => (
          <g key={`${trace.revision}-${trace.from}-${trace.to}`} class="trace">
            {trace.fire ? (
              <FireLine plan={plan} from={trace.from} to={trace.to} />
            ) : (
              <MoveLine plan={plan} from={trace.from} to={trace.to} />
            )}
          </g>
        ))}
      {drawn && fires && <FireLine plan={plan} from={from} to={to} measured />}
      <Chance store={store} plan={plan} at={to ?? null} />
      {drawn && !fires && <MoveLine plan={plan} from={from} to={to} />}
      {!option && <WayLine store={store} plan={plan} from={from} />}
      {option && <Heading plan={plan} option={option} at={to ?? from} />}
    </g>
  )
}

/** The way to a distant place: through the middle of each, with what it costs at its end. */
function WayLine({ store, plan, from }: { store: MatchStore; plan: Plan; from: number | null }) {
  const way = store.march.shown.value
  const [start, ...on] = [from, ...(way ? placesOn(way) : [])].flatMap(place => {
    const plot = plan.byPlace.get(place ?? -1)
    return plot ? [plot.centre] : []
  })
  const end = on.at(-1)
  if (!way || !start || !end) return null
  const d = [start, ...on].map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  const dangers = way.steps.flatMap((step, i) =>
    step.asks.length || step.dice ? [placesOn({ ...way, steps: way.steps.slice(0, i + 1) }).at(-1)] : [],
  )
  return (
    <g class="way" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity={store.march.way.value ? 1 : 0.7}>
      <path d={d} stroke="#2b2205" stroke-width="8" opacity=".7" />
      <path d={d} stroke="#ffd84a" stroke-width="4.6" />
      {on.slice(0, -1).map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="5" fill="#ffd84a" stroke="#2b2205" stroke-width="2" />
      ))}
      {dangers.map((place, i) => {
        const plot = plan.byPlace.get(place ?? -1)
        return (
          plot && (
            <circle
              key={i}
              cx={plot.centre[0]}
              cy={plot.centre[1]}
              r="9"
              fill="none"
              stroke="#ff4d88"
              stroke-width="3"
            />
          )
        )
      })}
      <circle cx={end[0]} cy={end[1]} r="13" fill="#ffd84a" stroke="#2b2205" stroke-width="2.4" />
      <text x={end[0]} y={end[1] + 5} text-anchor="middle" class="cn" font-size="15" fill="#2b2205">
        {costOfWay(way.steps) ?? on.length}
      </text>
    </g>
  )
}

/** Which way the unit would face, beyond the edge of its cell. */
function Heading({ plan, option, at }: { plan: Plan; option: Option; at: number | null }) {
  const [plot, bearing] = [plan.byPlace.get(at ?? -1), bearingOf(plan, option)]
  if (!plot || bearing === null) return null
  const [dx, dy] = stepOf(bearing)
  const reach = plan.side * 0.62
  return (
    <path
      d="M0-20 14 4 0-3-14 4Z"
      transform={`translate(${plot.centre[0] + dx * reach} ${plot.centre[1] + dy * reach}) rotate(${bearing})`}
      fill="#ffd84a"
      stroke="#2b2205"
      stroke-width="2.4"
    />
  )
}

/** Below the target: how likely anything at all comes of it. */
function Chance({ store, plan, at }: { store: MatchStore; plan: Plan; at: number | null }) {
  const odds = store.preview.value?.odds
  const plot = plan.byPlace.get(at ?? -1)
  if (!odds?.outcomes.length || odds.certain || !plot) return null
  const { severity } = artOf(store.shown.value?.game ?? '')
  const harmless = odds.outcomes.filter(one => one.events.every(event => severity(event) === 'none'))
  const percent = 100 - harmless.reduce((sum, one) => sum + one.percent, 0)
  return (
    <Pill
      x={plot.centre[0]}
      y={plot.centre[1] + plan.side * (plan.shape === 'square' ? 0.66 : 1.12)}
      text={t('chance-of-effect', { percent: Math.round(percent) })}
      fill="#fff"
      ink="#4d0520"
      edge="#8c0f3d"
    />
  )
}

interface Ends {
  plan: Plan
  from: number
  to: number
}

function ends({ plan, from, to }: Ends): { at: (d: number) => Pair; length: number; angle: number } | null {
  const [a, b] = [plan.byPlace.get(from)?.centre, plan.byPlace.get(to)?.centre]
  if (!a || !b) return null
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  return {
    at: d => [a[0] + Math.cos(angle) * d, a[1] + Math.sin(angle) * d],
    length: Math.hypot(b[0] - a[0], b[1] - a[1]),
    angle,
  }
}

/** A dashed line with a tick for each cell that it crosses. */
export function FireLine({ measured = false, ...way }: Ends & { measured?: boolean }) {
  const line = ends(way)
  if (!line) return null
  const { at, length, angle } = line
  const start = at(way.plan.side * 0.7)
  const end = at(length - way.plan.side * 0.78)
  const steps = stepsBetween(way.plan, way.from, way.to)
  const d = `M${start.join(' ')}L${end.join(' ')}`
  const across: Pair = [-Math.sin(angle) * 8, Math.cos(angle) * 8]
  const ticks = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => at((length * (i + 1)) / steps))
    .map(([x, y]) => `M${x - across[0]} ${y - across[1]}L${x + across[0]} ${y + across[1]}`)
    .join('')
  const label = at(length / 2)
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke="#1a0209" stroke-width="7" opacity=".6" />
      <path d={d} stroke="#fff" stroke-width="3.6" />
      <path d={d} class="draw" stroke="#d81b60" stroke-width="3.6" stroke-dasharray="9 6" stroke-linecap="butt" />
      <path d={ticks} stroke="#1a0209" stroke-width="6" />
      <path d={ticks} stroke="#fff" stroke-width="3" />
      <path
        d="M8 0-7-8-4 0-7 8Z"
        transform={`translate(${end.join(' ')}) rotate(${(angle * 180) / Math.PI})`}
        fill="#d81b60"
        stroke="#fff"
        stroke-width="1.6"
      />
      {measured && steps > 0 && (
        <Pill
          x={label[0] - across[0] * 2.6}
          y={label[1] + Math.abs(across[1]) * 2.8}
          text={distanceWords(way.plan, steps)}
          fill="#4d0520f2"
          edge="#ff8fb4"
          ink="#fff"
        />
      )}
    </g>
  )
}

/** A gold arrow. */
function MoveLine(way: Ends) {
  const line = ends(way)
  if (!line) return null
  const { at, length, angle } = line
  const [start, end] = [at(way.plan.side * 0.5), at(length - 12)]
  const d = `M${start.join(' ')}L${end.join(' ')}`
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke="#2b2205" stroke-width="8" opacity=".7" />
      <path d={d} stroke="#ffd84a" stroke-width="4.6" />
      <path
        d="M12 0-7-10-3 0-7 10Z"
        transform={`translate(${end.join(' ')}) rotate(${(angle * 180) / Math.PI})`}
        fill="#ffd84a"
        stroke="#2b2205"
        stroke-width="2"
      />
    </g>
  )
}
