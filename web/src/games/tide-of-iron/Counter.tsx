import { Aboard } from '../Aboard'
import type { CounterFace } from '../art'
import { Card } from '../Card'
import { FIGURES, type Figure, outlineOf, SLOTS, TAGS } from '../figures'
import { Drawn, disc, type Shape } from '../shapes'
import { LOOKS, type Side } from '../sides'
import { TOKENS, vehicleOf } from './figures'

const BASE_SLOTS = 4

/** The figures of a squad, or the type of a vehicle. */
export function crewOf(words: readonly string[]): { figures: Figure[]; vehicle: string | null } {
  const figures: Figure[] = []
  let vehicle: string | null = null
  for (const word of words) {
    const kind = word.split('-').at(-1)!
    if (kind in FIGURES) figures.push(kind as Figure)
    else vehicle = word
  }
  figures.sort((a, b) => SLOTS[a] - SLOTS[b])
  return { figures, vehicle }
}

/** A counter: figures two by two, losses as dotted outlines, token bottom left, states from bottom right. */
export function Counter({ piece, side, size: z }: CounterFace) {
  const { figures, vehicle } = crewOf(piece.figures ?? [])
  const k = z / 46
  const aboard = new Map(piece.values ?? []).get('aboard') ?? 0
  const tags = (piece.states ?? []).filter(state => state in TAGS)
  const token = (piece.states ?? []).map(state => TOKENS[state]).find(Boolean)
  return (
    <>
      <Card side={side} size={z} label={piece.label} tired={(piece.states ?? []).includes('fatigued')}>
        {vehicle ? <VehicleFace type={vehicle} side={side} k={k} /> : null}
        {figures.length && !vehicle ? <Squad figures={figures} side={side} k={k} /> : null}
      </Card>
      {vehicle && <Aboard count={aboard} x={4 * k} y={z - 5 * k} k={k * 0.85} />}
      {token && <Drawn shapes={token} x={2.5 * k} y={z - 3 * k} k={k} />}
      {tags.map((tag, i) => (
        <Drawn key={tag} shapes={TAGS[tag]!} x={z - 2 * k} y={z - 4 * k - i * 16 * k} k={k * 0.98} />
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
  const lost: Shape = { d: outlineOf(side), stroke: look.lost, dash: '1.6 1.3' }
  let place = 0
  return (
    <>
      {slots.map((figure, i) => {
        if (figure && SLOTS[figure] === 2 && place % 2) place += 1
        const wide = figure !== null && SLOTS[figure] === 2
        const x = (5.5 + (place % 2) * 18 + (wide ? 0 : 2)) * k
        const y = (14.2 + (place > 1 ? 15.6 : 0)) * k
        place += wide ? 2 : 1
        const shapes = figure ? FIGURES[figure](side) : [lost]
        return <Drawn key={i} shapes={shapes} x={x} y={y} k={k * 1.12} ink={look.ink} />
      })}
    </>
  )
}

function VehicleFace({ type, side, k }: { type: string; side: Side; k: number }) {
  const vehicle = vehicleOf(type)
  const look = LOOKS[side]
  if (!vehicle) return null
  const wheels = vehicle.wheels.map(x => disc(x, 21, 2)).join('')
  const tyres = type.endsWith('truck') ? [9, 17, 31].map(x => disc(x, 20.6, 4.4)).join('') : ''
  const shapes: Shape[] = [
    { d: vehicle.body + tyres },
    { d: vehicle.track, opacity: 0.92 },
    { d: wheels, fill: look.stock },
  ]
  return <Drawn shapes={shapes} x={3.4 * k} y={14.5 * k} k={k * 0.94} ink={look.ink} />
}
