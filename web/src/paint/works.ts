/** Field works and what war leaves: sandbags, holes, trenches, wire, steel hedgehogs, craters, rubble. */

import type { Pair } from '~/api/wire'
import { along, css, type Ink, mix, stroke, TAU } from './pen'
import type { Random } from './random'

function earth(ink: Ink, x: number, y: number, r: number, strength: number): void {
  const soil = ink.createRadialGradient(x, y, r * 0.2, x, y, r)
  soil.addColorStop(0, `rgba(92,68,38,${strength})`)
  soil.addColorStop(0.6, `rgba(92,68,38,${strength * 0.7})`)
  soil.addColorStop(1, 'rgba(92,68,38,0)')
  ink.fillStyle = soil
  ink.beginPath()
  ink.arc(x, y, r, 0, TAU)
  ink.fill()
}

function bag(ink: Ink, x: number, y: number, angle: number, size: number, next: Random): void {
  ink.save()
  ink.translate(x, y)
  ink.rotate(angle)
  ink.scale(size / 7, size / 7)
  ink.fillStyle = 'rgba(10,8,4,.5)'
  ink.beginPath()
  ink.roundRect(-2.4, -1.4, 7, 6, 2.4)
  ink.fill()
  ink.fillStyle = css(mix([196, 176, 128], [150, 130, 88], next() * 0.75))
  ink.beginPath()
  ink.roundRect(-3.5, -2.8, 7, 5.6, 2.4)
  ink.fill()
  ink.strokeStyle = 'rgba(74,58,30,.9)'
  ink.lineWidth = 0.7
  ink.stroke()
  ink.fillStyle = 'rgba(255,248,220,.4)'
  ink.fillRect(-2.2, -2, 4.2, 1)
  ink.restore()
}

/** A ring of bags, open at the back. */
export function sandbags(ink: Ink, [x, y]: Pair, r: number, next: Random): void {
  earth(ink, x, y, r, 0.62)
  const [from, to] = [Math.PI * 0.72, Math.PI * 2.28]
  const size = r * 0.3
  const count = Math.round(((to - from) * r) / (size * 0.9))
  for (let i = 0; i <= count; i++) {
    const a = from + ((to - from) * i) / count
    bag(ink, x + Math.cos(a) * r, y + Math.sin(a) * r, a + Math.PI / 2, size, next)
  }
}

/** Bags end to end along a line, the upper row over the joints of the lower one. */
export function parapet(ink: Ink, points: readonly Pair[], size: number, next: Random): void {
  stroke(ink, points, size * 1.9, 'rgba(14,10,4,.4)', { dx: size * 0.3, dy: size * 0.4, soft: 1.5 })
  for (const side of [-0.34, 0.34]) {
    along(points, size * 0.92, (x, y, angle) => {
      const [dx, dy] = [-Math.sin(angle) * size * side, Math.cos(angle) * size * side]
      const on = side > 0 ? 0 : size * 0.46
      bag(ink, x + dx + Math.cos(angle) * on, y + dy + Math.sin(angle) * on, angle, size, next)
    })
  }
}

export function foxhole(ink: Ink, [x, y]: Pair, r: number, next: Random): void {
  earth(ink, x, y, r * 1.1, 0.8)
  ink.fillStyle = 'rgba(24,15,6,.82)'
  ink.beginPath()
  ink.ellipse(x, y, r * 0.52, r * 0.4, 0.4, 0, TAU)
  ink.fill()
  ink.strokeStyle = 'rgba(206,180,130,.7)'
  ink.lineWidth = 1.6
  ink.beginPath()
  ink.ellipse(x, y, r * 0.58, r * 0.46, 0.4, 0.1, 2.4)
  ink.stroke()
  for (let i = 0; i < 26; i++) {
    const a = next() * TAU
    const d = r * (0.62 + next() * 0.36)
    ink.fillStyle = next() < 0.5 ? 'rgba(120,92,54,.8)' : 'rgba(72,52,26,.7)'
    ink.fillRect(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.85, 2.2, 1.8)
  }
}

/** A dug line with a parapet on either side. */
export function trench(ink: Ink, line: readonly Pair[], width: number, next: Random): void {
  stroke(ink, line, width * 1.9, 'rgba(92,68,38,.45)', { soft: 3 })
  stroke(ink, line, width * 1.25, '#8a6a3c')
  stroke(ink, line, width * 0.8, '#2a1c0c')
  stroke(ink, line, width * 0.5, '#46321a', { dx: 1.4, dy: 1.6 })
  along(line, width * 0.34, (x, y, angle) => {
    for (const bank of [-1, 1]) {
      const d = width * 0.56 * bank
      bag(ink, x - Math.sin(angle) * d, y + Math.cos(angle) * d, angle, width * 0.3, next)
    }
  })
}

export function wire(ink: Ink, line: readonly Pair[], size: number): void {
  stroke(ink, line, size * 1.2, 'rgba(20,16,8,.28)', { dx: 2, dy: 2.5, soft: 1 })
  let i = 0
  along(line, size, (x, y, angle) => {
    ink.save()
    ink.translate(x, y)
    ink.rotate(angle)
    ink.strokeStyle = 'rgba(30,28,24,.95)'
    ink.lineWidth = 1.2
    ink.beginPath()
    ink.ellipse(0, 0, size, size * 1.2, 0, 0, TAU)
    ink.stroke()
    ink.strokeStyle = 'rgba(235,232,220,.55)'
    ink.lineWidth = 0.7
    ink.beginPath()
    ink.ellipse(-0.5, -0.5, size * 0.96, size * 1.14, 0, 3.4, 4.8)
    ink.stroke()
    if (i++ % 6 === 0) {
      ink.fillStyle = '#4b3720'
      ink.fillRect(-1.5, -size * 1.6, 3, size * 3.2)
    }
    ink.restore()
  })
}

/** Steel beams crossed. */
export function hedgehogs(ink: Ink, [x, y]: Pair, s: number): void {
  for (const [dx, dy] of [
    [-0.24, -0.2],
    [0.22, -0.12],
    [-0.02, 0.24],
  ] as const) {
    const [cx, cy] = [x + dx * s, y + dy * s]
    const r = s * 0.2
    const beam = (angle: number, tone: string, shift: number) => {
      const [ux, uy] = [Math.cos(angle) * r, Math.sin(angle) * r]
      const ends: Pair[] = [
        [cx - ux + shift, cy - uy + shift],
        [cx + ux + shift, cy + uy + shift],
      ]
      stroke(ink, ends, shift ? 5 : 4, tone, { cap: 'butt' })
    }
    for (const angle of [0.5, 1.6, 2.7]) beam(angle, 'rgba(14,12,8,.4)', 3)
    for (const angle of [0.5, 1.6, 2.7]) {
      beam(angle, '#2c2620', 0)
      stroke(
        ink,
        [
          [cx - Math.cos(angle) * r * 0.9, cy - Math.sin(angle) * r * 0.9 - 0.8],
          [cx + Math.cos(angle) * r * 0.9, cy + Math.sin(angle) * r * 0.9 - 0.8],
        ],
        1.4,
        '#8c7b66',
        { cap: 'butt' },
      )
    }
  }
}

export function crater(ink: Ink, [x, y]: Pair, r: number, next: Random): void {
  const hole = ink.createRadialGradient(x, y, r * 0.2, x, y, r * 1.7)
  hole.addColorStop(0, 'rgba(36,26,14,.75)')
  hole.addColorStop(0.5, 'rgba(70,52,28,.55)')
  hole.addColorStop(1, 'rgba(80,60,30,0)')
  ink.fillStyle = hole
  ink.beginPath()
  ink.arc(x, y, r * 1.7, 0, TAU)
  ink.fill()
  ink.lineWidth = 1.3
  for (const [tone, size, from, to] of [
    ['rgba(214,190,142,.7)', 0.9, 0.1, 1.9],
    ['rgba(14,8,2,.6)', 0.8, 3.1, 5.2],
  ] as const) {
    ink.strokeStyle = tone
    ink.beginPath()
    ink.arc(x, y, r * size, from, to)
    ink.stroke()
  }
  for (let i = 0; i < 14; i++) {
    const a = next() * TAU
    const d = r * (1.1 + next() * 1.3)
    ink.fillStyle = 'rgba(60,44,22,.55)'
    ink.fillRect(x + Math.cos(a) * d, y + Math.sin(a) * d, 1.5, 1.5)
  }
}

const STONES = ['#8d8272', '#b7ab97', '#5b5147', '#9a4c33', '#a89c82'] as const

/** What is left of a house. */
export function rubble(ink: Ink, [x, y]: Pair, s: number, next: Random): void {
  earth(ink, x, y, s * 0.62, 0.5)
  for (let i = 0; i < 90; i++) {
    const a = next() * TAU
    const d = Math.sqrt(next()) * s * 0.46
    const size = 2 + next() * 4.5
    ink.save()
    ink.translate(x + Math.cos(a) * d, y + Math.sin(a) * d)
    ink.rotate(next() * TAU)
    ink.fillStyle = 'rgba(16,12,6,.45)'
    ink.fillRect(1.4, 1.6, size, size * 0.7)
    ink.fillStyle = STONES[(next() * STONES.length) | 0]!
    ink.fillRect(0, 0, size, size * 0.7)
    ink.restore()
  }
}
