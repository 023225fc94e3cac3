/** Lines within an area that follow its edge. */

import type { Pair } from '~/api/wire'
import { insideOf } from '~/board/plan'
import { boxOf } from './boxes'

/** The lines within an area that are so far from its edge: found on a raster, since corners vanish and areas part. */
export function inset(points: readonly Pair[], by: number): Pair[][] {
  const { x, y, width, height } = boxOf(points)
  const step = by / 20
  const across = Math.ceil(width / step) + 1
  const down = Math.ceil(height / step) + 1
  const deep = new Float32Array(across * down)
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const at: Pair = [x + i * step, y + j * step]
      deep[j * across + i] = (insideOf(points, ...at) ? 1 : -1) * edgeFrom(points, at) - by
    }
  }
  return contours(deep, across, down).map(line => line.map(([i, j]): Pair => [x + i * step, y + j * step]))
}

/** How far the edge of an area is from a point. */
function edgeFrom(points: readonly Pair[], [x, y]: Pair): number {
  let least = Number.POSITIVE_INFINITY
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!
    const long = (bx - ax) ** 2 + (by - ay) ** 2
    const t = long ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) : 0
    least = Math.min(least, Math.hypot(ax + (bx - ax) * t - x, ay + (by - ay) * t - y))
  })
  return least
}

/** Closed lines where a raster of heights passes zero, by marching squares. */
function contours(height: Float32Array, across: number, down: number): Pair[][] {
  const next = new Map<string, Pair>()
  const named = new Map<string, Pair>()
  const name = ([x, y]: Pair) => `${x.toFixed(3)} ${y.toFixed(3)}`
  for (let j = 0; j + 1 < down; j++) {
    for (let i = 0; i + 1 < across; i++) {
      const corners: Pair[] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ]
      const levels = corners.map(([cx, cy]) => height[cy * across + cx]!)
      const [into, out]: [Pair[], Pair[]] = [[], []]
      corners.forEach((a, side) => {
        const b = corners[(side + 1) % 4]!
        const [p, q] = [levels[side]!, levels[(side + 1) % 4]!]
        if (p > 0 === q > 0) return
        const t = p / (p - q)
        ;(p > 0 ? out : into).push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
      })
      out.forEach((from, k) => {
        next.set(name(from), into[k]!)
        named.set(name(from), from)
      })
    }
  }
  const lines: Pair[][] = []
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const line: Pair[] = []
    for (let at: string = start; next.has(at); ) {
      line.push(named.get(at)!)
      const to = next.get(at)!
      next.delete(at)
      at = name(to)
    }
    lines.push(line)
  }
  return lines
}

/** A closed line without corners. */
export function rounded(points: readonly Pair[], times = 2): Pair[] {
  let ring = [...points]
  for (let i = 0; i < times; i++) {
    ring = ring.flatMap(([ax, ay], j): Pair[] => {
      const [bx, by] = ring[(j + 1) % ring.length]!
      return [
        [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
        [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
      ]
    })
  }
  return ring
}
