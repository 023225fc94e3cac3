/** Boxes round outlines, and groups of cells that touch. */

import type { Pair } from '~/api/wire'
import type { Plot } from '~/board/plan'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function boxOf(points: readonly Pair[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Cells in groups that hang together side by side. */
export function groupsOf(plots: readonly Plot[]): Plot[][] {
  const left = new Map(plots.map(plot => [plot.place, plot]))
  const groups: Plot[][] = []
  for (const first of plots) {
    if (!left.delete(first.place)) continue
    const group = [first]
    for (const plot of group) {
      for (const place of plot.beside) {
        const next = left.get(place)
        if (next) {
          left.delete(place)
          group.push(next)
        }
      }
    }
    groups.push(group)
  }
  return groups
}

/** The middles of cells that lie side by side, in pairs. */
export function linksOf(plots: readonly Plot[]): (readonly [Pair, Pair])[] {
  const all = new Map(plots.map(plot => [plot.place, plot]))
  return plots.flatMap(plot =>
    plot.beside.flatMap(place => {
      const other = all.get(place)
      return other && plot.place < place ? [[plot.centre, other.centre] as const] : []
    }),
  )
}
