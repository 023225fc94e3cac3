/** Engraved: the small signs of an operational map, one cell at a time. */

import type { Pair } from '~/api/wire'
import type { Plot } from '~/board/plan'
import { chord, inside } from './lowland'
import { type Ink, TAU } from './pen'
import { noise, type Random, random } from './random'

export type Sign = (ink: Ink, plot: Plot, s: number) => void

const district = noise(31)

/** The same cell always gets the same chance, whatever part of the map is painted. */
const chanceOf = (plot: Plot): Random => random(plot.place * 7919 + 17)

/** Ruled ditches in short strokes, the same way over a district. */
export function ditches(ink: Ink, plot: Plot, s: number): void {
  const [x, y] = plot.centre
  const angle = Math.round(district(x / 300, y / 300) * 3) * 0.52 + 0.2
  const next = chanceOf(plot)
  ink.strokeStyle = 'rgba(74,112,84,.42)'
  ink.lineWidth = 0.8
  ink.beginPath()
  for (let off = -s; off <= s; off += s * 0.16) {
    const line = chord(plot, angle, off, s)
    if (!line || next() < 0.12) continue
    const [from, to] = [next() * 0.3, 1 - next() * 0.3]
    const at = (t: number): Pair => [
      line[0][0] + (line[1][0] - line[0][0]) * t,
      line[0][1] + (line[1][1] - line[0][1]) * t,
    ]
    ink.moveTo(...at(from))
    ink.lineTo(...at(to))
  }
  ink.stroke()
}

/** Small round trees, lit from the north-west. */
function trees(ink: Ink, plot: Plot, s: number, count: number, fill: string): void {
  const next = chanceOf(plot)
  const r = s * 0.066
  ink.strokeStyle = 'rgba(46,74,34,.8)'
  ink.lineWidth = 0.85
  for (let i = 0; i < count; i++) {
    const at = inside(plot, s * 0.88, next)
    if (!at) continue
    const [x, y] = at
    ink.fillStyle = fill
    ink.beginPath()
    ink.arc(x, y, r, 0, TAU)
    ink.fill()
    ink.beginPath()
    ink.arc(x, y, r, -0.6, 2.6)
    ink.moveTo(x, y + r)
    ink.lineTo(x + r * 0.9, y + r * 1.6)
    ink.stroke()
  }
}

/** Heather: stipple. */
export function stipple(ink: Ink, plot: Plot, s: number, count = 70, tone = 'rgba(136,84,74,.62)'): void {
  const next = chanceOf(plot)
  ink.fillStyle = tone
  for (let i = 0; i < count; i++) {
    const at = inside(plot, s, next)
    if (at) ink.fillRect(at[0], at[1], 1.5, 1.5)
  }
}

/** Marsh: tufts over short level strokes of water. */
export function tufts(ink: Ink, plot: Plot, s: number): void {
  const next = chanceOf(plot)
  ink.lineWidth = 0.9
  for (let i = 0; i < 15; i++) {
    const at = inside(plot, s * 0.92, next)
    if (!at) continue
    const [x, y] = at
    ink.strokeStyle = 'rgba(58,108,122,.75)'
    ink.beginPath()
    ink.moveTo(x - s * 0.13, y)
    ink.lineTo(x + s * 0.13, y)
    ink.stroke()
    ink.strokeStyle = 'rgba(74,92,40,.85)'
    ink.beginPath()
    for (const dx of [-2, 0, 2]) {
      ink.moveTo(x + dx * 0.5, y)
      ink.lineTo(x + dx, y - s * 0.09)
    }
    ink.stroke()
  }
}

/** Land under water: level strokes of it, close together. */
export function sheets(ink: Ink, plot: Plot, s: number): void {
  const next = chanceOf(plot)
  ink.strokeStyle = 'rgba(48,98,122,.5)'
  ink.lineWidth = 0.9
  ink.beginPath()
  for (let off = -s; off <= s; off += s * 0.13) {
    const line = chord(plot, 0, off, s)
    if (!line) continue
    const cut = (line[1][0] - line[0][0]) * next() * 0.4
    ink.moveTo(line[0][0], line[0][1])
    ink.lineTo(line[1][0] - cut, line[1][1])
  }
  ink.stroke()
}

/** Red blocks of houses about the middle of a cell, so many and so far. */
export function blocks(ink: Ink, plot: Plot, reach: number, count: number): void {
  const next = chanceOf(plot)
  const [x, y] = plot.centre
  if (count > 20) {
    ink.fillStyle = 'rgba(200,120,96,.42)'
    ink.beginPath()
    ink.ellipse(x, y, reach, reach * 0.82, 0.3, 0, TAU)
    ink.fill()
  }
  ink.fillStyle = '#8c2f22'
  for (let i = 0; i < count; i++) {
    const [angle, far] = [next() * TAU, Math.sqrt(next()) * reach]
    ink.save()
    ink.translate(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8)
    ink.rotate((next() - 0.5) * 1.2)
    ink.fillRect(-2.4, -1.8, 3.2 + next() * 2.6, 2.5 + next() * 2)
    ink.restore()
  }
}

/** The Westwall: rows of dragon's teeth. */
export function teeth(ink: Ink, { centre: [x, y] }: Plot, s: number): void {
  const tooth = s * 0.085
  ink.fillStyle = 'rgba(140,108,96,.9)'
  ink.strokeStyle = 'rgba(60,42,36,.8)'
  ink.lineWidth = 0.7
  for (const row of [-0.44, -0.3]) {
    for (let i = -3; i <= 3; i++) {
      const px = x + (i + (row === -0.3 ? 0.5 : 0)) * tooth * 2.5
      const py = y + row * s
      ink.beginPath()
      ink.moveTo(px - tooth, py + tooth)
      ink.lineTo(px, py - tooth)
      ink.lineTo(px + tooth, py + tooth)
      ink.closePath()
      ink.fill()
      ink.stroke()
    }
  }
}

/** Sand along the shore. */
export const sand: Sign = (ink, plot, s) => stipple(ink, plot, s * 0.9, 110, 'rgba(190,140,60,.7)')

/** What is engraved in a cell of some terrain, over its tint. */
export const SIGNS: Record<string, Sign> = {
  polder: ditches,
  woods: (ink, plot, s) => trees(ink, plot, s, 46, 'rgba(122,150,90,.95)'),
  forest: (ink, plot, s) => trees(ink, plot, s, 84, 'rgba(92,126,72,.95)'),
  heath: stipple,
  peel: tufts,
  flood: sheets,
  clear: (ink, plot, s) => stipple(ink, plot, s, 9, 'rgba(150,120,70,.4)'),
}

/** What is engraved for a mark that belongs to the ground. */
export const WORKS: Record<string, Sign> = { westwall: teeth, beach: sand }

/** Houses, by terrain: the more of them the larger the place. A village is a caption in the open. */
export const HOUSES: Record<string, readonly [number, number]> = {
  city: [0.62, 110],
  town: [0.4, 44],
  village: [0.15, 7],
}
