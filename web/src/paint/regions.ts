/** Regions: sets of cells as areas with a smooth shore, and lines through the country, each with the box that it fills. */

import type { Pair } from '~/api/wire'
import type { Plan, Plot } from '~/board/plan'
import { chains } from './pen'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The box round some points, grown on all sides. */
export function boxOf(points: readonly Pair[], by = 0): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x - by)
    box.top = Math.min(box.top, y - by)
    box.right = Math.max(box.right, x + by)
    box.bottom = Math.max(box.bottom, y + by)
  }
  return box
}

export type Segment = readonly [Pair, Pair]

/** The sides of some cells that border on others: on all others, or on those that another test picks. */
export function border(plan: Plan, isIn: (plot: Plot) => boolean, isOut: (plot?: Plot) => boolean): Segment[] {
  const found: Segment[] = []
  for (const plot of plan.plots) {
    if (!isIn(plot)) continue
    plot.beside.forEach((place, side) => {
      const other = plan.byPlace.get(place)
      if ((other && isIn(other)) || !isOut(other)) return
      found.push([plot.outline[side]!, plot.outline[(side + 1) % plot.outline.length]!])
    })
  }
  return found
}

/** A closed line, each corner drawn half-way towards its neighbours: it no longer runs along the sides of hexes. */
export const eased = (loop: readonly Pair[]): Pair[] =>
  loop.map(([x, y], i): Pair => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!]
    return [x / 2 + (before[0] + after[0]) / 4, y / 2 + (before[1] + after[1]) / 4]
  })

/** A closed line with its corners cut off again and again. */
export function rounded(loop: readonly Pair[], times = 2): Pair[] {
  let now = [...loop]
  for (let k = 0; k < times; k++) {
    now = now.flatMap((a, i): Pair[] => {
      const b = now[(i + 1) % now.length]!
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ]
    })
  }
  return now
}

/** The closed lines round a set of cells: its outer borders and those of its holes. */
export const loopsOf = (plan: Plan, isIn: (plot: Plot) => boolean): Pair[][] =>
  chains(border(plan, isIn, () => true)).map(line => line.slice(0, -1))
