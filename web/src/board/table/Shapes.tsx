import type { Pair, Region } from '~/api/wire'
import { along } from '~/paint/pen'
import { centimetres } from '~/state/proposal'
import { settings } from '~/state/settings'
import { speaker, t } from '~/text/language'
import type { Plan } from '../plan'
import { pathOf, toPlan } from './geometry'

interface On {
  plan: Plan
}

const CHIP_HEIGHT = 22
const chipWidth = (text: string): number => text.length * 6.4 + 14

/** Where labels are already, with their width. */
export type Taken = { at: Pair; width: number }[]

/** Where a label goes: the first place of several at which it lies over no earlier one. */
export function apartFrom(taken: Taken, text: string, places: readonly Pair[]): Pair {
  const width = chipWidth(text)
  const free = places.find(([x, y]) =>
    taken.every(one => Math.abs(one.at[0] - x) >= (one.width + width) / 2 || Math.abs(one.at[1] - y) >= CHIP_HEIGHT),
  )
  const at = free ?? places[0]!
  taken.push({ at, width })
  return at
}

/** A label that can be read on any ground. */
export function Chip({
  at: [x, y],
  text,
  tone = '#fff6d8',
  fill = '#14170ff0',
  ink = '#fff6d8',
}: {
  at: Pair
  text: string
  tone?: string
  fill?: string
  ink?: string
}) {
  const width = chipWidth(text)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y="-10" width={width} height="20" rx="4" fill={fill} stroke={tone} />
      <text y="4.7" text-anchor="middle" class="cn" font-size="13.5" fill={ink}>
        {text}
      </text>
    </g>
  )
}

/** One outline round many discs. */
export function Union({
  plan,
  regions,
  id,
  tone,
  wash,
}: On & { regions: readonly Region[]; id: string; tone: string; wash: number }) {
  const discs = regions.map(({ points, radius = 0 }) => ({ at: toPlan(plan, points[0]!), r: radius * plan.scale }))
  const circles = (more: number, fill: string) =>
    discs.map(({ at: [x, y], r }, i) => <circle key={i} cx={x} cy={y} r={r + more} fill={fill} />)
  return (
    <g class="appear" data-region={id}>
      <mask id={`${id}-inside`}>
        <rect width={plan.width} height={plan.height} fill="#fff" />
        {circles(0, '#000')}
      </mask>
      <mask id={`${id}-once`}>
        <rect width={plan.width} height={plan.height} fill="#000" />
        {circles(0, '#fff')}
      </mask>
      <g mask={`url(#${id}-inside)`}>
        {circles(4.4, '#10182a')}
        {circles(2.8, tone)}
      </g>
      {wash > 0 && (
        <rect width={plan.width} height={plan.height} fill={tone} fill-opacity={wash} mask={`url(#${id}-once)`} />
      )}
    </g>
  )
}

/** A part of the table that may be used. */
export function Field({ plan, region }: On & { region: Region }) {
  const d = pathOf(
    region.points.map(at => toPlan(plan, at)),
    true,
  )
  return (
    <g class="appear" data-region={region.kind}>
      <path d={d} fill="#fff1c4" fill-opacity=".16" stroke="#10182a" stroke-width="5" />
      <path d={d} fill="none" stroke="#ffe27a" stroke-width="2.6" />
    </g>
  )
}

/** Dotted links between figures that are in cohesion. */
export function Links({ plan, regions }: On & { regions: readonly Region[] }) {
  const near = regions.map(({ points, radius = 0 }) => ({ at: points[0]!, r: radius }))
  const links: string[] = []
  for (let i = 0; i < near.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [near[i]!, near[j]!]
      if (Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > a.r) continue
      links.push(pathOf([toPlan(plan, a.at), toPlan(plan, b.at)]))
    }
  }
  return (
    <g fill="none">
      <path d={links.join('')} stroke="#10263a" stroke-width="4" opacity=".6" />
      <path d={links.join('')} stroke="#8fd0ff" stroke-width="1.8" stroke-dasharray="3 3" />
    </g>
  )
}

/** A zone of opportunity fire, the enemy's or one's own. */
export function Zone({ plan, region, own = false }: On & { region: Region; own?: boolean }) {
  const d = pathOf(
    region.points.map(at => toPlan(plan, at)),
    true,
  )
  const [first, middle] = [region.points[0]!, region.points[region.points.length >> 1]!]
  const label = toPlan(plan, [(first[0] + middle[0] * 2) / 3, (first[1] + middle[1] * 2) / 3])
  const within: Pair = [
    Math.max(150, Math.min(plan.width - 150, label[0])),
    Math.max(40, Math.min(plan.height - 40, label[1])),
  ]
  return (
    <g class="appear" data-region={own ? 'zone' : 'danger'}>
      <path
        d={d}
        fill={own ? '#ffd84a' : 'url(#danger)'}
        fill-opacity={own ? 0.12 : 0.42}
        stroke="#1a0209"
        stroke-opacity=".6"
        stroke-width="4"
      />
      <path d={d} fill="none" stroke={own ? '#ffd84a' : '#ff4d88'} stroke-width="2.4" stroke-dasharray="10 6" />
      <Chip
        at={within}
        text={t('table-zone', { unit: speaker.value.word(region.label ?? '') })}
        fill="#4d0520f2"
        tone="#ff8fb4"
      />
    </g>
  )
}

/** What is not seen from a point lies in the shade. */
export function SightFan({ plan, region }: On & { region: Region }) {
  const d = pathOf(
    region.points.map(at => toPlan(plan, at)),
    true,
  )
  if (!d) return null
  return (
    <g class="appear" data-region="sight">
      <path d={`M0 0H${plan.width}V${plan.height}H0Z${d}`} fill="#0d1220" fill-opacity=".32" fill-rule="evenodd" />
      <path d={d} fill="none" stroke="#e9fbff" stroke-opacity=".85" stroke-width="1.8" />
    </g>
  )
}

/** The area under a template. */
export function Template({ plan, region }: On & { region: Region }) {
  const points = region.points.map(at => toPlan(plan, at))
  const style = { fill: '#d81b60', 'fill-opacity': 0.24, stroke: '#ff4d88', 'stroke-width': 2.4 }
  if (region.radius && points.length === 1)
    return <circle class="template" cx={points[0]![0]} cy={points[0]![1]} r={region.radius * plan.scale} {...style} />
  return <path class="template" d={pathOf(points, true)} {...style} />
}

/** A measuring tape along the path of the leader, a stroke at each centimetre. */
export function Tape({ plan, region, refused }: On & { region: Region; refused: boolean }) {
  const points = region.points.map(at => toPlan(plan, at))
  const d = pathOf(points)
  const ticks: string[] = []
  let count = 0
  along(points, 10 * plan.scale, (x, y, angle) => {
    const long = count++ % 5 ? 5 : 10
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
    ticks.push(
      pathOf([
        [x - nx * 5, y - ny * 5],
        [x - nx * (5 - long), y - ny * (5 - long)],
      ]),
    )
  })
  return (
    <g fill="none" stroke-linejoin="round" data-tape={region.label}>
      <path d={d} stroke="#000" stroke-opacity=".5" stroke-width="13" transform="translate(2 3)" />
      <path d={d} stroke="#2b2205" stroke-width="12.4" />
      <path d={d} stroke={refused ? '#ff8a70' : '#ffe27a'} stroke-width="10" />
      <path d={ticks.join('')} stroke="#2b2205" stroke-width="1.1" />
    </g>
  )
}

/** How cover is drawn, and the word for it. */
export const COVERS: Record<string, { tone: string; ink: string; word: string; dash?: string; twice?: boolean }> = {
  'seen-none': { tone: '#fff', ink: '#fff', word: 'table-open' },
  'seen-light': { tone: '#b6f07a', ink: '#dcffb8', word: 'table-light', dash: '7 4.3' },
  'seen-heavy': { tone: '#6db6ff', ink: '#cfe6ff', word: 'table-heavy', twice: true },
}

/** A line to an enemy that would be seen, and the ring of his cover. */
export function SeenLine({ plan, region }: On & { region: Region }) {
  const cover = COVERS[region.kind]
  const [from, to] = region.points.map(at => toPlan(plan, at))
  if (!cover || !from || !to) return null
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const d = pathOf([
    [from[0] + ux * 22, from[1] + uy * 22],
    [to[0] - ux * 23, to[1] - uy * 23],
  ])
  return (
    <g fill="none" data-seen={region.kind}>
      <path d={d} stroke="#e9fbff" stroke-width="1.6" stroke-dasharray="2 5" stroke-linecap="round" />
      <circle cx={to[0]} cy={to[1]} r="20" stroke="#0a1420" stroke-width={cover.twice ? 8.4 : 6.2} />
      {(cover.twice ? [22, 18] : [20]).map(r => (
        <circle
          key={r}
          cx={to[0]}
          cy={to[1]}
          r={r}
          stroke={cover.tone}
          stroke-width="2.6"
          stroke-dasharray={cover.dash}
        />
      ))}
    </g>
  )
}

/** How far somebody is who would be seen, and his cover, in words beside him. */
export function SeenLabel({ plan, region, taken }: On & { region: Region; taken: Taken }) {
  const cover = COVERS[region.kind]
  const to = region.points[1]
  if (!cover || !to) return null
  const [x, y] = toPlan(plan, to)
  const words = `${centimetres(Number(region.label), settings.locale.value)} cm · ${t(cover.word)}`
  const at = apartFrom(taken, words, [
    [x, y - 34],
    [x, y + 34],
    [x, y - 58],
    [x, y + 58],
    [x, y - 82],
  ])
  return <Chip at={at} text={words} tone={cover.tone} ink={cover.ink} fill="#0a1420f0" />
}
