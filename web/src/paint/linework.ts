/** Linework: what runs along hexsides, and the routes from cell to cell, by the words for them. */

import type { Pair } from '~/api/wire'
import { bridge } from './built'
import { along, type Ink, road, stroke, water } from './pen'

type Drawn = (ink: Ink, line: readonly Pair[], s: number) => void

const middle = (line: readonly Pair[]): { x: number; y: number; angle: number } => {
  const [[ax, ay], [bx, by]] = [line[0]!, line[line.length - 1]!]
  return { x: (ax + bx) / 2, y: (ay + by) / 2, angle: Math.atan2(by - ay, bx - ax) }
}

/** Hachures to both sides of a line, longer at every other one. */
function hachures(ink: Ink, line: readonly Pair[], step: number, length: number, tone: string): void {
  let n = 0
  ink.strokeStyle = tone
  along(line, step, (x, y, angle) => {
    const reach = length * (n++ % 2 ? 0.65 : 1)
    const [dx, dy] = [-Math.sin(angle) * reach, Math.cos(angle) * reach]
    ink.lineWidth = 1.3
    ink.beginPath()
    ink.moveTo(x - dx, y - dy)
    ink.lineTo(x + dx, y + dy)
    ink.stroke()
  })
}

function crest(ink: Ink, line: readonly Pair[], s: number): void {
  stroke(ink, line, s * 0.2, 'rgba(70,44,14,.24)', { soft: 2 })
  hachures(ink, line, s * 0.1, s * 0.13, 'rgba(92,56,18,.85)')
  stroke(ink, line, 1.8, 'rgba(96,58,18,.95)')
}

function slope(ink: Ink, line: readonly Pair[], s: number): void {
  hachures(ink, line, s * 0.17, s * 0.1, 'rgba(112,76,34,.7)')
}

function ridge(ink: Ink, line: readonly Pair[], s: number): void {
  crest(ink, line, s * 1.3)
  stroke(ink, line, 3.2, 'rgba(70,40,10,.95)')
}

function cliff(ink: Ink, line: readonly Pair[], s: number): void {
  stroke(ink, line, s * 0.14, 'rgba(30,22,12,.9)')
  hachures(ink, line, s * 0.12, s * 0.12, 'rgba(30,22,12,.9)')
}

function span(ink: Ink, line: readonly Pair[], s: number): void {
  const { x, y, angle } = middle(line)
  bridge(ink, x, y, angle + Math.PI / 2, s)
}

/** A raft on its rope. */
function ferry(ink: Ink, line: readonly Pair[], s: number): void {
  const { x, y, angle } = middle(line)
  const across = angle + Math.PI / 2
  const [dx, dy] = [Math.cos(across) * s * 0.42, Math.sin(across) * s * 0.42]
  const rope: Pair[] = [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
  stroke(ink, rope, 1.6, '#f2ead0', { dash: [3, 3], cap: 'butt' })
  ink.save()
  ink.translate(x, y)
  ink.rotate(across)
  ink.fillStyle = 'rgba(16,14,8,.4)'
  ink.fillRect(-s * 0.15 + 1.5, -s * 0.1 + 2, s * 0.3, s * 0.2)
  ink.fillStyle = '#8a6a3e'
  ink.fillRect(-s * 0.15, -s * 0.1, s * 0.3, s * 0.2)
  ink.strokeStyle = '#3a2a14'
  ink.lineWidth = 1
  ink.strokeRect(-s * 0.15, -s * 0.1, s * 0.3, s * 0.2)
  ink.restore()
}

/** How a kind of hexside is drawn, the lowest first. */
export const SIDES: Record<string, Drawn> = {
  slope,
  crest,
  ridge,
  impassable: cliff,
  stream: (ink, line, s) => water(ink, line, s * 0.1),
  river: (ink, line, s) => water(ink, line, s * 0.36),
}

/** What crosses a hexside: drawn over routes. */
export const CROSSINGS: Record<string, Drawn> = { bridge: span, ferry }

function trail(ink: Ink, line: readonly Pair[], s: number): void {
  stroke(ink, line, s * 0.07, 'rgba(70,52,26,.35)')
  stroke(ink, line, s * 0.05, '#b79a66', { dash: [7, 4], cap: 'butt' })
}

function railway(ink: Ink, line: readonly Pair[], s: number): void {
  stroke(ink, line, s * 0.15, 'rgba(58,52,44,.4)', { soft: 1.2 })
  ink.strokeStyle = '#2b2722'
  along(line, s * 0.12, (x, y, angle) => {
    const [dx, dy] = [-Math.sin(angle) * s * 0.085, Math.cos(angle) * s * 0.085]
    ink.lineWidth = 1.5
    ink.beginPath()
    ink.moveTo(x - dx, y - dy)
    ink.lineTo(x + dx, y + dy)
    ink.stroke()
  })
  stroke(ink, line, 3, '#2b2722')
  stroke(ink, line, 1.1, '#d8d0bc')
}

/** A road on a bank. */
function dyke(ink: Ink, line: readonly Pair[], s: number): void {
  stroke(ink, line, s * 0.36, 'rgba(30,34,14,.3)', { dx: 2, dy: 2.4, soft: 1.6 })
  stroke(ink, line, s * 0.32, '#6f8048')
  hachures(ink, line, s * 0.1, s * 0.15, 'rgba(44,54,24,.6)')
  road(ink, line, s * 0.13)
}

function causeway(ink: Ink, line: readonly Pair[], s: number): void {
  stroke(ink, line, s * 0.28, '#5d5138')
  stroke(ink, line, s * 0.24, '#8b7d5c')
  road(ink, line, s * 0.14, '#d6c49c')
}

/** How a kind of route is drawn, the lowest first. */
export const ROUTES: Record<string, Drawn> = {
  dyke,
  causeway,
  trail,
  minor: (ink, line, s) => road(ink, line, s * 0.11, '#d2bf94'),
  road: (ink, line, s) => road(ink, line, s * 0.24),
  main: (ink, line, s) => {
    road(ink, line, s * 0.2, '#e6d3a4')
    stroke(ink, line, 1, 'rgba(150,60,40,.75)')
  },
  railway,
}
