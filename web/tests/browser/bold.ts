/** What somebody chooses who seeks the enemy: it brings about most of what there is to learn. */

import type { Option, Snapshot } from '~/api/wire'
import type { Plan } from '~/board/plan'
import { aimOf, placeOf } from '~/state/choices'
import type { System } from './browser'

/** Rather this than that; what is not named comes last. */
const FIRST: Partial<Record<System, RegExp[]>> = {
  'grand-tactical': [/^Assault|^Declare/, /^Fire|^Convert$|^Roll|^Buy/, /^MoveOut|^Enter$/, /^Activate$/],
  'rules-of-engagement': [/^(FireNow|Fire|ChooseFallBack)$/, /^(GiveOrder|PrepareFire)$/, /^March$/],
  'tide-of-fortune': [
    /^(ConfirmAttack|Commit|Target|Bombardment|OpenFire|Spoil|React)$/,
    /^(AddSupport|UseAircraft|HelpDefence|Mine|StepBack|Ignite|Contribute)$/,
    /^(Declare|Designate|Give|Move|March)$/,
    /^(Pass|End)/,
  ],
}
const STEPS = /^(Enter|March)$/

/** To fight, else to go where the nearest enemy stands. */
export function bold(plan: Plan, now: Snapshot, turn: number): Option {
  const { options } = now.decision!
  const ranks = FIRST[now.game as System] ?? []
  const wanted =
    ranks.map(kind => options.filter(option => kind.test(option.kind))).find(some => some.length) ?? options
  if (!STEPS.test(wanted[0]!.kind)) return wanted[turn % wanted.length]!
  const far = wanted.map(option => distance(plan, now, option))
  return wanted[far.indexOf(Math.min(...far))]!
}

function distance(plan: Plan, { pieces, decision }: Snapshot, option: Option): number {
  const aim = aimOf(option, pieces)
  const at = plan.byPlace.get((aim && placeOf(aim, pieces)) ?? -1)?.centre
  if (!at) return Number.POSITIVE_INFINITY
  const enemies = pieces.filter(piece => piece.seat !== decision!.seat)
  const spots = enemies.flatMap(({ place }) => {
    const plot = plan.byPlace.get(place)
    return plot ? [plot.centre] : []
  })
  return Math.min(...spots.map(([x, y]) => Math.hypot(x - at[0], y - at[1])))
}
