/** How far the counters of a stack are shoved from one another: the more there are, the less, so that it stays in its cell. */

const STEP = { x: 7, y: -6 }
const WIDEST = 4

export function stepOf(count: number): { x: number; y: number } {
  const part = count > WIDEST ? (WIDEST - 1) / (count - 1) : 1
  return { x: STEP.x * part, y: STEP.y * part }
}
