/** Ground, pixel by pixel: the colour of the field, lit slopes, grain. */

import type { Colour, Ink } from './pen'
import { clamp, noise } from './random'

export type Height = (x: number, y: number) => number

/** Heights on a coarse grid, blurred, with small bumps added, read in between. */
export function relief(width: number, height: number, at: Height, bumps: Height, cell = 3, blur = 3): Height {
  const w = Math.ceil(width / cell) + 2
  const h = Math.ceil(height / cell) + 2
  let grid = new Float32Array(w * h)
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) grid[j * w + i] = at(i * cell, j * cell)
  for (let pass = 0; pass < 3; pass++) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const next = new Float32Array(w * h)
      for (let j = 0; j < h; j++) {
        for (let i = 0; i < w; i++) {
          let sum = 0
          for (let k = -blur; k <= blur; k++)
            sum += grid[clamp(j + dy * k, 0, h - 1) * w + clamp(i + dx * k, 0, w - 1)]!
          next[j * w + i] = sum / (2 * blur + 1)
        }
      }
      grid = next
    }
  }
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) grid[j * w + i]! += bumps(i * cell, j * cell)
  return (x, y) => {
    const u = x / cell
    const v = y / cell
    const i = clamp(u | 0, 0, w - 2)
    const j = clamp(v | 0, 0, h - 2)
    const fx = u - i
    const fy = v - j
    const o = j * w + i
    return (
      grid[o]! * (1 - fx) * (1 - fy) +
      grid[o + 1]! * fx * (1 - fy) +
      grid[o + w]! * (1 - fx) * fy +
      grid[o + w + 1]! * fx * fy
    )
  }
}

/** A picture of `width` by `height` units at `k` pixels a unit; `shade` writes the colour of a point. */
export function ground(
  width: number,
  height: number,
  k: number,
  shade: (x: number, y: number, out: Colour) => void,
  heights: Height | null,
  strength = 52,
): OffscreenCanvas {
  const w = Math.ceil(width * k)
  const h = Math.ceil(height * k)
  const canvas = new OffscreenCanvas(w, h)
  const ink = canvas.getContext('2d')!
  const image = ink.createImageData(w, h)
  const data = image.data
  const grain = noise(11)
  const tone: Colour = [0, 0, 0]
  for (let py = 0; py < h; py++) {
    const y = py / k
    for (let px = 0; px < w; px++) {
      const x = px / k
      shade(x, y, tone)
      const broad = grain.octaves(x / 150, y / 150, 2) * 0.11
      let light = 1 + broad + grain(x / 2.1, y / 2.1) * 0.035 + grain(x / 7, y / 7) * 0.045
      let warm = 0
      if (heights) {
        const slope = (heights(x + 2, y) - heights(x - 2, y) + heights(x, y + 2) - heights(x, y - 2)) * strength * 0.02
        const knee = slope / (1 + Math.abs(slope))
        light *= 1 + knee * (knee > 0 ? 0.2 : 0.56)
        warm = knee > 0 ? knee * 14 : knee * 6
      }
      const i = (py * w + px) * 4
      data[i] = tone[0] * light + warm + broad * 40
      data[i + 1] = tone[1] * light + warm * 0.9
      data[i + 2] = tone[2] * light + warm * 0.55 - broad * 30
      data[i + 3] = 255
    }
  }
  ink.putImageData(image, 0, 0)
  return canvas
}

/** Contour lines of the heights, between levels. */
export function contours(ink: Ink, width: number, height: number, heights: Height, levels: number[]): void {
  const step = 3
  const half = step / 2
  const edges: Record<number, readonly [number, number, number, number]> = {
    1: [0, half, half, 0],
    2: [half, 0, step, half],
    3: [0, half, step, half],
    4: [step, half, half, step],
    6: [half, 0, half, step],
    7: [0, half, half, step],
    8: [half, step, 0, half],
    9: [half, 0, half, step],
    11: [step, half, half, step],
    12: [0, half, step, half],
    13: [half, 0, step, half],
    14: [0, half, half, 0],
  }
  ink.strokeStyle = 'rgba(84,46,12,.78)'
  ink.lineWidth = 1.7
  for (const level of levels) {
    ink.beginPath()
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        const a = heights(x, y) > level ? 1 : 0
        const b = heights(x + step, y) > level ? 2 : 0
        const c = heights(x + step, y + step) > level ? 4 : 0
        const d = heights(x, y + step) > level ? 8 : 0
        const edge = edges[a + b + c + d]
        if (!edge) continue
        ink.moveTo(x + edge[0], y + edge[1])
        ink.lineTo(x + edge[2], y + edge[3])
      }
    }
    ink.stroke()
  }
}
