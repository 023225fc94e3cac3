/** Turns: options that only say which way the acting unit faces, by the neighbouring cell that lies there. */

import { thingsOf } from '~/api/things'
import type { Option, Pair } from '~/api/wire'
import { type Plan, towardsOf } from './plan'

/** Where an option would have its unit face, in degrees clockwise from north, or null. */
export function bearingOf(plan: Plan, option: Option): number | null {
  const { facing } = option.args
  if (typeof facing !== 'number' || facing < 0) return null
  return facing * (plan.shape === 'hex' ? 60 : 45)
}

/** One step of length 1 that way. */
export function stepOf(degrees: number): Pair {
  const turn = (degrees * Math.PI) / 180
  return [Math.sin(turn), -Math.cos(turn)]
}

/** The options that name nothing on the board but a facing, by the cell that the unit at a place would look at. */
export function optionsByTurn(plan: Plan, options: readonly Option[], place: number): Map<number, Option[]> {
  const found = new Map<number, Option[]>()
  for (const option of options) {
    const bearing = thingsOf(option).length ? null : bearingOf(plan, option)
    const cell = bearing === null ? null : towardsOf(plan, place, stepOf(bearing))
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), option])
  }
  return found
}
