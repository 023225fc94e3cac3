/** What somebody chooses who seeks the enemy: it brings about most of what there is to learn. */

import type { Option, Snapshot } from '~/api/wire'
import type { Plan } from '~/board/plan'
import { aimOf, placeOf } from '~/state/choices'
import { anchorOf } from '~/state/points'
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

/** How far the nearest enemy would be: between points of a table, or the middles of cells. */
function distance(plan: Plan, { pieces, decision }: Snapshot, option: Option): number {
  const aim = aimOf(option, pieces)
  const centre = (place: number | null) => plan.byPlace.get(place ?? -1)?.centre ?? null
  const at = anchorOf(option) ?? centre(aim && placeOf(aim, pieces))
  if (!at) return Number.POSITIVE_INFINITY
  const spots = pieces
    .filter(piece => piece.seat !== decision!.seat)
    .flatMap(piece => {
      const spot = piece.at ?? centre(piece.place)
      return spot ? [spot] : []
    })
  return Math.min(...spots.map(([x, y]) => Math.hypot(x - at[0], y - at[1])))
}
