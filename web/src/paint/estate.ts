/** Houses of one cell, with a few fruit trees: the same cell always has the same ones. */

import type { Plot } from '~/board/plan'
import { house, type Roof } from './built'
import { type Ink, TAU } from './pen'
import type { Plants } from './plants'
import { random, seedOf } from './random'

export function estate(ink: Ink, plants: Plants, { name, centre: [x, y] }: Plot, s: number): void {
  const next = random(seedOf(name))
  const turn = next() * TAU
  const shapes = ESTATES[(next() * ESTATES.length) | 0]!
  for (const [dx, dy, width, depth, angle, roof] of shapes) {
    const px = x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * s
    const py = y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * s
    const size = { width: width * s * 1.3, depth: depth * s * 1.3 }
    house(ink, { x: px, y: py, ...size, angle: angle + turn, roof }, s * 0.2, next)
  }
  for (let i = 0; i < 3; i++) {
    const angle = next() * TAU
    plants.crown(x + Math.cos(angle) * s * 0.7, y + Math.sin(angle) * s * 0.62, s * 0.1, 'apple', next)
  }
}

type Shape = readonly [dx: number, dy: number, width: number, depth: number, angle: number, roof: Roof]

const ESTATES: readonly (readonly Shape[])[] = [
  [
    [-0.28, -0.26, 0.6, 0.38, 0.35, 'tile'],
    [0.3, 0.28, 0.46, 0.34, -0.9, 'slate'],
  ],
  [
    [-0.06, -0.2, 0.86, 0.46, 0.12, 'slate'],
    [0.38, 0.4, 0.34, 0.28, 1.4, 'thatch'],
  ],
  [
    [0.02, 0.1, 0.78, 0.44, -0.5, 'tile'],
    [-0.46, -0.3, 0.3, 0.28, 0.2, 'thatch'],
  ],
  [
    [-0.16, -0.08, 0.72, 0.4, -0.25, 'thatch'],
    [0.42, 0.22, 0.34, 0.5, -0.25, 'tile'],
  ],
]
