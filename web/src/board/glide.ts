/** Gliding: a counter that stands elsewhere than before goes there along the way that was told. */

import { thingsOf } from '~/api/things'
import type { GameEvent, Pair } from '~/api/wire'
import { paceFactor, still } from '~/state/settings'
import type { Plan } from './plan'

/** For each cell, at normal pace; and at most for the whole way. */
const CELL_MS = 300
const MOST_MS = 1500

/** The places through which a unit went, as a step tells it. */
export function wayOf(events: readonly GameEvent[], unit: number): number[] {
  return events.flatMap(event => {
    const things = thingsOf(event)
    const goes = things.some(thing => thing.kind === 'unit' && thing.id === unit && thing.role === 'actor')
    return goes ? things.filter(thing => thing.kind === 'place').map(thing => thing.id) : []
  })
}

/** The points of a glide between two points of the board: through the middle of each place on the way. */
export function pointsOf(plan: Plan, from: Pair, to: Pair, way: readonly number[]): Pair[] {
  const close = (a: Pair, b: Pair) => Math.hypot(a[0] - b[0], a[1] - b[1]) < plan.side * 0.7
  const points: Pair[] = [from]
  for (const place of way) {
    const point = plan.byPlace.get(place)?.centre
    if (point && !close(point, points.at(-1)!) && !close(point, to)) points.push(point)
  }
  return [...points, to]
}

/** Moves the drawing of a counter from where it was drawn before; its own place in the drawing is not touched. */
export function glide(counter: Element, points: readonly Pair[], side: number): void {
  if (still.peek() || typeof counter.animate !== 'function') return
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]))
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  if (whole < 1) return
  let gone = 0
  const frames = points.map(([x, y], i) => {
    gone += lengths[i - 1] ?? 0
    return { transform: `translate(${x}px, ${y}px)`, offset: gone / whole, easing: 'ease-in-out' }
  })
  const pace = paceFactor() || 0.6
  counter.animate(frames, { duration: Math.min(MOST_MS, (CELL_MS * whole) / (side * 1.73)) * pace, easing: 'linear' })
}
