/** Objectives that cover several squares, such as a house: marked once, and outlined. */

import { type Plan, type Plot, regionPath } from './plan'

export interface Goals {
  /** The cells with what is to be drawn on them. */
  plots: Plot[]
  /** The outlines of objectives of more than one cell. */
  outlines: string[]
}

/** Squares of one kind of ground side by side with the same marks are one objective; each hex is one by itself. */
export function goalsOf(plan: Plan): Goals {
  const marked = plan.plots.filter(plot => plot.marks.length)
  if (plan.shape !== 'square') return { plots: marked, outlines: [] }
  const seen = new Set<number>()
  const goals: Goals = { plots: [], outlines: [] }
  for (const plot of marked) {
    if (seen.has(plot.place)) continue
    const group = plot.marks.some(mark => mark.is_goal) ? spread(plan, plot) : [plot]
    for (const one of group) seen.add(one.place)
    const middle = nearestToMiddle(group)
    goals.plots.push(...group.map(one => (one === middle ? one : withoutGoal(one))))
    if (group.length > 1) goals.outlines.push(regionPath(plan, new Set(group.map(one => one.place))))
  }
  return goals
}

const nameOf = (plot: Plot): string => JSON.stringify([plot.terrain, plot.marks.filter(mark => mark.is_goal)])

function spread(plan: Plan, from: Plot): Plot[] {
  const found = new Map([[from.place, from]])
  for (const plot of found.values()) {
    for (const place of plot.beside) {
      const next = plan.byPlace.get(place)
      if (next && nameOf(next) === nameOf(from)) found.set(place, next)
    }
  }
  return [...found.values()]
}

function nearestToMiddle(group: readonly Plot[]): Plot {
  const middle = [0, 1].map(i => group.reduce((sum, plot) => sum + plot.centre[i]!, 0) / group.length)
  const distance = ({ centre: [x, y] }: Plot) => Math.hypot(x - middle[0]!, y - middle[1]!)
  return group.toSorted((a, b) => distance(a) - distance(b))[0]!
}

const withoutGoal = (plot: Plot): Plot => ({ ...plot, marks: plot.marks.filter(mark => !mark.is_goal) })
