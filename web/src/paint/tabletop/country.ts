/** The lie of the land on a table: water, roads and paving, rocks, banks, ditches and hills. */

import type { Pair } from '~/api/wire'
import { boxOf } from '../boxes'
import { boulders } from '../built'
import { rounded } from '../inset'
import { along, road, smooth, stroke, TAU, trace } from '../pen'
import { rubble } from '../works'
import { type Drawn, scattered } from './desk'
import { hedge } from './growth'

export const stones: Drawn = (desk, piece) => {
  for (const [x, y] of scattered(desk, piece, 34 * desk.mm, 10)) boulders(desk.ink, x, y, 20 * desk.mm, desk.next)
}

export const paving: Drawn = ({ ink, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  ink.save()
  trace(ink, points, true)
  ink.clip()
  for (let py = y; py < y + height; py += 9 * mm) {
    for (let px = x - next() * 9; px < x + width; px += 12 * mm) {
      ink.fillStyle =
        next() < 0.5 ? `rgba(255,246,225,${0.08 + next() * 0.2})` : `rgba(50,42,30,${0.08 + next() * 0.2})`
      ink.fillRect(px, py, 11 * mm, 8 * mm)
    }
  }
  ink.restore()
  stroke(ink, points, 1.6, 'rgba(60,52,40,.7)', { close: true })
}

/** Still water with a bank and light on it. */
export const lake: Drawn = ({ ink, noise: n }, { points }) => {
  const shore = [...points]
  stroke(ink, shore, 12, 'rgba(40,52,22,.42)', { soft: 3, close: true })
  trace(ink, shore, true)
  ink.fillStyle = '#43707c'
  ink.fill()
  ink.save()
  ink.clip()
  const { x, y, width, height } = boxOf(points)
  for (let py = y; py < y + height; py += 9) {
    const shift = n(py / 30, 3) * 20
    stroke(
      ink,
      [
        [x + shift, py],
        [x + width + shift, py + 3],
      ],
      1,
      'rgba(230,246,244,.22)',
      { dash: [14, 30, 6, 22] },
    )
  }
  ink.restore()
  stroke(ink, shore, 3.4, '#5d5a36', { close: true })
}

/** Water that one wades through: the way and the bed are seen below it. */
export const shallow: Drawn = (desk, piece) => {
  const { ink, next, mm } = desk
  const pool = rounded(piece.points)
  for (const wide of [20, 12, 6]) stroke(ink, pool, wide * mm, 'rgba(96,142,146,.2)', { soft: 5, close: true })
  ink.save()
  trace(ink, pool, true)
  ink.fillStyle = 'rgba(96,142,146,.5)'
  ink.fill()
  ink.clip()
  for (const [x, y] of scattered(desk, piece, 15 * mm)) {
    ink.fillStyle = next() < 0.5 ? 'rgba(196,180,140,.6)' : 'rgba(96,88,70,.5)'
    ink.beginPath()
    ink.ellipse(x, y, (2 + next() * 2) * mm, (1.4 + next() * 1.4) * mm, next() * TAU, 0, TAU)
    ink.fill()
  }
  ink.restore()
}

/** Running water: mud along the banks, deeper towards the middle, light on what flows. */
export const river: Drawn = ({ ink, next, mm }, { points, width }) => {
  const way = smooth(points, 2)
  const across = Math.max(10, width) || 16 * mm
  stroke(ink, way, across + 16 * mm, 'rgba(58,52,26,.5)', { soft: 5 })
  stroke(ink, way, across + 4 * mm, '#5d5a36')
  stroke(ink, way, across, '#6f9391')
  for (const part of [0.86, 0.7, 0.52, 0.34]) stroke(ink, way, across * part, 'rgba(44,92,104,.3)', { soft: 4 })
  along(way, 11 * mm, (x, y, angle) => {
    const off = (next() - 0.5) * across * 0.8
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [px, py] = [x - sin * off, y + cos * off]
    const long = (5 + next() * 12) * mm
    stroke(
      ink,
      [
        [px, py],
        [px + cos * long, py + sin * long],
      ],
      1.2,
      `rgba(232,246,244,${0.2 + next() * 0.3})`,
    )
  })
}

export const lane: Drawn = ({ ink }, { points, width }) => road(ink, smooth(points, 3), width || 24, '#bda57a')

export const littered: Drawn = (desk, piece) => {
  lane(desk, piece)
  along(piece.points, 26 * desk.mm, (x, y) =>
    rubble(desk.ink, [x + (desk.next() - 0.5) * piece.width * 0.6, y], 13, desk.next),
  )
}

/** A bank of earth with the hedge on its crown. */
export const bocage: Drawn = (desk, piece) => {
  bank(desk, piece)
  hedge(10, 46)(desk, piece)
}

export const bank: Drawn = ({ ink, mm }, { points }) => {
  stroke(ink, points, 26 * mm, 'rgba(14,12,4,.34)', { dx: 4, dy: 5, soft: 2 })
  stroke(ink, points, 22 * mm, '#6d5a34')
  stroke(ink, points, 14 * mm, '#8d7a48')
  stroke(ink, points, 5 * mm, '#a8955c', { dx: -2, dy: -2 })
}

export const ditch: Drawn = ({ ink, mm }, { points }) => {
  const way = smooth(points, 2)
  stroke(ink, way, 19 * mm, 'rgba(92,72,38,.5)', { soft: 2 })
  stroke(ink, way, 13 * mm, '#7d6a3c')
  stroke(ink, way, 9 * mm, '#3a2c14')
  stroke(ink, way, 4.5 * mm, '#56482a', { dx: 1.6, dy: 1.8 })
}

export const crags: Drawn = ({ ink, next, mm }, { points, isLine }) => {
  stroke(ink, points, 16 * mm, 'rgba(10,8,4,.5)', { dx: 5, dy: 6, soft: 2, close: !isLine })
  stroke(ink, points, 12 * mm, '#6f675a', { close: !isLine })
  along(points, 7 * mm, (x, y, angle) => {
    const [dx, dy] = [Math.sin(angle) * 9 * mm, -Math.cos(angle) * 9 * mm]
    stroke(
      ink,
      [
        [x - dx, y - dy],
        [x + dx * (0.4 + next()), y + dy],
      ],
      1.6,
      next() < 0.5 ? '#b7ab97' : '#3c352a',
    )
  })
}

/** Contours of a hill, one inside the other: the lowest is where it begins. */
export const hill: Drawn = ({ ink }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  const [cx, cy] = [x + width / 2, y + height / 2]
  stroke(ink, points, 1.7, 'rgba(84,46,12,.6)', { close: true })
  for (const part of [0.72, 0.44]) {
    const ring = points.map(([px, py]): Pair => [cx + (px - cx) * part, cy + (py - cy) * part])
    stroke(ink, rounded(ring), 1.7, 'rgba(84,46,12,.5)', { close: true })
  }
}
