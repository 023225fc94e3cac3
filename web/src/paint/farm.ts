/** Buildings whose roof is lifted: floors by room, walls stone by stone, doors and windows where the rules have them. */

import type { Pair, Stroke } from '~/api/wire'
import { type Box, boxOf } from './boxes'
import { along, type Ink, stroke, TAU } from './pen'
import type { Random } from './random'

const THICK = 8
const STONES = ['#b9ad92', '#ddd3bb', '#a89c82', '#c8bda3'] as const

/** The shade that a building casts, under everything that stands beside it. */
export function shadow(ink: Ink, { x, y, width, height }: Box): void {
  ink.fillStyle = 'rgba(20,16,6,.16)'
  for (let k = 0; k < 16; k += 2) ink.fillRect(x + k, y + k, width, height)
}

/** The floor of one cell: boards, or flags of stone. */
export function floor(ink: Ink, outline: readonly Pair[], stone: boolean, next: Random): void {
  const { x, y, width, height } = boxOf(outline)
  ink.fillStyle = stone ? '#b7ad9a' : '#a67c4c'
  ink.fillRect(x, y, width, height)
  if (stone) flags(ink, { x, y, width, height }, next)
  else boards(ink, { x, y, width, height }, next)
}

function boards(ink: Ink, { x, y, width, height }: Box, next: Random): void {
  const wide = height / 7
  for (let row = 0; row < 7; row++) {
    const top = y + row * wide
    ink.fillStyle = `rgba(${60 + next() * 40},${34 + next() * 24},12,${0.1 + next() * 0.16})`
    ink.fillRect(x, top, width, wide)
    ink.fillStyle = 'rgba(40,22,6,.5)'
    ink.fillRect(x, top, width, 1)
    ink.fillRect(x + next() * width, top, 1.2, wide)
  }
}

function flags(ink: Ink, { x, y, width, height }: Box, next: Random): void {
  const size = width / 5
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      ink.fillStyle = next() < 0.5 ? `rgba(255,246,225,${next() * 0.22})` : `rgba(60,50,38,${next() * 0.2})`
      ink.fillRect(x + column * size, y + row * size, size - 1, Math.min(size, height / 5) - 1)
    }
  }
}

/** Light falls from the north-west: the walls there shade the floor. */
export function innerShade(ink: Ink, { x, y, width, height }: Box): void {
  ink.save()
  ink.beginPath()
  ink.rect(x, y, width, height)
  ink.clip()
  const corner = ink.createLinearGradient(x, y, x + 34, y + 34)
  corner.addColorStop(0, 'rgba(20,10,0,.5)')
  corner.addColorStop(1, 'rgba(20,10,0,0)')
  ink.fillStyle = corner
  ink.fillRect(x, y, width, height)
  ink.fillStyle = 'rgba(20,10,0,.28)'
  ink.fillRect(x, y, width, 14)
  ink.fillRect(x, y, 14, height)
  ink.restore()
}

export function wall(ink: Ink, line: readonly Pair[], next: Random, thick = THICK): void {
  stroke(ink, line, thick + 3, '#2a231a', { cap: 'square' })
  stroke(ink, line, thick, '#cfc4ab', { cap: 'square' })
  const stone = () => STONES[(next() * STONES.length) | 0]!
  along(line, 7, (x, y, angle) => {
    ink.save()
    ink.translate(x, y)
    ink.rotate(angle)
    ink.fillStyle = stone()
    ink.fillRect(-3, -thick / 2, 6, thick / 2 - 0.5)
    ink.fillStyle = stone()
    ink.fillRect(-5, 0.5, 6, thick / 2 - 0.5)
    ink.restore()
  })
}

/** A low wall between fields, with its shadow. */
export function lowWall(ink: Ink, line: readonly Pair[], next: Random): void {
  stroke(ink, line, THICK, 'rgba(12,12,6,.35)', { dx: 4, dy: 5, soft: 1.4 })
  wall(ink, line, next, 7)
}

/** The middle of an opening and the way that its wall runs. */
function opening({ points }: Stroke): { x: number; y: number; angle: number; length: number } {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!]
  return {
    x: (ax + bx) / 2,
    y: (ay + by) / 2,
    angle: Math.atan2(by - ay, bx - ax),
    length: Math.hypot(bx - ax, by - ay),
  }
}

export function door(ink: Ink, at: Stroke): void {
  const { x, y, angle, length } = opening(at)
  const half = Math.min(18, Math.max(13, length * 0.26))
  ink.save()
  ink.translate(x, y)
  ink.rotate(angle)
  ink.fillStyle = '#7a4a22'
  ink.fillRect(-half, -6, half * 2, 12)
  ink.fillStyle = '#c98b4a'
  ink.fillRect(2 - half, -3.4, half * 2 - 4, 6.8)
  ink.strokeStyle = '#2a1808'
  ink.lineWidth = 1.2
  ink.strokeRect(-half, -6, half * 2, 12)
  ink.strokeStyle = 'rgba(42,24,8,.8)'
  ink.setLineDash([3, 3])
  ink.beginPath()
  ink.moveTo(2 - half, -4)
  ink.lineTo(2 - half, -half * 1.5)
  ink.arc(2 - half, 0, half * 1.6, -Math.PI / 2, -0.25)
  ink.stroke()
  ink.restore()
}

export function window(ink: Ink, at: Stroke): void {
  const { x, y, angle } = opening(at)
  ink.save()
  ink.translate(x, y)
  ink.rotate(angle)
  for (const [tone, left, top, wide, high] of [
    ['#22333c', -13, -6, 26, 12],
    ['#a9dbe8', -11, -3.6, 22, 7.2],
    ['#ffffff', -11, -3.6, 9, 2.6],
    ['#22333c', -1, -4, 2, 8],
  ] as const) {
    ink.fillStyle = tone
    ink.fillRect(left, top, wide, high)
  }
  ink.restore()
}

/** A round stack of hay. */
export function haystack(ink: Ink, x: number, y: number, r: number, next: Random): void {
  ink.fillStyle = 'rgba(30,22,6,.4)'
  ink.beginPath()
  ink.ellipse(x + r * 0.5, y + r * 0.6, r * 1.1, r * 0.9, 0, 0, TAU)
  ink.fill()
  const straw = ink.createRadialGradient(x - r * 0.3, y - r * 0.4, 1, x, y, r * 1.06)
  straw.addColorStop(0, '#f0dc96')
  straw.addColorStop(1, '#a8873d')
  ink.fillStyle = straw
  ink.beginPath()
  ink.arc(x, y, r, 0, TAU)
  ink.fill()
  ink.strokeStyle = 'rgba(90,66,20,.5)'
  ink.lineWidth = 0.9
  for (let i = 0; i < 16; i++) {
    const a = next() * TAU
    ink.beginPath()
    ink.moveTo(x + Math.cos(a) * r * 0.26, y + Math.sin(a) * r * 0.26)
    ink.lineTo(x + Math.cos(a) * r * 0.93, y + Math.sin(a) * r * 0.93)
    ink.stroke()
  }
}
