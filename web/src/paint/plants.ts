/** Plants: tree crowns as sprites in four tones, hedges as rows of them. Light falls from the north-west. */

import type { Pair } from '~/api/wire'
import { along, type Ink, stroke, TAU } from './pen'
import { type Random, random } from './random'

const PALETTES = {
  oak: ['#1c2a14', '#33491f', '#56702f', '#86994a'],
  poplar: ['#1d2c18', '#31502a', '#4f7338', '#7f9b55'],
  apple: ['#24351a', '#47642a', '#6c8a3b', '#a0b25f'],
  hedge: ['#17240f', '#2c431a', '#4a672a', '#76903f'],
} as const

export type Plant = keyof typeof PALETTES

const VARIANTS = 12
const RADIUS = 24

function drawCrown(ink: Ink, plant: Plant, next: Random): void {
  const [dark, body, light, shine] = PALETTES[plant]
  const r = RADIUS
  const lumps = (count: number, spread: number, offset: number, tone: string, size: number): void => {
    ink.fillStyle = tone
    for (let i = 0; i < count; i++) {
      const angle = next() * TAU
      const distance = next() * spread * 0.62
      ink.beginPath()
      const x = Math.cos(angle) * distance - offset
      const y = Math.sin(angle) * distance - offset
      ink.arc(x, y, spread * size * (0.75 + next() * 0.5), 0, TAU)
      ink.fill()
    }
  }
  ink.fillStyle = dark
  ink.beginPath()
  ink.arc(0, 0, r * 0.98, 0, TAU)
  ink.fill()
  lumps(7, r, 0, dark, 0.5)
  lumps(7, r * 0.86, r * 0.12, body, 0.46)
  lumps(7, r * 0.66, r * 0.26, light, 0.36)
  lumps(5, r * 0.42, r * 0.4, shine, 0.24)
}

export class Plants {
  private readonly sprites = new Map<Plant, OffscreenCanvas[]>()

  constructor(private readonly ink: Ink) {}

  crown(x: number, y: number, r: number, plant: Plant, next: Random, shadow = 1): void {
    const { ink } = this
    if (shadow) {
      ink.fillStyle = 'rgba(14,20,8,.34)'
      ink.beginPath()
      ink.ellipse(x + r * 0.55 * shadow, y + r * 0.6 * shadow, r * 1.08, r * 0.92, 0.6, 0, TAU)
      ink.fill()
    }
    const all = this.of(plant)
    const size = r * 3
    ink.drawImage(all[(next() * all.length) | 0]!, x - size / 2, y - size / 2, size, size)
  }

  hedge(points: readonly Pair[], next: Random, width: number, treeEvery: number): void {
    const { ink } = this
    stroke(ink, points, width * 1.7, 'rgba(12,18,6,.38)', { dx: width * 0.6, dy: width * 0.75, soft: 1.2 })
    stroke(ink, points, width * 1.9, 'rgba(70,62,30,.55)')
    stroke(ink, points, width * 1.35, PALETTES.hedge[0])
    const jitter = (by: number) => (next() - 0.5) * by
    along(points, width * 0.62, (x, y) => {
      if (next() < 0.06) return
      this.crown(x + jitter(width * 0.5), y + jitter(width * 0.5), width * (0.58 + next() * 0.34), 'hedge', next, 0)
    })
    along(points, treeEvery, (x, y) => {
      if (next() < 0.55) this.crown(x + jitter(4), y + jitter(4), width * (1.15 + next() * 0.6), 'oak', next)
    })
  }

  private of(plant: Plant): OffscreenCanvas[] {
    const known = this.sprites.get(plant)
    if (known) return known
    const made = Array.from({ length: VARIANTS }, (_, i) => {
      const sprite = new OffscreenCanvas(RADIUS * 3, RADIUS * 3)
      const ink = sprite.getContext('2d')!
      ink.translate(RADIUS * 1.5, RADIUS * 1.5)
      drawCrown(ink, plant, random(i * 77 + plant.length))
      return sprite
    })
    this.sprites.set(plant, made)
    return made
  }
}
