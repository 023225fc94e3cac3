/** Lowland: kinds of ground that an operational map knows, each painted within its cell. */

import type { Pair } from '~/api/wire'
import { insideOf, type Plot } from '~/board/plan'
import { house } from './built'
import { closeAt } from './closes'
import type { Cover } from './covers'
import { type Ink, stroke, TAU } from './pen'
import type { Plants } from './plants'
import { noise, type Random } from './random'

const rough = noise(31)
/** Half the width of a hedge. */
export const HEDGE = 1.3

/** A point of a cell, kept a little inside. */
export function inside({ centre: [x, y], outline }: Plot, s: number, next: Random): Pair | null {
  const px = x + (next() - 0.5) * 1.9 * s
  const py = y + (next() - 0.5) * 1.7 * s
  return insideOf(outline, px, py) ? [px, py] : null
}

/** The part of a line that lies in a cell, which is convex; null where it passes by. */
function within({ outline }: Plot, [ax, ay]: Pair, [bx, by]: Pair): [Pair, Pair] | null {
  const cuts: number[] = []
  outline.forEach(([px, py], i) => {
    const [qx, qy] = outline[(i + 1) % outline.length]!
    const across = (bx - ax) * (qy - py) - (by - ay) * (qx - px)
    if (!across) return
    const t = ((px - ax) * (qy - py) - (py - ay) * (qx - px)) / across
    const u = ((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / across
    if (u >= 0 && u <= 1) cuts.push(t)
  })
  if (cuts.length < 2) return null
  const at = (t: number): Pair => [ax + (bx - ax) * t, ay + (by - ay) * t]
  return [at(Math.min(...cuts)), at(Math.max(...cuts))]
}

/** A line across a cell, so far from its middle, at an angle. */
export function chord(plot: Plot, angle: number, off: number, s: number): [Pair, Pair] | null {
  const [x, y] = plot.centre
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [mx, my] = [x - sin * off, y + cos * off]
  return within(plot, [mx - cos * 2 * s, my - sin * 2 * s], [mx + cos * 2 * s, my + sin * 2 * s])
}

/** Ruled ditches, the same way over wide stretches, with a gleam of water. */
export function polder(ink: Ink, plot: Plot, s: number): void {
  const [x, y] = plot.centre
  const angle = 0.35 + Math.round(rough(x / 420, y / 420) * 3) * 0.5
  for (let off = -s; off <= s; off += s * 0.27) {
    const line = chord(plot, angle, off, s)
    if (!line) continue
    stroke(ink, line, 1.7, 'rgba(66,92,72,.55)', { cap: 'butt' })
    stroke(ink, line, 0.8, 'rgba(158,196,196,.75)', { cap: 'butt' })
  }
}

/** Heather in tufts, birches here and there. */
export function heath(ink: Ink, plot: Plot, s: number, next: Random, plants: Plants): void {
  for (let i = 0; i < 70; i++) {
    const at = inside(plot, s, next)
    if (!at) continue
    ink.fillStyle = ['rgba(120,74,92,.55)', 'rgba(146,98,106,.5)', 'rgba(92,92,52,.5)'][i % 3]!
    ink.beginPath()
    ink.ellipse(at[0], at[1], 1.2 + next() * 2, 0.8 + next() * 1.1, 0, 0, TAU)
    ink.fill()
  }
  for (let i = 0; i < 2; i++) {
    const at = next() < 0.5 ? inside(plot, s * 0.8, next) : null
    if (at) plants.crown(at[0], at[1], s * 0.07, 'apple', next)
  }
}

/** Trees and bushes along the hedges, which are painted with the ground. */
export function hedgerow(_: Ink, plot: Plot, s: number, next: Random, plants: Plants): void {
  for (let i = 0; i < 110; i++) {
    const at = inside(plot, s, next)
    if (!at || closeAt(...at).edge > HEDGE) continue
    const tall = next() < 0.07
    plants.crown(
      at[0],
      at[1],
      tall ? 3.4 + next() * 1.6 : 1.5 + next() * 1.1,
      tall ? 'oak' : 'hedge',
      next,
      tall ? 0.8 : 0,
    )
  }
}

/** Reeds and pools. */
export function marsh(ink: Ink, plot: Plot, s: number, next: Random): void {
  for (let i = 0; i < 8; i++) {
    const at = inside(plot, s * 0.85, next)
    if (at) pool(ink, at, s * (0.08 + next() * 0.09), 'rgba(98,140,146,.7)')
  }
  reeds(ink, plot, s, next, 26)
}

/** Meadows under water: a sheet of it, with what still stands out. */
export function flooded(ink: Ink, plot: Plot, s: number, next: Random, plants: Plants): void {
  for (let i = 0; i < 5; i++) {
    const off = (i - 2) * s * 0.34 + (next() - 0.5) * 5
    const line = chord(plot, 0.06, off, s)
    if (line) stroke(ink, line, 0.9, 'rgba(232,244,240,.35)', { dash: [5, 9 + next() * 9] })
  }
  reeds(ink, plot, s, next, 9)
  const at = next() < 0.6 ? inside(plot, s * 0.7, next) : null
  if (at) plants.crown(at[0], at[1], s * 0.08, 'poplar', next, 0)
}

/** Open water, in rows of small waves. */
export function sea(ink: Ink, plot: Plot, s: number, next: Random): void {
  ink.strokeStyle = 'rgba(226,240,240,.34)'
  ink.lineWidth = 0.9
  for (let i = 0; i < 7; i++) {
    const at = inside(plot, s * 0.9, next)
    if (!at) continue
    ink.beginPath()
    ink.arc(at[0], at[1], 4 + next() * 3, Math.PI * 1.2, Math.PI * 1.8)
    ink.stroke()
  }
}

/** Sand hills with marram grass. */
export function dunes(ink: Ink, plot: Plot, s: number, next: Random): void {
  for (let i = 0; i < 6; i++) {
    const at = inside(plot, s * 0.85, next)
    if (!at) continue
    const [x, y] = at
    const w = s * (0.16 + next() * 0.12)
    ink.fillStyle = 'rgba(120,96,52,.3)'
    ink.beginPath()
    ink.ellipse(x + 2, y + 2, w, w * 0.42, -0.3, 0, TAU)
    ink.fill()
    ink.fillStyle = 'rgba(250,238,200,.6)'
    ink.beginPath()
    ink.ellipse(x - 1, y - 1, w * 0.86, w * 0.34, -0.3, 0, TAU)
    ink.fill()
  }
  reeds(ink, plot, s, next, 10)
}

/** Streets of houses; the more of them the larger the place. */
export function town(ink: Ink, plot: Plot, s: number, next: Random, rows: number): void {
  const [x, y] = plot.centre
  const turn = rough(x / 90, y / 90) * 0.5
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const gap = (s * 1.5) / rows
  const found: Pair[] = []
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < rows; i++) {
      const u = (i - (rows - 1) / 2) * gap + (next() - 0.5) * gap * 0.2
      const v = (row - (rows - 1) / 2) * gap + (next() - 0.5) * gap * 0.2
      const at: Pair = [x + u * cos - v * sin, y + u * sin + v * cos]
      const edge: Pair = [x + (at[0] - x) * 1.28, y + (at[1] - y) * 1.28]
      if (insideOf(plot.outline, ...edge)) found.push(at)
    }
  }
  found.sort((a, b) => a[1] - b[1])
  for (const [px, py] of found) {
    const width = gap * (0.66 + next() * 0.2)
    const depth = gap * (0.46 + next() * 0.14)
    const roof = next() < (rows > 3 ? 0.55 : 0.3) ? 'slate' : 'tile'
    const angle = turn + (next() < 0.5 ? 0 : Math.PI / 2)
    house(ink, { x: px, y: py, width, depth, angle, roof }, rows > 3 ? 4 : 3, next)
  }
}

/** Concrete among the houses. */
export function bunkers(ink: Ink, { centre: [x, y] }: Plot, s: number): void {
  for (const [dx, dy, r] of [
    [-0.5, -0.34, 0.2],
    [0.5, 0.06, 0.23],
    [-0.2, 0.52, 0.18],
  ] as const) {
    const [cx, cy, w] = [x + dx * s, y + dy * s, r * s]
    ink.fillStyle = 'rgba(16,14,8,.4)'
    ink.fillRect(cx - w + 2.4, cy - w * 0.7 + 2.8, w * 2, w * 1.4)
    ink.fillStyle = '#9d998c'
    ink.fillRect(cx - w, cy - w * 0.7, w * 2, w * 1.4)
    ink.strokeStyle = '#45423a'
    ink.lineWidth = 1.2
    ink.strokeRect(cx - w, cy - w * 0.7, w * 2, w * 1.4)
    ink.fillStyle = '#23211b'
    ink.fillRect(cx - w * 0.62, cy - w * 0.2, w * 1.24, 2)
  }
}

function pool(ink: Ink, [x, y]: Pair, r: number, fill: string): void {
  ink.fillStyle = fill
  ink.beginPath()
  ink.ellipse(x, y, r * 1.6, r, 0.1, 0, TAU)
  ink.fill()
  ink.strokeStyle = 'rgba(50,62,34,.5)'
  ink.lineWidth = 0.8
  ink.stroke()
}

function reeds(ink: Ink, plot: Plot, s: number, next: Random, count: number): void {
  ink.lineWidth = 1
  for (let i = 0; i < count; i++) {
    const at = inside(plot, s * 0.95, next)
    if (!at) continue
    ink.strokeStyle = i % 2 ? 'rgba(86,105,47,.85)' : 'rgba(138,147,79,.85)'
    ink.beginPath()
    ink.moveTo(at[0] - 1.6, at[1] - 4)
    ink.lineTo(at[0], at[1])
    ink.lineTo(at[0] + 1.4, at[1] - 4.4)
    ink.stroke()
  }
}

type Painter = (ink: Ink, plot: Plot, s: number, next: Random, plants: Plants) => void

/** What is painted under roads, by cover; built-up places come after them. */
export const GROUNDS: Partial<Record<Cover, Painter>> = { polder, heath, marsh, flooded, dunes, sea }

export const PLACES: Partial<Record<Cover, Painter>> = {
  hedgerow,
  town: (ink, plot, s, next) => town(ink, plot, s, next, 3),
  city: (ink, plot, s, next) => town(ink, plot, s, next, 4),
  fortified: (ink, plot, s, next) => {
    town(ink, plot, s * 0.8, next, 3)
    bunkers(ink, plot, s)
  },
}
