/** A table without a grid: from millimetres to the screen's units and back, and what lies at a point. */

import type { Pair, Piece } from '~/api/wire'
import { insideOf, type Plan } from '../plan'

/** Whoever points beside a line by no more than this means the line. */
const NEAR_MM = 14

export const toPlan = ({ origin, scale }: Plan, [x, y]: Pair): Pair => [x * scale + origin[0], y * scale + origin[1]]

export const toTable = ({ origin, scale }: Plan, [x, y]: Pair): Pair => [
  Math.round((x - origin[0]) / scale),
  Math.round((y - origin[1]) / scale),
]

export const apart = (a: Pair, b: Pair): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The name of a figure among all: its squad and its number there. */
export const figureName = ({ unit, seat, values = [], at }: Piece): string =>
  unit < 0 ? `marker ${seat} ${at?.join()}` : `${unit} ${values.find(([name]) => name === 'man')?.[1] ?? ''}`

/** A vehicle stands on the ground itself, not on a base. */
export const isHull = ({ values = [] }: Piece): boolean => values.some(([name]) => name === 'length')

/** How long and how broad a piece is in the units of the screen. */
export function sidesOf(plan: Plan, { size, values = [] }: Piece): Pair {
  const long = size || 25
  const broad = values.find(([name]) => name === 'width')?.[1] ?? long
  return [long * plan.scale, broad * plan.scale]
}

/** Whether a point is on a base, or on a hull however it is turned, with some room for fingers. */
export function isOn(piece: Piece, at: Pair, room = 4): boolean {
  if (!piece.at) return false
  if (!isHull(piece)) return apart(piece.at, at) <= (piece.size ?? 25) / 2 + room
  const turn = (((piece.heading ?? 90) - 90) * Math.PI) / 180
  const [dx, dy] = [at[0] - piece.at[0], at[1] - piece.at[1]]
  const [long, broad] = ['length', 'width'].map(side => piece.values?.find(([name]) => name === side)?.[1] ?? 50)
  const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn))
  const aside = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn))
  return along <= long! / 2 + room && aside <= broad! / 2 + room
}

/** The figures of a squad that stand on the table, in the order of their numbers. */
export const figuresOf = (pieces: readonly Piece[], unit: number): Piece[] =>
  pieces.filter(piece => piece.unit === unit && piece.at)

/** The uppermost figure at a point of the table, with some room for fingers. */
export function figureAt(pieces: readonly Piece[], at: Pair, room = 4): Piece | null {
  const near = pieces.filter(piece => isOn(piece, at, room))
  return near.reduce<Piece | null>(
    (best, piece) => (best && apart(best.at!, at) <= apart(piece.at!, at) ? best : piece),
    null,
  )
}

/** How far a point is from a line through points. */
function besideLine(points: readonly Pair[], [x, y]: Pair): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!]
    const long = (bx - ax) ** 2 + (by - ay) ** 2
    const t = long ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) : 0
    least = Math.min(least, apart([ax + (bx - ax) * t, ay + (by - ay) * t], [x, y]))
  }
  return least
}

/** The piece of terrain at a point of the plan: a line that it is near to, the last area that holds it, or the table. */
export function placeAt(plan: Plan, at: Pair): number {
  const lines = plan.plots.filter(plot => !plot.outline.length)
  const strokes = plan.strokes.filter(({ kind }) => kind !== 'door' && kind !== 'window')
  const line = lines.findIndex((_, i) => {
    const stroke = strokes[i]
    return stroke && !stroke.width && besideLine(stroke.points, at) <= NEAR_MM * plan.scale
  })
  if (line >= 0) return lines[line]!.place
  return plan.plots.findLast(plot => insideOf(plot.outline, ...at))?.place ?? 0
}

export const pathOf = (points: readonly Pair[], close = false): string =>
  points.length ? `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${close ? 'Z' : ''}` : ''
