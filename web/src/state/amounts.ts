/** Amounts as games write them: whole numbers, with ⅓ and the like. */

import type { Argument, OptionPreview } from '~/api/wire'

const PARTS: Record<string, number> = { '¼': 3, '⅓': 4, '½': 6, '⅔': 8, '¾': 9 }
const SIGNS = new Map(Object.entries(PARTS).map(([sign, twelfths]) => [twelfths, sign]))

/** An amount in twelfths, or null where it is none. */
export function twelfths(value: Argument): number | null {
  if (typeof value === 'number') return value * 12
  if (typeof value !== 'string' || !value) return null
  const found = /^(\d*)([¼⅓½⅔¾]?)$/.exec(value)
  return found && Number(found[1] || 0) * 12 + (PARTS[found[2]!] ?? 0)
}

export function written(twelve: number): string {
  const whole = Math.floor(twelve / 12)
  const rest = SIGNS.get(twelve % 12) ?? ''
  return rest && !whole ? rest : `${whole}${rest}`
}

/** What an option spends: the first amount of the question that would be less afterwards. */
export function spending(preview: OptionPreview | null): string | null {
  for (const { before, after } of preview?.changes ?? []) {
    const [had, has] = [twelfths(before), twelfths(after)]
    if (had !== null && has !== null && has < had) return written(had - has)
  }
  return null
}
