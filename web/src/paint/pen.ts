/** Pens: strokes and paths on a canvas, in the units of the board. */

import type { Pair } from '~/api/wire'
import { type Noise, random } from './random'

export type Ink = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
export type Colour = [number, number, number]

export const TAU = Math.PI * 2

export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

export const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const css = (c: Colour, alpha = 1): string => `rgba(${c[0] | 0},${c[1] | 0},${c[2] | 0},${alpha})`

interface StrokeStyle {
  cap?: CanvasLineCap
  dash?: number[]
  /** How far the edge fades. A canvas filter would cost the whole picture each time: it is laid in thin washes. */
  soft?: number
  dx?: number
  dy?: number
  close?: boolean
}

export function trace(ink: Ink, points: readonly Pair[], close = false): void {
  ink.beginPath()
  points.forEach(([x, y], i) => {
    if (i) ink.lineTo(x, y)
    else ink.moveTo(x, y)
  })
  if (close) ink.closePath()
}

export function stroke(ink: Ink, points: readonly Pair[], width: number, style: string, how: StrokeStyle = {}): void {
  ink.save()
  ink.lineJoin = 'round'
  ink.lineCap = how.cap ?? 'round'
  ink.lineWidth = width
  ink.strokeStyle = style
  if (how.dash) ink.setLineDash(how.dash)
  if (how.dx) ink.translate(how.dx, how.dy ?? how.dx)
  trace(ink, points, how.close)
  if (how.soft) washes(ink, width, how.soft)
  else ink.stroke()
  ink.restore()
}

function washes(ink: Ink, width: number, soft: number): void {
  ink.globalAlpha = 0.36
  for (const step of [1.8, 0.9, 0, -0.9]) {
    ink.lineWidth = Math.max(0.5, width + step * soft)
    ink.stroke()
  }
}

/** Corners cut off again and again, ends kept. */
export function smooth(points: readonly Pair[], times = 3): Pair[] {
  let now = [...points]
  for (let k = 0; k < times; k++) {
    const next: Pair[] = [now[0]!]
    for (let i = 0; i < now.length - 1; i++) {
      const [a, b] = [now[i]!, now[i + 1]!]
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      )
    }
    next.push(now[now.length - 1]!)
    now = next
  }
  return now
}

/** Each bend drawn half-way towards its neighbours: a way from cell to cell no longer zigzags. */
export const relaxed = (points: readonly Pair[]): Pair[] =>
  points.map(([x, y], i): Pair => {
    const [before, after] = [points[i - 1], points[i + 1]]
    return before && after ? [x / 2 + (before[0] + after[0]) / 4, y / 2 + (before[1] + after[1]) / 4] : [x, y]
  })

/** Every `step` units along a line. */
export function along(
  points: readonly Pair[],
  step: number,
  visit: (x: number, y: number, angle: number) => void,
): void {
  let rest = 0
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i]!
    const [bx, by] = points[i + 1]!
    const length = Math.hypot(bx - ax, by - ay)
    if (!length) continue
    const angle = Math.atan2(by - ay, bx - ax)
    let t = i === 0 ? 0 : step - rest
    for (; t <= length; t += step) visit(ax + ((bx - ax) * t) / length, ay + ((by - ay) * t) / length, angle)
    rest = (rest + length) % step
  }
}

/** A point as a name: those that differ by a rounding have the same. */
export const pointName = (p: Pair): string => `${Math.round(p[0])},${Math.round(p[1])}`

/** Segments joined end to end into lines as long as can be; a junction ends a line, and so does any point that is named. */
export function chains(
  segments: readonly (readonly [Pair, Pair])[],
  ending: ReadonlySet<string> = new Set(),
): Pair[][] {
  const name = pointName
  const ends = new Map<string, number[]>()
  segments.forEach((segment, i) => {
    for (const end of segment) ends.set(name(end), [...(ends.get(name(end)) ?? []), i])
  })
  const used = new Set<number>()
  const grow = (line: Pair[]): void => {
    for (;;) {
      const tip = line[line.length - 1]!
      const here = ends.get(name(tip)) ?? []
      const next = here.length === 2 && !ending.has(name(tip)) ? here.find(i => !used.has(i)) : undefined
      if (next === undefined) return
      used.add(next)
      const [a, b] = segments[next]!
      line.push(name(a) === name(tip) ? b : a)
    }
  }
  const lines: Pair[][] = []
  segments.forEach((segment, i) => {
    if (used.has(i)) return
    used.add(i)
    const line: Pair[] = [segment[0], segment[1]]
    grow(line)
    line.reverse()
    grow(line)
    lines.push(line)
  })
  return lines
}

/** A line that winds about its course, in bends of a few cells. */
export function winding(points: readonly Pair[], noise: Noise, by: number, bend: number): Pair[] {
  const halves = points.flatMap(([x, y], i): Pair[] => {
    const after = points[i + 1]
    return after ? [[x, y] as Pair, [(x + after[0]) / 2, (y + after[1]) / 2]] : [[x, y]]
  })
  return halves.map(([x, y]) => [x + noise(x / bend, y / bend) * by, y + noise(y / bend + 40, x / bend + 17) * by])
}

/** A line that wanders a little off its points; the same point always wanders the same way. */
export const wander = (points: readonly Pair[], noise: Noise, by: number): Pair[] =>
  points.map(([x, y]) => [x + noise(x * 0.137, y * 0.111) * by, y + noise(y * 0.123 + 40, x * 0.149) * by])

export function road(ink: Ink, points: readonly Pair[], width: number, fill = '#c9b48a'): void {
  stroke(ink, points, width + 6, 'rgba(62,58,28,.38)', { soft: 1.5 })
  stroke(ink, points, width + 2, 'rgba(84,66,38,.9)')
  stroke(ink, points, width, fill)
  stroke(ink, points, width * 0.62, 'rgba(160,136,92,.55)')
  stroke(ink, points, width * 0.36, fill)
  const next = random(5)
  along(points, 3, (x, y) => {
    ink.fillStyle = next() < 0.5 ? 'rgba(255,244,214,.30)' : 'rgba(82,62,32,.26)'
    ink.fillRect(x + (next() - 0.5) * width, y + (next() - 0.5) * width, 1.2 + next() * 1.6, 1 + next())
  })
}

export function water(ink: Ink, points: readonly Pair[], width: number): void {
  stroke(ink, points, width + 12, 'rgba(40,52,22,.42)', { soft: 3 })
  stroke(ink, points, width + 5, '#5d5a36')
  stroke(ink, points, width + 2.5, '#2d4a4c')
  stroke(ink, points, width, '#4b7a84')
  stroke(ink, points, width * 0.62, '#659aa2', { dx: -0.8, dy: -0.6 })
  stroke(ink, points, 1, 'rgba(230,246,244,.55)', { dash: [7, 13, 3, 17], dx: -1.4 })
  stroke(ink, points, 0.8, 'rgba(230,246,244,.4)', { dash: [4, 19, 9, 11], dx: 1.8, dy: 1 })
}
