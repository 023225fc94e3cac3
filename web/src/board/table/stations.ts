/** Stations: what a cursor can stand on where there are no cells. Squads, places that are listed, pieces of terrain. */

import type { Option, Pair, Piece } from '~/api/wire'
import { anchorOf } from '~/state/points'
import type { Plan } from '../plan'
import { apart, figuresOf } from './geometry'

export type Station = { name: string; at: Pair } & (
  | { kind: 'squad'; unit: number; label: string; seat: number }
  | { kind: 'option'; option: Option }
  | { kind: 'place'; place: number }
)

export function stationsOf(
  plan: Plan,
  pieces: readonly Piece[],
  options: readonly Option[],
  toTable: (at: Pair) => Pair,
): Station[] {
  const units = [...new Set(pieces.filter(piece => piece.at && piece.unit >= 0).map(piece => piece.unit))]
  const squads = units.map((unit): Station => {
    const leader = figuresOf(pieces, unit)[0]!
    return { kind: 'squad', name: `squad ${unit}`, unit, label: leader.label, seat: leader.seat, at: leader.at! }
  })
  const listed = options.flatMap((option): Station[] => {
    const at = anchorOf(option, pieces)
    return at ? [{ kind: 'option', name: `option ${option.index}`, option, at }] : []
  })
  const places = plan.plots
    .filter(plot => plot.place > 0)
    .map(
      (plot): Station => ({ kind: 'place', name: `place ${plot.place}`, place: plot.place, at: toTable(plot.centre) }),
    )
  return [...squads, ...listed, ...places]
}

/** The nearest station that lies in a direction, or null. */
export function stationTowards(stations: readonly Station[], from: Pair, [dx, dy]: readonly [number, number]) {
  let best: Station | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of stations) {
    const [vx, vy] = [one.at[0] - from[0], one.at[1] - from[1]]
    const along = vx * dx + vy * dy
    const aside = Math.abs(vx * dy - vy * dx)
    if (along <= 0.5 || aside > along * 1.2) continue
    const cost = apart(one.at, from) + aside
    if (cost < least) {
      least = cost
      best = one
    }
  }
  return best
}
