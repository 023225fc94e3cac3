import type { ComponentChildren, SVGAttributes } from 'preact'
import { spending } from '~/state/amounts'
import { aimOf, costOf, placeOf, placesOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { cellPath, type Plan, regionPath } from './plan'

/** Under the counters: what can be chosen, who acts, what is refused. */
export function Highlights({ store, plan }: { store: MatchStore; plan: Plan }) {
  const pieces = store.pieces.value
  const seat = store.shown.value?.seat ?? null
  const region = new Set<number>()
  const own: number[] = []
  const targets: number[] = []
  for (const [place, options] of store.spots.value) {
    const aim = aimOf(options[0]!, pieces)
    if (!aim || aim.kind === 'place') region.add(place)
    else if (store.ownerOf(aim.id) === seat) own.push(place)
    else targets.push(place)
  }
  const acting = store.actor.value ? placesOf(store.actor.value, pieces) : []
  const actor = acting[0] ?? null
  const aimed = store.concerned.value
  const aimedPlace = aimed && placeOf(aimed, pieces)
  const refused = store.why.value?.place ?? null
  return (
    <g class="highlights">
      <Region plan={plan} places={region} with={actor} />
      {own.map(place => (
        <Selectable key={place} plan={plan} place={place} />
      ))}
      {targets.map(place => (
        <Target key={place} plan={plan} place={place} />
      ))}
      {acting.length > 0 && <Selected plan={plan} places={acting} />}
      {aimedPlace !== null && aimedPlace !== undefined && aimedPlace !== actor && (
        <Cell plan={plan} place={aimedPlace} fill="none" stroke="#fff" stroke-width="2.6" factor={0.95} />
      )}
      {refused !== null && <Refused plan={plan} place={refused} />}
    </g>
  )
}

interface At {
  plan: Plan
  place: number
}

function Cell({ plan, place, factor = 1, ...style }: At & { factor?: number } & SVGAttributes<SVGPathElement>) {
  const plot = plan.byPlace.get(place)
  return plot ? <path d={cellPath(plot, factor)} {...style} /> : null
}

/** Reachable: a wash, and one outline round the whole. */
function Region({ plan, places, with: actor }: { plan: Plan; places: Set<number>; with: number | null }) {
  if (!places.size) return null
  const outline = regionPath(plan, actor === null ? places : new Set([...places, actor]))
  return (
    <g class="appear">
      <path
        d={[...places].map(place => cellPath(plan.byPlace.get(place)!, 0.94)).join('')}
        fill="#fff4c2"
        fill-opacity=".22"
      />
      <path d={outline} fill="none" stroke="#2b2205" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" />
      <path d={outline} fill="none" stroke="#ffe27a" stroke-width="2.6" stroke-linecap="round" />
    </g>
  )
}

function Selectable({ plan, place }: At) {
  return (
    <g class="breathe">
      <Cell plan={plan} place={place} factor={0.9} fill="#fff4c2" fill-opacity=".16" stroke="none" />
      <Cell
        plan={plan}
        place={place}
        factor={0.9}
        fill="none"
        stroke="#2b2205"
        stroke-opacity=".6"
        stroke-width="4.4"
      />
      <Cell plan={plan} place={place} factor={0.9} fill="none" stroke="#fff1c4" stroke-width="2.2" />
    </g>
  )
}

function Target({ plan, place }: At) {
  const plot = plan.byPlace.get(place)
  if (!plot) return null
  const [x, y] = plot.centre
  const r = plan.side * (plan.shape === 'square' ? 0.48 : 0.8)
  const brackets = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx, sy]) => `M${x + sx! * r} ${y + sy! * r * 0.52}V${y + sy! * r}H${x + sx! * r * 0.52}`)
    .join('')
  return (
    <g class="appear" fill="none" stroke-linecap="round">
      <path d={cellPath(plot, 0.95)} fill="#d81b60" fill-opacity=".2" />
      <path d={brackets} stroke="#1a0209" stroke-width="6.4" />
      <path d={brackets} stroke="#ff4d88" stroke-width="3.6" />
    </g>
  )
}

function Selected({ plan, places }: { plan: Plan; places: number[] }) {
  const one = places.length === 1 ? plan.byPlace.get(places[0]!) : undefined
  const outline = one ? cellPath(one, 0.97) : regionPath(plan, new Set(places))
  return (
    <g stroke-linecap="round">
      {places.map(place => (
        <Cell key={place} plan={plan} place={place} factor={1} fill="#ffd84a" opacity={0.32} filter="url(#soft)" />
      ))}
      <path d={outline} fill="none" stroke="#20180a" stroke-width="6" />
      <path d={outline} fill="none" stroke="#ffd84a" stroke-width="3.4" />
    </g>
  )
}

function Refused({ plan, place }: At) {
  const plot = plan.byPlace.get(place)
  if (!plot) return null
  return (
    <g>
      <path d={cellPath(plot, 0.94)} fill="url(#refuse)" stroke="#fff" stroke-width="2.2" stroke-dasharray="5 4" />
    </g>
  )
}

/** Above the counters: what each step costs, where no name is printed, and the barred disc of what is refused. */
export function Costs({ store, plan }: { store: MatchStore; plan: Plan }) {
  const marks: ComponentChildren[] = []
  const occupied = new Set(store.pieces.value.map(piece => piece.place))
  for (const [place, options] of store.spots.value) {
    const plot = plan.byPlace.get(place)
    const cost = options.length === 1 ? (costOf(options[0]!) ?? spending(store.foresight.of(options[0]!))) : null
    if (!plot || !cost) continue
    const low = occupied.has(place) || plot.marks.length > 0
    const below = plot.caption ? -0.62 : low ? 0.68 : 0.46
    const drop = plan.side * (plan.shape === 'square' ? 0.34 : below)
    const aside = plan.shape === 'square' && occupied.has(place) ? plan.side * 0.32 : 0
    marks.push(<Pill key={place} x={plot.centre[0] + aside} y={plot.centre[1] + drop} text={cost} />)
  }
  const refused = plan.byPlace.get(store.why.value?.place ?? -1)
  return (
    <g class="costs" aria-hidden="true">
      {marks}
      {refused && (
        <g transform={`translate(${refused.centre[0]} ${refused.centre[1]})`}>
          <circle r="10" fill="#14170f" stroke="#fff" stroke-width="1.6" />
          <path d="M-4.4-4.4 4.4 4.4" stroke="#fff" stroke-width="2.6" />
        </g>
      )}
    </g>
  )
}

interface PillProps {
  x: number
  y: number
  text: string
  fill?: string
  ink?: string
  edge?: string
}

export function Pill({ x, y, text, fill = '#14170fd9', ink = '#fff6d8', edge = 'none' }: PillProps) {
  const width = Math.max(18, text.length * 6 + 10)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" fill={fill} stroke={edge} />
      <text y="4.400" text-anchor="middle" class="cn" font-size="13" fill={ink}>
        {text}
      </text>
    </g>
  )
}
