/** Points of a table without a grid: which an option names, and in which direction they lie. */

import { thingsOf } from '~/api/things'
import type { Argument, Option, Pair, Piece } from '~/api/wire'

/** The points of an option that says where each figure goes. */
export function pointsIn(option: Pick<Option, 'args'> | null | undefined): Pair[] {
  const to = option?.args.to
  return Array.isArray(to) ? to.flatMap(one => (isPoint(one) ? [[one.x, one.y] as Pair] : [])) : []
}

/** The one point of an option that is aimed at a point of the table. */
export function pointOf(option: Pick<Option, 'args'>): Pair | null {
  const found = Object.values(option.args).find(isPoint)
  return found ? [found.x, found.y] : null
}

/** Whether the points of an option are a way, with a heading at its end, rather than a place for each figure. */
export const isWay = ({ args }: Pick<Option, 'args'>): boolean => 'facing' in args

/** The piece of the figure that an option is about. */
export function figureIn(option: Pick<Option, 'args'>, pieces: readonly Piece[]): Piece | undefined {
  const named = thingsOf(option).find(({ kind }) => kind === 'figure')
  return named && pieces.find(({ values }) => values?.some(([name, id]) => name === 'figure' && id === named.id))
}

/** Where an option stands on the table: where the leader goes, the point that it is aimed at, or the figure that it is about. */
export function anchorOf(option: Pick<Option, 'args'>, pieces: readonly Piece[] = []): Pair | null {
  const points = pointsIn(option)
  return (isWay(option) ? points.at(-1) : points[0]) ?? pointOf(option) ?? figureIn(option, pieces)?.at ?? null
}

/** The points of the compass, clockwise from the north, as the texts know them. */
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** In which of eight directions a point lies from another, for whoever looks at a table with the north above. */
export function compass([ax, ay]: Pair, [bx, by]: Pair): (typeof COMPASS)[number] {
  const eighth = Math.round((Math.atan2(bx - ax, ay - by) * 4) / Math.PI)
  return COMPASS[(eighth + 8) % 8]!
}

export const isPoint = (value: Argument): value is { kind: 'point'; x: number; y: number } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value && value.kind === 'point'
