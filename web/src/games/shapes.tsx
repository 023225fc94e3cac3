/** Shapes: path data that is put in its place as numbers. Every `transform` of an element costs time in each frame of a
 * moving board, and a counter would have a dozen. */

export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
  dash?: string
  opacity?: number
}

/** How many numbers each command takes; those of `A` are special. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }
const NUMBER = /[\s,]*(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/y
const FLAG = /[\s,]*([01])/y

function numbersOf(command: string, text: string): number[] {
  const found: number[] = []
  const takes = TAKES[command.toLowerCase()]!
  let at = 0
  while (takes) {
    const place = found.length % takes
    const pattern = command.toLowerCase() === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER
    pattern.lastIndex = at
    const next = pattern.exec(text)
    if (!next) break
    found.push(Number(next[1]))
    at = pattern.lastIndex
  }
  return found
}

const known = new Map<string, string>()

/** Path data scaled by a factor and moved by an offset. */
export function placed(d: string, x: number, y: number, k = 1): string {
  const key = `${x} ${y} ${k} ${d}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const made = d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const takes = TAKES[command.toLowerCase()]!
    const moved = numbersOf(command, text).map((value, i) => put(command, i % takes, value, x, y, k))
    return command + moved.join(' ')
  })
  known.set(key, made)
  return made
}

function put(command: string, place: number, value: number, x: number, y: number, k: number): number {
  const kind = command.toLowerCase()
  if (kind === 'a' && place >= 2 && place <= 4) return value
  const scaled = value * k
  const radius = kind === 'a' && place < 2
  if (command === kind || radius) return round(scaled)
  const vertical = kind === 'v' || (kind === 'a' ? place === 6 : kind !== 'h' && place % 2 === 1)
  return round(scaled + (vertical ? y : x))
}

const round = (value: number): number => Math.round(value * 100) / 100

export const disc = (cx: number, cy: number, r: number): string =>
  `M${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}Z`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`

interface DrawnProps {
  shapes: readonly Shape[]
  x: number
  y: number
  k?: number
  /** The ink of shapes that name none. */
  ink?: string
}

export function Drawn({ shapes, x, y, k = 1, ink = 'none' }: DrawnProps) {
  return (
    <>
      {shapes.map((shape, i) => (
        <path
          key={i}
          d={placed(shape.d, x, y, k)}
          fill={shape.fill ?? (shape.stroke ? 'none' : ink)}
          {...(shape.stroke ? { stroke: shape.stroke, 'stroke-width': round((shape.width ?? 1) * k) } : {})}
          {...(shape.dash ? { 'stroke-dasharray': shape.dash } : {})}
          {...(shape.opacity ? { opacity: shape.opacity } : {})}
        />
      ))}
    </>
  )
}
