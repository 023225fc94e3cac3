import type { Text } from '~/api/wire'
import type { CounterFace } from '../art'
import { Card } from '../Card'
import { LOOKS, type Side } from '../sides'
import { FIGURES, type Figure, Outline, SLOTS, TAGS, TOKENS, vehicleOf } from './figures'

const BASE_SLOTS = 4

/** The figures of a squad, or the type of a vehicle, as its details list them. */
export function crewOf(details: readonly Text[]): { figures: Figure[]; vehicle: string | null } {
  const figures: Figure[] = []
  let vehicle: string | null = null
  for (const { key, args } of details) {
    if (key !== 'details-figure' || typeof args.figure !== 'string') continue
    const kind = args.figure.split('-').at(-1)!
    if (kind in FIGURES) figures.push(...Array<Figure>(Number(args.count)).fill(kind as Figure))
    else vehicle = args.figure
  }
  figures.sort((a, b) => SLOTS[a] - SLOTS[b])
  return { figures, vehicle }
}

/** A counter: figures two by two, losses as dotted outlines, token bottom left, states from bottom right. */
export function Counter({ piece, side, details, size: z }: CounterFace) {
  const { figures, vehicle } = crewOf(details)
  const k = z / 46
  const tags = piece.states.filter(state => state in TAGS)
  const token = piece.states.map(state => TOKENS[state]).find(Boolean)
  return (
    <>
      <Card side={side} size={z} label={piece.label} tired={piece.states.includes('fatigued')}>
        {vehicle ? <VehicleFace type={vehicle} side={side} k={k} /> : null}
        {details.length && !vehicle ? <Squad figures={figures} side={side} k={k} /> : null}
      </Card>
      {token && (
        <g transform={`translate(${2.5 * k} ${z - 3 * k}) scale(${k})`}>
          <circle r="7.6" fill={token.fill} stroke="#14110a" stroke-width="1.4" />
          <path
            d={token.path}
            fill={token.solid ? token.ink : 'none'}
            stroke={token.solid ? 'none' : token.ink}
            stroke-width="1.9"
            stroke-linecap="round"
          />
        </g>
      )}
      {tags.map((tag, i) => (
        <g key={tag} transform={`translate(${z - 2 * k} ${z - 4 * k - i * 16 * k}) scale(${k * 0.98})`}>
          {TAGS[tag]}
        </g>
      ))}
    </>
  )
}

function Squad({ figures, side, k }: { figures: Figure[]; side: Side; k: number }) {
  const look = LOOKS[side]
  const used = figures.reduce((sum, figure) => sum + SLOTS[figure], 0)
  const slots: (Figure | null)[] = [...figures.filter(f => SLOTS[f] === 1)]
  while (slots.length + (used - figures.filter(f => SLOTS[f] === 1).length) < BASE_SLOTS) slots.push(null)
  slots.push(...figures.filter(f => SLOTS[f] === 2))
  let place = 0
  return (
    <>
      {slots.map((figure, i) => {
        if (figure && SLOTS[figure] === 2 && place % 2) place += 1
        const wide = figure !== null && SLOTS[figure] === 2
        const x = (5.5 + (place % 2) * 18 + (wide ? 0 : 2)) * k
        const y = (14.2 + (place > 1 ? 15.6 : 0)) * k
        place += wide ? 2 : 1
        const style = figure
          ? { fill: look.ink }
          : { fill: 'none', stroke: look.lost, 'stroke-width': 1, 'stroke-dasharray': '1.6 1.3' }
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${k * 1.12})`} {...style}>
            {figure ? FIGURES[figure](side) : <Outline side={side} />}
          </g>
        )
      })}
    </>
  )
}

function VehicleFace({ type, side, k }: { type: string; side: Side; k: number }) {
  const vehicle = vehicleOf(type)
  const look = LOOKS[side]
  if (!vehicle) return null
  return (
    <g transform={`translate(${3.4 * k} ${14.5 * k}) scale(${k * 0.94})`} fill={look.ink}>
      <path d={vehicle.body} />
      <path d={vehicle.track} opacity=".92" />
      {type.endsWith('truck') && [9, 17, 31].map(x => <circle key={x} cx={x} cy="20.6" r="4.4" />)}
      {vehicle.wheels.map(x => (
        <circle key={x} cx={x} cy="21" r="2" fill={look.stock} />
      ))}
    </g>
  )
}
