/** What grows on a table: fields, woods, orchards, vines, bushes, reeds and hedges. */

import type { Pair } from '~/api/wire'
import { insideOf } from '~/board/plan'
import { boxOf } from '../boxes'
import { inset } from '../inset'
import { along, smooth, stroke, TAU, trace } from '../pen'
import type { Plant } from '../plants'
import { type Desk, type Drawn, scattered } from './desk'

/** Rows of standing corn, with a dark edge. */
export const crop: Drawn = ({ ink, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  const [[ax, ay], [bx, by]] = [points[0]!, points[1]!]
  const lean = Math.atan2(by - ay, bx - ax) + Math.PI / 2
  const far = Math.hypot(width, height)
  ink.save()
  trace(ink, points, true)
  ink.clip()
  ink.translate(x + width / 2, y + height / 2)
  ink.rotate(lean)
  for (let i = -far, row = 0; i < far; i += 4.6 * mm, row++) {
    stroke(
      ink,
      [
        [-far, i],
        [far, i],
      ],
      1.8,
      row % 2 ? 'rgba(120,92,30,.42)' : 'rgba(255,238,170,.42)',
    )
  }
  for (let i = 0; i < (width * height) / 34; i++) {
    ink.fillStyle = next() < 0.5 ? 'rgba(255,240,180,.5)' : 'rgba(110,84,26,.45)'
    ink.fillRect((next() - 0.5) * far, (next() - 0.5) * far, 3, 1.4)
  }
  ink.restore()
  stroke(ink, points, 2, 'rgba(70,52,16,.85)', { close: true })
}

/** How far one sees into a wood from outside, in millimetres. */
const SEEN_INTO = 100

/** Crowns, close together at the edge, and the line to which whoever is in the wood is seen from outside. */
export const trees =
  (plants: readonly Plant[], apart: number, size: number, rim: boolean): Drawn =>
  (desk, piece) => {
    const { ink, next, mm } = desk
    const crowns = scattered(desk, piece, apart * mm, 4)
    along([...piece.points, piece.points[0]!], apart * mm, (x, y) =>
      crowns.push([x + (next() - 0.5) * 14 * mm, y + (next() - 0.5) * 14 * mm]),
    )
    for (const [x, y] of crowns.sort((a, b) => a[1] - b[1])) {
      desk.plants.crown(x, y, size * mm * (0.8 + next() * 0.45), plants[(next() * plants.length) | 0]!, next)
    }
    if (!rim) return
    stroke(ink, piece.points, 1.2, 'rgba(16,22,8,.6)', { close: true })
    for (const line of inset(piece.points, SEEN_INTO * mm)) {
      stroke(ink, line, 4.4, 'rgba(10,14,4,.6)', { close: true, dash: [0.1, 6] })
      stroke(ink, line, 2.6, 'rgba(244,240,206,.95)', { close: true, dash: [0.1, 6] })
    }
  }

/** Trees in rows. */
export const orchard: Drawn = ({ plants, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  const step = 36 * mm
  for (let py = y + step / 2; py < y + height; py += step) {
    for (let px = x + step / 2; px < x + width; px += step) {
      if (insideOf(points, px, py))
        plants.crown(px + (next() - 0.5) * 4, py + (next() - 0.5) * 4, 11 * mm, 'apple', next)
    }
  }
}

export const vines: Drawn = ({ ink, plants, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  for (let py = y + 8 * mm; py < y + height; py += 16 * mm) {
    for (let px = x + 4 * mm; px < x + width; px += 7 * mm) {
      if (insideOf(points, px, py)) plants.crown(px, py + (next() - 0.5) * 2, 4.4 * mm, 'hedge', next, 0.5)
    }
  }
  stroke(ink, points, 1.4, 'rgba(60,50,20,.5)', { close: true, dash: [6, 4] })
}

export const bushes =
  (apart: number, size: number): Drawn =>
  (desk, piece) => {
    for (const [x, y] of scattered(desk, piece, apart * desk.mm)) {
      desk.plants.crown(x, y, size * desk.mm * (0.6 + desk.next() * 0.7), 'hedge', desk.next, 0.6)
    }
    stroke(desk.ink, piece.points, 1.6, 'rgba(240,236,200,.55)', { close: true, dash: [2, 6] })
  }

export const reeds: Drawn = (desk, piece) => {
  const { ink, next, mm } = desk
  for (const [x, y] of scattered(desk, piece, 13 * mm)) {
    ink.fillStyle = 'rgba(96,132,140,.75)'
    ink.beginPath()
    ink.ellipse(x, y, 7 * mm, 3 * mm, 0, 0, TAU)
    ink.fill()
    for (let i = -2; i < 3; i++)
      stroke(
        ink,
        [
          [x + i * 2, y],
          [x + i * 3, y - 7 - next() * 4],
        ],
        1.1,
        '#3f5223',
      )
  }
}

/** Points along a line, off it by a little, as something that grew there. */
function grown({ next, noise: n }: Desk, points: readonly Pair[], by: number): Pair[] {
  const dense: Pair[] = []
  along(points, 12, (x, y) => dense.push([x + n(x / 9, y / 9) * by + (next() - 0.5) * by, y + n(y / 9, x / 9) * by]))
  return smooth([...dense, points.at(-1)!], 1)
}

export const hedge =
  (width: number, trees: number): Drawn =>
  (desk, { points }) =>
    desk.plants.hedge(grown(desk, points, 2.4), desk.next, width * desk.mm, trees)
