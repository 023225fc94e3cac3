/** What stands on a table: houses with their roofs off, ruins, bunkers and wrecks. */

import type { Pair } from '~/api/wire'
import { boxOf } from '../boxes'
import { floor, innerShade, shadow, wall } from '../farm'
import { type Ink, stroke, trace } from '../pen'
import { random } from '../random'
import { crater, rubble } from '../works'
import { bags } from './defences'
import { type Drawn, scattered } from './desk'

/** A house with its roof off: the floor, and walls all round; doors and windows come last. */
export const house =
  (kind: 'stone' | 'boards' | 'straw'): Drawn =>
  ({ ink, next, mm }, { points }) => {
    const box = boxOf(points)
    shadow(ink, box)
    ink.save()
    trace(ink, points, true)
    ink.clip()
    floor(ink, points, false, next)
    if (kind === 'stone') {
      const hall: Pair[] = [
        [box.x + box.width * 0.58, box.y],
        [box.x + box.width, box.y],
        [box.x + box.width, box.y + box.height],
        [box.x + box.width * 0.58, box.y + box.height],
      ]
      floor(ink, hall, true, next)
    } else if (kind === 'straw') {
      for (let i = 0; i < (box.width * box.height) / 18; i++) {
        ink.fillStyle = next() < 0.5 ? 'rgba(238,214,130,.6)' : 'rgba(130,98,40,.4)'
        ink.fillRect(box.x + next() * box.width, box.y + next() * box.height, 5, 1.2)
      }
    }
    innerShade(ink, box)
    ink.restore()
    const around = [...points, points[0]!]
    if (kind === 'stone') wall(ink, around, next, 7 * mm)
    else planked(ink, around, mm)
  }

function planked(ink: Ink, line: readonly Pair[], mm: number): void {
  stroke(ink, line, 8 * mm, '#24170a', { cap: 'square' })
  stroke(ink, line, 5.4 * mm, '#8b6236', { cap: 'square' })
  stroke(ink, line, 1.2, 'rgba(36,20,6,.8)', { dash: [7, 2] })
}

export const fortified: Drawn = (desk, piece) => {
  house('stone')(desk, piece)
  bags(desk, piece)
}

export const ruin: Drawn = (desk, piece) => {
  const { ink, next, mm } = desk
  ink.save()
  trace(ink, piece.points, true)
  ink.fillStyle = 'rgba(120,106,84,.85)'
  ink.fill()
  ink.clip()
  for (const [x, y] of scattered(desk, piece, 30 * mm)) rubble(ink, [x, y], 42 * mm, next)
  ink.restore()
  piece.points.forEach((from, i) => {
    const to = piece.points[(i + 1) % piece.points.length]!
    const part = (t: number): Pair => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    for (const [a, b] of [
      [0, 0.28],
      [0.44, 0.6],
      [0.78, 1],
    ] as const)
      wall(ink, [part(a), part(b)], next, 6 * mm)
  })
}

export const concrete: Drawn = ({ ink, mm }, { points }) => {
  shadow(ink, boxOf(points))
  trace(ink, points, true)
  ink.fillStyle = '#8f8c82'
  ink.fill()
  stroke(ink, points, 9 * mm, '#55534c', { close: true })
  stroke(ink, points, 5 * mm, '#a6a398', { close: true })
}

export const hulk: Drawn = ({ ink, mm }, { points }) => {
  trace(ink, points, true)
  ink.fillStyle = '#3a3028'
  ink.fill()
  stroke(ink, points, 4 * mm, '#15110d', { close: true })
  const { x, y, width, height } = boxOf(points)
  crater(ink, [x + width / 2, y + height / 2], Math.min(width, height) * 0.3, random(3))
}

/** A wreck that burns: its smoke drifts off to one side, thinner and wider the further it is. */
export const smoking: Drawn = (desk, piece) => {
  hulk(desk, piece)
  const { x, y, width, height } = boxOf(piece.points)
  const reach = Math.max(width, height)
  for (let puff = 0; puff < 6; puff++) {
    desk.ink.fillStyle = `rgba(40, 38, 36, ${0.5 - puff * 0.07})`
    desk.ink.beginPath()
    desk.ink.arc(
      x + width / 2 + puff * reach * 0.13,
      y + height / 2 - puff * reach * 0.1,
      reach * (0.14 + puff * 0.05),
      0,
      2 * Math.PI,
    )
    desk.ink.fill()
  }
}
