/** Built things: houses with two slopes, bridges, boulders, ponds. */

import type { Pair } from '~/api/wire'
import { type Ink, stroke, TAU, trace } from './pen'
import type { Noise, Random } from './random'

const ROOFS = {
  slate: ['#5b6671', '#7d8994', '#39424b'],
  tile: ['#9a4c33', '#c06f4a', '#66301f'],
  thatch: ['#9c8450', '#c4ab70', '#6b5731'],
} as const

export type Roof = keyof typeof ROOFS

export interface House {
  x: number
  y: number
  width: number
  depth: number
  angle: number
  roof: Roof
}

export function house(ink: Ink, { x, y, width: w, depth: h, angle, roof }: House, height: number, next: Random) {
  const [dark, light, line] = ROOFS[roof]
  ink.save()
  castShadow(ink, x, y, w, h, angle, height)
  ink.translate(x, y)
  ink.rotate(angle)
  const upperIsLit = Math.sin(angle) * 0.7 - Math.cos(angle) * 0.7 < 0
  ink.fillStyle = upperIsLit ? light : dark
  ink.fillRect(-w / 2, -h / 2, w, h / 2)
  ink.fillStyle = upperIsLit ? dark : light
  ink.fillRect(-w / 2, 0, w, h / 2)
  ink.globalAlpha = 0.35
  ink.strokeStyle = line
  ink.lineWidth = 0.6
  for (let v = -h / 2 + 2.2; v < h / 2; v += 2.4) {
    ink.beginPath()
    ink.moveTo(-w / 2, v)
    ink.lineTo(w / 2, v)
    ink.stroke()
  }
  for (let i = 0; i < (w * h) / 9; i++) {
    ink.fillStyle = next() < 0.5 ? '#fff' : '#000'
    ink.globalAlpha = 0.05 + next() * 0.07
    ink.fillRect(-w / 2 + next() * (w - 2.4), -h / 2 + next() * (h - 1.3), 2.4, 1.3)
  }
  ink.globalAlpha = 1
  ink.fillStyle = 'rgba(255,246,220,.55)'
  ink.fillRect(-w / 2, -0.7, w, 1.2)
  ink.strokeStyle = 'rgba(20,14,8,.75)'
  ink.lineWidth = 0.9
  ink.strokeRect(-w / 2, -h / 2, w, h)
  chimney(ink, w)
  ink.restore()
}

function castShadow(ink: Ink, x: number, y: number, w: number, h: number, angle: number, height: number) {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const corners: Pair[] = (
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ] as Pair[]
  ).map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos])
  for (let rise = 0; rise <= height; rise++) {
    trace(
      ink,
      corners.map(([px, py]) => [px + rise, py + rise * 1.1]),
      true,
    )
    ink.fillStyle = rise + 1 > height ? 'rgba(16,14,8,.30)' : 'rgba(16,14,8,.07)'
    ink.fill()
  }
}

function chimney(ink: Ink, w: number): void {
  ink.fillStyle = 'rgba(0,0,0,.35)'
  ink.fillRect(w * 0.26 + 1.5, -1, 5, 4.4)
  ink.fillStyle = '#a3553d'
  ink.fillRect(w * 0.26, -2.6, 4.2, 4.2)
  ink.fillStyle = '#2b1a14'
  ink.fillRect(w * 0.26 + 1.1, -1.5, 2, 2)
}

/** Trodden earth and garden plots round the houses. */
export function village(ink: Ink, x: number, y: number, s: number, next: Random): void {
  const earth = ink.createRadialGradient(x, y, 4, x, y, s * 1.15)
  earth.addColorStop(0, 'rgba(196,176,126,.75)')
  earth.addColorStop(1, 'rgba(196,176,126,0)')
  ink.fillStyle = earth
  ink.beginPath()
  ink.arc(x, y, s * 1.15, 0, TAU)
  ink.fill()
  for (let i = 0; i < 3; i++) {
    ink.save()
    ink.translate(x + (next() - 0.5) * s * 1.1, y + (next() - 0.5) * s)
    ink.rotate(0.3)
    ink.fillStyle = 'rgba(96,112,58,.7)'
    ink.fillRect(-8, -5, 16, 10)
    ink.strokeStyle = 'rgba(60,50,24,.6)'
    ink.lineWidth = 0.8
    for (let row = -4; row < 5; row += 2.4) {
      ink.beginPath()
      ink.moveTo(-8, row)
      ink.lineTo(8, row)
      ink.stroke()
    }
    ink.strokeRect(-8, -5, 16, 10)
    ink.restore()
  }
}

export function bridge(ink: Ink, x: number, y: number, angle: number, s: number): void {
  ink.save()
  ink.translate(x, y)
  ink.rotate(angle)
  ink.scale(1.25, 1.25)
  ink.fillStyle = 'rgba(10,14,12,.5)'
  ink.fillRect(-s * 0.42 + 3, -s * 0.2 + 5, s * 0.84, s * 0.42)
  ink.fillStyle = '#8f8672'
  ink.fillRect(-s * 0.42, -s * 0.24, s * 0.84, s * 0.48)
  ink.fillStyle = '#d2c29a'
  ink.fillRect(-s * 0.46, -s * 0.14, s * 0.92, s * 0.28)
  for (let i = 0; i < 9; i++) {
    ink.fillStyle = i % 2 ? '#b9ae95' : '#a59a80'
    ink.fillRect(-s * 0.42 + i * s * 0.094, -s * 0.24, s * 0.086, s * 0.085)
    ink.fillRect(-s * 0.42 + i * s * 0.094, s * 0.155, s * 0.086, s * 0.085)
  }
  ink.strokeStyle = 'rgba(30,24,14,.85)'
  ink.lineWidth = 1
  ink.strokeRect(-s * 0.42, -s * 0.24, s * 0.84, s * 0.48)
  ink.restore()
}

export function boulders(ink: Ink, x: number, y: number, s: number, next: Random): void {
  for (let i = 0; i < 16; i++) {
    const angle = next() * TAU
    const distance = Math.sqrt(next()) * s * 0.72
    const px = x + Math.cos(angle) * distance
    const py = y + Math.sin(angle) * distance
    const size = 2.2 + next() * 4
    ink.fillStyle = 'rgba(20,16,8,.45)'
    ink.beginPath()
    ink.ellipse(px + 2, py + 2.4, size * 1.1, size * 0.8, 0, 0, TAU)
    ink.fill()
    ink.beginPath()
    for (let j = 0; j < 6; j++) {
      const turn = (j / 6) * TAU
      ink.lineTo(
        px + Math.cos(turn) * size * (0.8 + next() * 0.4),
        py + Math.sin(turn) * size * 0.8 * (0.8 + next() * 0.4),
      )
    }
    ink.closePath()
    ink.fillStyle = ['#a79f8a', '#8f8876', '#bdb59e'][i % 3]!
    ink.fill()
    ink.strokeStyle = 'rgba(40,34,22,.8)'
    ink.lineWidth = 0.7
    ink.stroke()
    ink.fillStyle = 'rgba(255,250,230,.5)'
    ink.beginPath()
    ink.ellipse(px - size * 0.25, py - size * 0.25, size * 0.4, size * 0.25, 0.4, 0, TAU)
    ink.fill()
  }
}

export function pond(ink: Ink, x: number, y: number, s: number, noise: Noise, next: Random): void {
  const shore: Pair[] = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * TAU
    const d = s * (0.66 + noise(Math.cos(angle) * 1.3 + x, Math.sin(angle) * 1.3 + y) * 0.18)
    return [x + Math.cos(angle) * d * 1.1, y + Math.sin(angle) * d * 0.9]
  })
  stroke(ink, shore, 9, 'rgba(52,54,26,.6)', { close: true, soft: 2 })
  trace(ink, shore, true)
  const depth = ink.createLinearGradient(x - s, y - s, x + s, y + s)
  depth.addColorStop(0, '#355a60')
  depth.addColorStop(1, '#75a5ab')
  ink.fillStyle = depth
  ink.fill()
  stroke(ink, shore, 1.4, 'rgba(22,36,34,.8)', { close: true })
  ink.strokeStyle = 'rgba(235,248,246,.4)'
  ink.lineWidth = 0.9
  for (let i = 0; i < 9; i++) {
    const px = x - s * 0.4 + next() * s * 0.6
    const py = y - s * 0.35 + next() * s * 0.7
    ink.beginPath()
    ink.moveTo(px, py)
    ink.lineTo(px + 5 + next() * 8, py)
    ink.stroke()
  }
}
