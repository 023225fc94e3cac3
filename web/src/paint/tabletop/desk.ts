/** What painters of a table work with, and what they paint. */

import type { Pair } from '~/api/wire'
import { insideOf } from '~/board/plan'
import { boxOf } from '../boxes'
import type { Ink } from '../pen'
import type { Plants } from '../plants'
import type { Noise, Random } from '../random'

/** What lies on the table: the outline of an area, or the points of a line and its width. */
export interface Piece {
  kind: string
  points: readonly Pair[]
  width: number
  isLine: boolean
}

export interface Desk {
  ink: Ink
  plants: Plants
  next: Random
  noise: Noise
  /** How many units a millimetre is. */
  mm: number
}

export type Drawn = (desk: Desk, piece: Piece) => void

/** Points of an area at least so far apart. */
export function scattered({ next }: Desk, { points }: Piece, apart: number, inset = 0): Pair[] {
  const { x, y, width, height } = boxOf(points)
  const found: Pair[] = []
  const tries = Math.ceil((width * height * 2.4) / (apart * apart))
  for (let i = 0; i < tries; i++) {
    const [px, py] = [x + next() * width, y + next() * height]
    const inside =
      insideOf(points, px, py) &&
      (!inset ||
        [0, 1, 2, 3].every(q => insideOf(points, px + inset * [1, -1, 0, 0][q]!, py + inset * [0, 0, 1, -1][q]!)))
    if (inside && found.every(([qx, qy]) => Math.hypot(px - qx, py - qy) >= apart)) found.push([px, py])
  }
  return found.sort((a, b) => a[1] - b[1])
}
