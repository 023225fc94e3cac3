/** The foot of a counter: its numbers, each in the shape that says what it is. */

import { placed } from './shapes'

type Plate = 'disc' | 'square' | 'shield' | 'plain'

/** Names of values: against people, against armour, what is to be beaten, how far. */
const SHAPES: Record<string, Plate> = {
  soft: 'disc',
  infantry: 'disc',
  combat: 'disc',
  fire: 'disc',
  attack: 'disc',
  armour: 'square',
  light: 'square',
  heavy: 'square',
  vehicle: 'square',
  'anti-tank': 'square',
  defence: 'shield',
  front: 'shield',
  side: 'shield',
  rear: 'shield',
}

const PLATES: Record<Plate, { path: string; fill: string; ink: string }> = {
  disc: { path: 'M6.4 0A6.4 6.4 0 1 1-6.4 0 6.4 6.4 0 1 1 6.4 0Z', fill: '#f1ecdc', ink: '#14170f' },
  square: { path: 'M-6.2-6.2H6.2V6.2H-6.2Z', fill: '#5d6972', ink: '#ffffff' },
  shield: { path: 'M-6.5-6.3H6.5V.2Q5.5 4.8 0 7.1-5.5 4.8-6.5.2Z', fill: '#f2c14e', ink: '#1d1806' },
  plain: { path: '', fill: 'none', ink: '#f3f1e6' },
}

interface ValueProps {
  name: string
  value: number
  x: number
  y: number
  scale?: number
}

export function Value({ name, value, x, y, scale = 1 }: ValueProps) {
  const { path, fill, ink } = PLATES[SHAPES[name] ?? 'plain']
  return (
    <>
      {path && <path d={placed(path, x, y, scale)} fill={fill} />}
      <text x={x} y={y + 4.4 * scale} text-anchor="middle" class="cn" font-size={12.5 * scale} fill={ink}>
        {value}
      </text>
    </>
  )
}

/** The values in a row from the left of a dark foot. */
export function Foot({ values, size }: { values: readonly (readonly [string, number])[]; size: number }) {
  const scale = size / 58
  const gap = values.length > 3 ? size / (values.length + 0.2) : 16.2 * scale
  return (
    <>
      {values.slice(0, 5).map(([name, value], i) => (
        <Value key={name} name={name} value={value} x={9.6 * scale + i * gap} y={50.4 * scale} scale={scale} />
      ))}
    </>
  )
}
