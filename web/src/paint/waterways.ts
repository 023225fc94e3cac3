/** Waterways and roads of an operational map, each kind as strokes laid one over the other, the lowest kind first. */

import type { Pair } from '~/api/wire'
import { type Ink, stroke } from './pen'

interface Layer {
  width: number
  tone: string
  dash?: number[]
}

const BANK = '#274b57'

/** What runs along the sides of cells. */
export const WATERS: Record<string, readonly Layer[]> = {
  'minor-river': [
    { width: 4.4, tone: BANK },
    { width: 2.8, tone: '#a9c8cd' },
  ],
  canal: [
    { width: 4.6, tone: BANK },
    { width: 2.4, tone: '#dcebea' },
    { width: 0.9, tone: '#2f6b86', dash: [5, 4] },
  ],
  'major-river': [
    { width: 11.4, tone: BANK },
    { width: 9.2, tone: '#a9c8cd' },
    { width: 4.4, tone: '#bcd6d8' },
  ],
}

/** What goes from cell to cell. */
export const WAYS: Record<string, readonly Layer[]> = {
  ferry: [{ width: 2, tone: '#1f4f63', dash: [7, 5] }],
  'minor-road': [
    { width: 2.8, tone: '#6b4a2c' },
    { width: 1.4, tone: '#f6ead0', dash: [6, 3] },
  ],
  road: [
    { width: 4, tone: '#5b2a1c' },
    { width: 2.3, tone: '#f0d9a4' },
  ],
  highway: [
    { width: 6, tone: '#5b2a1c' },
    { width: 3.9, tone: '#d9694a' },
  ],
}

type Drawn = (ink: Ink, side: readonly Pair[], s: number) => void

/** Two parapets across the water that runs along a side. */
function bridge(ink: Ink, side: readonly Pair[], s: number): void {
  const [[ax, ay], [bx, by]] = [side[0]!, side.at(-1)!]
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const [half, gap, wing] = [s * 0.24, s * 0.11, s * 0.07]
  const at = (along: number, over: number): Pair => [x + ux * along - uy * over, y + uy * along + ux * over]
  stroke(ink, [at(0, -half), at(0, half)], gap * 2, '#f3ead0', { cap: 'butt' })
  stroke(ink, [at(0, -half), at(0, half)], gap * 0.9, '#d9694a', { cap: 'butt' })
  for (const edge of [-gap, gap]) {
    const out = Math.sign(edge) * wing
    stroke(
      ink,
      [at(edge + out, -half - wing), at(edge, -half), at(edge, half), at(edge + out, half + wing)],
      1.9,
      '#1d1a12',
    )
  }
}

/** What crosses a side. */
export const CROSSINGS: Record<string, Drawn> = { bridge }
