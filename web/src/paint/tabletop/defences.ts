/** What is dug, laid and piled up on a table: trenches, sandbags, wire, mines, barricades. */

import { boxOf } from '../boxes'
import { along, stroke } from '../pen'
import { crater, hedgehogs, parapet, rubble, trench, wire } from '../works'
import { type Drawn, scattered } from './desk'

export const palings: Drawn = ({ ink, next, mm }, { points }) => {
  stroke(ink, points, 8 * mm, 'rgba(12,12,6,.35)', { dx: 3, dy: 4, soft: 1.2 })
  along(points, 6 * mm, (x, y, angle) => {
    ink.save()
    ink.translate(x, y)
    ink.rotate(angle)
    ink.fillStyle = next() < 0.5 ? '#8b6236' : '#74502a'
    ink.fillRect(-2.6, -4, 5.2, 8)
    ink.strokeStyle = '#2a1808'
    ink.lineWidth = 0.7
    ink.strokeRect(-2.6, -4, 5.2, 8)
    ink.restore()
  })
}

export const bags: Drawn = ({ ink, next, mm }, { points, isLine }) =>
  parapet(ink, isLine ? points : [...points, points[0]!], 9 * mm, next)

export const barrier: Drawn = (desk, { points }) => {
  palings(desk, { kind: '', points, width: 0, isLine: true })
  along(points, 30 * desk.mm, (x, y) => rubble(desk.ink, [x, y], 22 * desk.mm, desk.next))
}

export const dugOut: Drawn = (desk, piece) => {
  const { points, width, isLine } = piece
  if (isLine) trench(desk.ink, points, width || 22 * desk.mm, desk.next)
  else trench(desk.ink, [...points, points[0]!], 18 * desk.mm, desk.next)
}

export const holes: Drawn = (desk, { points }) => {
  const { x, y, width, height } = boxOf(points)
  crater(desk.ink, [x + width / 2, y + height / 2], Math.min(width, height) * 0.42, desk.next)
}

export const tangle: Drawn = ({ ink, mm }, { points, isLine }) =>
  wire(ink, isLine ? points : [...points, points[0]!], 6 * mm)

export const beams: Drawn = (desk, piece) => {
  for (const [x, y] of scattered(desk, piece, 46 * desk.mm, 12)) hedgehogs(desk.ink, [x, y], 20 * desk.mm)
}

export const mined: Drawn = (desk, piece) => {
  stroke(desk.ink, piece.points, 2, 'rgba(140,15,61,.75)', { close: true, dash: [8, 5] })
  for (const [x, y] of scattered(desk, piece, 34 * desk.mm, 8)) {
    stroke(
      desk.ink,
      [
        [x - 4, y - 4],
        [x + 4, y + 4],
      ],
      1.8,
      'rgba(60,30,10,.7)',
    )
    stroke(
      desk.ink,
      [
        [x + 4, y - 4],
        [x - 4, y + 4],
      ],
      1.8,
      'rgba(60,30,10,.7)',
    )
  }
}
