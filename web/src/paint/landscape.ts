/** An evening in the bocage, in receding planes of gouache: the head of the lobby. */

import { type Colour, colour, css, type Ink, mix, TAU } from './pen'
import { clamp, type Noise, noise, type Random, random } from './random'

const SKY = ['#24384a', '#6d7d7c', '#d9b27a', '#f4d9a0']
const PLANES: [string, number, number][] = [
  ['#8d9a7e', 0.5, 0.03],
  ['#6f8162', 0.555, 0.035],
  ['#526547', 0.62, 0.045],
  ['#3a4c31', 0.7, 0.055],
  ['#263620', 0.8, 0.06],
]
const CROPS: Colour[] = [
  [206, 178, 96],
  [150, 160, 84],
  [120, 104, 62],
]

interface Scene {
  ink: Ink
  w: number
  h: number
  sun: number
  noise: Noise
  next: Random
}

export function landscape(ink: Ink, w: number, h: number): void {
  const scene: Scene = { ink, w, h, sun: w * 0.74, noise: noise(18), next: random(18) }
  sky(scene)
  clouds(scene)
  PLANES.forEach(([tone, top, swell], i) => {
    plane(scene, i, colour(tone), tone, top, swell)
  })
  for (const x of [0.82, 0.9]) smoke(scene, x, 0.57)
  patrol(scene)
}

function sky({ ink, w, h, sun }: Scene): void {
  const down = ink.createLinearGradient(0, 0, 0, h * 0.62)
  SKY.forEach((tone, i) => {
    down.addColorStop(i / (SKY.length - 1), tone)
  })
  ink.fillStyle = down
  ink.fillRect(0, 0, w, h)
  const glow = ink.createRadialGradient(sun, h * 0.46, 4, sun, h * 0.46, w * 0.34)
  glow.addColorStop(0, 'rgba(255,240,196,.95)')
  glow.addColorStop(0.08, 'rgba(255,226,160,.7)')
  glow.addColorStop(1, 'rgba(255,210,130,0)')
  ink.fillStyle = glow
  ink.fillRect(0, 0, w, h)
}

function clouds({ ink, w, h, sun, next }: Scene): void {
  for (let k = 0; k < 26; k++) {
    const y = h * (0.05 + next() * 0.4)
    const width = w * (0.08 + next() * 0.2)
    const x = next() * w
    for (let j = 0; j < 16; j++) {
      const px = x + (next() - 0.5) * width
      const py = y + (next() - 0.5) * h * 0.04
      const r = width * 0.12 * (0.4 + next())
      const puff = ink.createRadialGradient(px, py, 0, px, py, r)
      const lit = clamp(1 - (Math.abs(px - sun) / w) * 1.4)
      puff.addColorStop(0, css(mix([70, 84, 96], [255, 226, 176], lit), 0.14))
      puff.addColorStop(1, 'rgba(90,100,110,0)')
      ink.save()
      ink.translate(0, py * 0.72)
      ink.scale(1, 0.28)
      ink.fillStyle = puff
      ink.fillRect(px - r, py - r, 2 * r, 2 * r)
      ink.restore()
    }
  }
}

function plane(
  { ink, w, h, sun, noise: n, next }: Scene,
  i: number,
  tone: Colour,
  name: string,
  top: number,
  swell: number,
) {
  const crest = (x: number) => h * (top + n.octaves((x / w) * (2.5 + i) + i * 9, i * 3.3, 3) * swell)
  ink.beginPath()
  ink.moveTo(0, h)
  for (let x = 0; x <= w; x += 3) ink.lineTo(x, crest(x))
  ink.lineTo(w, h)
  ink.closePath()
  const down = ink.createLinearGradient(0, h * top - 20, 0, h * (top + 0.2))
  down.addColorStop(0, css(mix(tone, [255, 224, 160], 0.26 - 0.03 * i)))
  down.addColorStop(1, name)
  ink.fillStyle = down
  ink.fill()
  for (let k = 0; i > 0 && k < 16; k++) {
    const x = next() * w
    const y = crest(x) + next() * h * 0.06
    const width = w * (0.04 + next() * 0.07)
    ink.fillStyle = css(mix(tone, CROPS[k % 3]!, 0.42), 0.75)
    ink.beginPath()
    ink.moveTo(x, y)
    ink.lineTo(x + width, y - h * 0.008)
    ink.lineTo(x + width * 1.25, y + h * 0.028)
    ink.lineTo(x + width * 0.12, y + h * 0.034)
    ink.fill()
  }
  for (let x = 0; x < w; x += 4 + i * 1.2) {
    if (n.octaves((x / w) * 14 + i * 20, i, 3) <= 0.02 && next() >= 0.05) continue
    const r = (2 + i * 2.3) * (0.6 + next() * 0.9)
    const y = crest(x) - r * 0.4
    ink.fillStyle = css(mix(tone, [12, 20, 10], 0.42 + next() * 0.2))
    ink.beginPath()
    ink.arc(x, y, r, 0, TAU)
    ink.fill()
    ink.fillStyle = css(mix(tone, [255, 220, 140], 0.3), 0.5)
    ink.beginPath()
    ink.arc(x + (sun > x ? 1 : -1) * r * 0.35, y - r * 0.4, r * 0.45, 0, TAU)
    ink.fill()
  }
  if (i === 1) hamlet(ink, w * 0.6, crest, next)
}

function hamlet(ink: Ink, x: number, crest: (x: number) => number, next: Random): void {
  const y = crest(x)
  ink.fillStyle = '#4a5646'
  ink.fillRect(x - 4, y - 26, 11, 28)
  polygon(ink, [x - 6, y - 26, x + 1.5, y - 58, x + 9, y - 26])
  ink.fillRect(x + 6, y - 12, 26, 14)
  polygon(ink, [x + 4, y - 12, x + 10, y - 22, x + 30, y - 22, x + 36, y - 12])
  for (let k = 0; k < 7; k++) {
    const hx = x - 110 + k * 34 + next() * 26
    const hy = crest(hx) + next() * 5
    ink.fillStyle = '#56614f'
    ink.fillRect(hx, hy - 8, 16, 10)
    ink.fillStyle = '#7c4a36'
    polygon(ink, [hx - 2, hy - 8, hx + 3, hy - 16, hx + 13, hy - 16, hx + 18, hy - 8])
  }
}

function polygon(ink: Ink, points: number[]): void {
  ink.beginPath()
  for (let i = 0; i < points.length; i += 2) ink.lineTo(points[i]!, points[i + 1]!)
  ink.fill()
}

function smoke({ ink, w, h, noise: n }: Scene, fx: number, fy: number): void {
  for (let k = 0; k < 34; k++) {
    const t = k / 34
    const x = w * fx + t * t * w * 0.08 + n(k, 3) * 8
    const y = h * fy - t * h * 0.36
    const r = 5 + t * 26
    const puff = ink.createRadialGradient(x, y, 0, x, y, r)
    puff.addColorStop(0, `rgba(40,38,36,${0.32 * (1 - t)})`)
    puff.addColorStop(1, 'rgba(40,38,36,0)')
    ink.fillStyle = puff
    ink.beginPath()
    ink.arc(x, y, r, 0, TAU)
    ink.fill()
  }
}

/** A patrol in silhouette on the near ridge. */
function patrol({ ink, w, h }: Scene): void {
  const from = w * 0.53
  const ridge = (x: number) => h * 0.665 - Math.sin(((x - from) / (w - from)) * Math.PI) * 9
  ink.fillStyle = '#141d10'
  ink.beginPath()
  ink.moveTo(from, h * 0.75)
  for (let x = from; x <= w; x += 4) ink.lineTo(x, ridge(x) + Math.sin(x / 23) * 1.6)
  ink.lineTo(w, h * 0.83)
  ink.lineTo(from, h * 0.83)
  ink.fill()
  for (let x = from + 10; x < w; x += 5) {
    const blade = 2 + Math.abs(Math.sin(x * 12.9) * 5)
    ink.fillRect(x, ridge(x) - blade + 2, 1.4, blade)
  }
  for (const x of [0.625, 0.657, 0.692, 0.722, 0.764]) soldier(ink, w * x, ridge(w * x))
}

function soldier(ink: Ink, x: number, y: number): void {
  ink.save()
  ink.translate(x, y)
  ink.scale(0.77, 0.77)
  ink.fillStyle = '#10170d'
  ink.beginPath()
  ink.arc(0, -52, 6.6, Math.PI, 0)
  ink.lineTo(8.4, -50)
  ink.lineTo(-8, -50)
  ink.fill()
  ink.beginPath()
  ink.arc(0, -48.5, 4.8, 0, TAU)
  ink.fill()
  polygon(ink, [-7, -44, 7, -44, 9, -22, 13, 2, 8, 2, 1, -16, -6, 2, -12, 2, -7, -22])
  ink.fillRect(-13, -42, 7, 17)
  ink.lineWidth = 2.6
  ink.strokeStyle = '#10170d'
  ink.beginPath()
  ink.moveTo(-10, -26)
  ink.lineTo(18, -40)
  ink.stroke()
  ink.restore()
}
