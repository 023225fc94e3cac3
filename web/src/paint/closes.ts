/** Closes: the small fields of hedgerow country, which go on from cell to cell. Each has its crop and its hedge. */

import { type Field, TONES } from './fields'
import type { Colour } from './pen'
import { random } from './random'

/** The mean width of a close, and how many there are before the pattern repeats, each way. */
const WIDTH = 27
const COUNT = 64

const CROPS: readonly Field[] = [
  'hedgerow',
  'pasture',
  'hedgerow',
  'meadow',
  'hedgerow',
  'pasture',
  'beet',
  'hedgerow',
  'meadow',
  'hay',
]

interface Close {
  dx: number
  dy: number
  crop: Field
}

const CLOSES: Close[] = (() => {
  const next = random(1944)
  return Array.from({ length: COUNT * COUNT }, () => ({
    dx: 0.14 + next() * 0.72,
    dy: 0.14 + next() * 0.72,
    crop: CROPS[(next() * CROPS.length) | 0]!,
  }))
})()

const wrap = (v: number): number => ((v % COUNT) + COUNT) % COUNT

export interface Spot {
  tones: [Colour, Colour]
  /** How far it is to the hedge. */
  edge: number
}

/** The close at a point; closes are longer than wide. */
export function closeAt(x: number, y: number): Spot {
  const [u, v] = [(x * 0.92 + y * 0.3) / (WIDTH * 1.25), (y * 0.92 - x * 0.3) / WIDTH]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  let best: Close = CLOSES[0]!
  let least = Number.POSITIVE_INFINITY
  let second = Number.POSITIVE_INFINITY
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const one = CLOSES[wrap(row + j) * COUNT + wrap(column + i)]!
      const [a, b] = [column + i + one.dx - u, row + j + one.dy - v]
      const d = Math.abs(a) * 0.5 + Math.sqrt(a * a + b * b)
      if (d < least) {
        second = least
        least = d
        best = one
      } else if (d < second) second = d
    }
  }
  return { tones: TONES[best.crop], edge: ((second - least) * WIDTH) / 2 }
}
