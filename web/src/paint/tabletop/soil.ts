/** The soil of a table: meadows and parcels with soft edges, and how high they lie. */

import { insideOf, type Plan } from '~/board/plan'
import { boxOf } from '../boxes'
import { type Field, TONES, texture } from '../fields'
import { ground, relief } from '../ground'
import type { Colour } from '../pen'
import type { Desk, Piece } from './desk'
import { KINDS } from './kinds'

const SOIL = 1.1
const SOIL_BUDGET = 4e6
/** The soil is looked up in squares of this side. */
const CELL = 3
/** How wide the foot of a hill is, in such squares to either side. */
const SLOPE = 9

function blend(out: Colour, a: Colour, b: Colour, t: number): void {
  for (let c = 0; c < 3; c++) out[c] = a[c]! + (b[c]! - a[c]!) * t
}

/** Slopes instead of steps: each height is the mean of those around it, along rows and then along columns. */
function sloped(heights: Float32Array, across: number): Float32Array {
  const down = heights.length / across
  const mean = (from: Float32Array, step: number, count: number, starts: number, apart: number): Float32Array => {
    const out = new Float32Array(from.length)
    for (let s = 0; s < starts; s++) {
      for (let i = 0, sum = 0; i < count + SLOPE; i++) {
        if (i < count) sum += from[s * apart + i * step]!
        if (i > 2 * SLOPE) sum -= from[s * apart + (i - 2 * SLOPE - 1) * step]!
        if (i >= SLOPE) out[s * apart + (i - SLOPE) * step] = sum / (2 * SLOPE + 1)
      }
    }
    return out
  }
  return mean(mean(heights, 1, across, down, across), across, down, across, 1)
}

/** Paints the soil of the whole table. */
export function soil({ ink, noise: n }: Desk, pieces: readonly Piece[], { width, height }: Plan, k: number): void {
  const scale = Math.min(k, SOIL, Math.sqrt(SOIL_BUDGET / (width * height)))
  const across = Math.ceil(width / CELL) + 1
  const fields: (Field | null)[] = [null]
  const lying = new Uint8Array(across * (Math.ceil(height / CELL) + 1))
  const rises = new Float32Array(lying.length)
  for (const { kind, points, isLine } of pieces) {
    const { soil, rise = 0 } = KINDS[kind] ?? {}
    if (isLine || (!soil && !rise)) continue
    const number = soil ? fields.push(soil) - 1 : 0
    const box = boxOf(points)
    for (let y = Math.floor(box.y / CELL); y <= (box.y + box.height) / CELL; y++) {
      for (let x = Math.floor(box.x / CELL); x <= (box.x + box.width) / CELL; x++) {
        const at = y * across + x
        if (at < 0 || at >= lying.length || !insideOf(points, x * CELL, y * CELL)) continue
        if (number) lying[at] = number
        rises[at] = Math.max(rises[at]!, rise)
      }
    }
  }
  const heights = sloped(rises, across)
  const cell = (x: number, y: number) => Math.max(0, Math.round(y / CELL) * across + Math.round(x / CELL))
  const swell = relief(
    width,
    height,
    (x, y) => n.octaves(x / 130, y / 130, 3) * 3.4 + (heights[cell(x, y)] ?? 0) * 40,
    () => 0,
  )
  const shade = (x: number, y: number, out: Colour) => {
    const wx = x + n(x / 13, y / 13) * 3 + n(x / 2.3, y / 2.3) * 2.4
    const wy = y + n(x / 13 + 40, y / 13) * 3 + n(x / 2.3 + 40, y / 2.3) * 2.4
    const field = fields[lying[cell(wx, wy)] ?? 0] ?? null
    const t = texture(field ?? 'meadow', x, y, 0.4, n)
    if (field) return blend(out, ...TONES[field], t)
    const lush = Math.max(0, Math.min(1, n.octaves(x / 260 + 31, y / 260, 2) * 2.6 + 0.4))
    const [meadow, pasture] = [TONES.meadow, TONES.pasture]
    for (let c = 0; c < 3; c++) {
      const low = pasture[0][c]! + (meadow[0][c]! - pasture[0][c]!) * lush
      out[c] = low + (pasture[1][c]! + (meadow[1][c]! - pasture[1][c]!) * lush - low) * t
    }
    const dry = n.octaves(x / 90 + 9, y / 90, 3)
    if (dry <= 0.2) return
    const worn = Math.min(0.6, (dry - 0.2) * 2)
    for (let c = 0; c < 3; c++) out[c] = out[c]! + ([164, 138, 92][c]! - out[c]!) * worn
  }
  const picture = ground(width, height, scale, shade, swell)
  ink.drawImage(picture, 0, 0, width, height)
}
