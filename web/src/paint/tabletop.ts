/** Tabletop: a table without a grid as gouache. Soil and parcels from polygons, lines as hedges and walls, houses open. */

import type { Pair, Stroke } from '~/api/wire'
import { insideOf, type Plan } from '~/board/plan'
import { boxOf } from './boxes'
import { boulders } from './built'
import { door, floor, innerShade, lowWall, shadow, wall, window } from './farm'
import { type Field, TONES, texture } from './fields'
import { ground, relief } from './ground'
import { inset, rounded } from './inset'
import { along, type Colour, type Ink, road, smooth, stroke, TAU, trace, water } from './pen'
import { type Plant, Plants } from './plants'
import { type Noise, noise, type Random, random, seedOf } from './random'
import { crater, hedgehogs, rubble, sandbags, trench, wire } from './works'

const SOIL = 1.1
const SOIL_BUDGET = 4e6
/** The soil is looked up in squares of this side. */
const CELL = 3

/** What lies on the table: the outline of an area, or the points of a line and its width. */
export interface Piece {
  kind: string
  points: readonly Pair[]
  width: number
  isLine: boolean
}

interface Desk {
  ink: Ink
  plants: Plants
  next: Random
  noise: Noise
  /** How many units a millimetre is. */
  mm: number
}

type Drawn = (desk: Desk, piece: Piece) => void

/** From the ground up. */
const LAYERS = ['ground', 'water', 'roads', 'dug', 'built', 'grown'] as const
type Layer = (typeof LAYERS)[number]

interface Look {
  /** The soil of an area. */
  soil?: Field
  /** How high it rises, in levels. */
  rise?: number
  layer?: Layer
  area?: Drawn
  line?: Drawn
}

/** Points of an area at least so far apart. */
function scattered({ next }: Desk, { points }: Piece, apart: number, inset = 0): Pair[] {
  const { x, y, width, height } = boxOf(points)
  const found: Pair[] = []
  const tries = Math.ceil((width * height * 2.4) / (apart * apart))
  for (let i = 0; i < tries; i++) {
    const [px, py] = [x + next() * width, y + next() * height]
    const inside =
      insideOf(points, px, py) &&
      (!inset ||
        [0, 1, 2, 3].every(q => insideOf(points, px + inset * [1, -1, 0, 0][q]!, py + inset * [0, 0, 1, -1][q]!)))
    if (inside && found.every(([qx, qy]) => Math.hypot(px - qx, py - qy) >= apart)) found.push([px, py])
  }
  return found.sort((a, b) => a[1] - b[1])
}

const edged =
  (style: string, width: number): Drawn =>
  ({ ink }, { points }) =>
    stroke(ink, points, width, style, { close: true })

/** Rows of standing corn, with a dark edge. */
const crop: Drawn = ({ ink, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  const [[ax, ay], [bx, by]] = [points[0]!, points[1]!]
  const lean = Math.atan2(by - ay, bx - ax) + Math.PI / 2
  const far = Math.hypot(width, height)
  ink.save()
  trace(ink, points, true)
  ink.clip()
  ink.translate(x + width / 2, y + height / 2)
  ink.rotate(lean)
  for (let i = -far, row = 0; i < far; i += 4.6 * mm, row++) {
    stroke(
      ink,
      [
        [-far, i],
        [far, i],
      ],
      1.8,
      row % 2 ? 'rgba(120,92,30,.42)' : 'rgba(255,238,170,.42)',
    )
  }
  for (let i = 0; i < (width * height) / 34; i++) {
    ink.fillStyle = next() < 0.5 ? 'rgba(255,240,180,.5)' : 'rgba(110,84,26,.45)'
    ink.fillRect((next() - 0.5) * far, (next() - 0.5) * far, 3, 1.4)
  }
  ink.restore()
  stroke(ink, points, 2, 'rgba(70,52,16,.85)', { close: true })
}

/** How far one sees into a wood from outside, in millimetres. */
const SEEN_INTO = 100

/** Crowns, and the line to which whoever is in the wood is seen from outside. */
const trees =
  (plants: readonly Plant[], apart: number, size: number, rim: boolean): Drawn =>
  (desk, piece) => {
    const { ink, next, mm } = desk
    const crowns = scattered(desk, piece, apart * mm, 4)
    for (const [x, y] of crowns) {
      desk.plants.crown(x, y, size * mm * (0.8 + next() * 0.45), plants[(next() * plants.length) | 0]!, next)
    }
    if (!rim) return
    stroke(ink, piece.points, 1.6, 'rgba(20,26,10,.75)', { close: true })
    for (const line of inset(piece.points, SEEN_INTO * mm)) {
      stroke(ink, line, 4.4, 'rgba(10,14,4,.6)', { close: true, dash: [0.1, 6] })
      stroke(ink, line, 2.6, 'rgba(244,240,206,.95)', { close: true, dash: [0.1, 6] })
    }
  }

/** Trees in rows. */
const orchard: Drawn = ({ plants, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  const step = 36 * mm
  for (let py = y + step / 2; py < y + height; py += step) {
    for (let px = x + step / 2; px < x + width; px += step) {
      if (insideOf(points, px, py))
        plants.crown(px + (next() - 0.5) * 4, py + (next() - 0.5) * 4, 11 * mm, 'apple', next)
    }
  }
}

const vines: Drawn = ({ ink, plants, next, mm }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  for (let py = y + 8 * mm; py < y + height; py += 16 * mm) {
    for (let px = x + 4 * mm; px < x + width; px += 7 * mm) {
      if (insideOf(points, px, py)) plants.crown(px, py + (next() - 0.5) * 2, 4.4 * mm, 'hedge', next, 0.5)
    }
  }
  stroke(ink, points, 1.4, 'rgba(60,50,20,.5)', { close: true, dash: [6, 4] })
}

const bushes =
  (apart: number, size: number): Drawn =>
  (desk, piece) => {
    for (const [x, y] of scattered(desk, piece, apart * desk.mm)) {
      desk.plants.crown(x, y, size * desk.mm * (0.6 + desk.next() * 0.7), 'hedge', desk.next, 0.6)
    }
    stroke(desk.ink, piece.points, 1.6, 'rgba(240,236,200,.55)', { close: true, dash: [2, 6] })
  }

const reeds: Drawn = (desk, piece) => {
  const { ink, next, mm } = desk
  for (const [x, y] of scattered(desk, piece, 13 * mm)) {
    ink.fillStyle = 'rgba(96,132,140,.75)'
    ink.beginPath()
    ink.ellipse(x, y, 7 * mm, 3 * mm, 0, 0, TAU)
    ink.fill()
    for (let i = -2; i < 3; i++)
      stroke(
        ink,
        [
          [x + i * 2, y],
          [x + i * 3, y - 7 - next() * 4],
        ],
        1.1,
        '#3f5223',
      )
  }
}

const stones: Drawn = (desk, piece) => {
  for (const [x, y] of scattered(desk, piece, 34 * desk.mm, 10)) boulders(desk.ink, x, y, 20 * desk.mm, desk.next)
}

const paving: Drawn = ({ ink, next, mm }, { points }) => {
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
const lake: Drawn = ({ ink, noise: n }, { points }) => {
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

const shallow: Drawn = (desk, piece) => {
  lake(desk, piece)
  for (const [x, y] of scattered(desk, piece, 16 * desk.mm)) {
    desk.ink.fillStyle = 'rgba(196,180,140,.75)'
    desk.ink.beginPath()
    desk.ink.ellipse(x, y, 3.4, 2.4, 0, 0, TAU)
    desk.ink.fill()
  }
}

const river: Drawn = ({ ink, mm }, { points, width }) => water(ink, smooth(points, 2), Math.max(10, width) || 16 * mm)

const lane: Drawn = ({ ink }, { points, width }) => road(ink, smooth(points, 3), width || 24, '#bda57a')

const littered: Drawn = (desk, piece) => {
  lane(desk, piece)
  along(piece.points, 26 * desk.mm, (x, y) =>
    rubble(desk.ink, [x + (desk.next() - 0.5) * piece.width * 0.6, y], 13, desk.next),
  )
}

/** Points along a line, off it by a little, as something that grew there. */
function grown({ next, noise: n }: Desk, points: readonly Pair[], by: number): Pair[] {
  const dense: Pair[] = []
  along(points, 12, (x, y) => dense.push([x + n(x / 9, y / 9) * by + (next() - 0.5) * by, y + n(y / 9, x / 9) * by]))
  return smooth([...dense, points.at(-1)!], 1)
}

const hedge =
  (width: number, trees: number): Drawn =>
  (desk, { points }) =>
    desk.plants.hedge(grown(desk, points, 2.4), desk.next, width * desk.mm, trees)

/** A bank of earth with the hedge on its crown. */
const bocage: Drawn = (desk, piece) => {
  bank(desk, piece)
  hedge(10, 46)(desk, piece)
}

const bank: Drawn = ({ ink, mm }, { points }) => {
  stroke(ink, points, 26 * mm, 'rgba(14,12,4,.34)', { dx: 4, dy: 5, soft: 2 })
  stroke(ink, points, 22 * mm, '#6d5a34')
  stroke(ink, points, 14 * mm, '#8d7a48')
  stroke(ink, points, 5 * mm, '#a8955c', { dx: -2, dy: -2 })
}

const ditch: Drawn = ({ ink, mm }, { points }) => {
  const way = smooth(points, 2)
  stroke(ink, way, 19 * mm, 'rgba(92,72,38,.5)', { soft: 2 })
  stroke(ink, way, 13 * mm, '#7d6a3c')
  stroke(ink, way, 9 * mm, '#3a2c14')
  stroke(ink, way, 4.5 * mm, '#56482a', { dx: 1.6, dy: 1.8 })
}

const palings: Drawn = ({ ink, next, mm }, { points }) => {
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

const bags: Drawn = ({ ink, next, mm }, { points }) =>
  along(points, 22 * mm, (x, y) => sandbags(ink, [x, y], 10 * mm, next))

const barrier: Drawn = (desk, { points }) => {
  palings(desk, { kind: '', points, width: 0, isLine: true })
  along(points, 30 * desk.mm, (x, y) => rubble(desk.ink, [x, y], 22 * desk.mm, desk.next))
}

const crags: Drawn = ({ ink, next, mm }, { points, isLine }) => {
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
const hill: Drawn = ({ ink }, { points }) => {
  const { x, y, width, height } = boxOf(points)
  const [cx, cy] = [x + width / 2, y + height / 2]
  stroke(ink, points, 1.7, 'rgba(84,46,12,.6)', { close: true })
  for (const part of [0.72, 0.44]) {
    const ring = points.map(([px, py]): Pair => [cx + (px - cx) * part, cy + (py - cy) * part])
    stroke(ink, rounded(ring), 1.7, 'rgba(84,46,12,.5)', { close: true })
  }
}

/** A house with its roof off: the floor, and walls all round; doors and windows come last. */
const house =
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

const fortified: Drawn = (desk, piece) => {
  house('stone')(desk, piece)
  bags(desk, { ...piece, points: [...piece.points, piece.points[0]!] })
}

const ruin: Drawn = (desk, piece) => {
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

const concrete: Drawn = ({ ink, mm }, { points }) => {
  shadow(ink, boxOf(points))
  trace(ink, points, true)
  ink.fillStyle = '#8f8c82'
  ink.fill()
  stroke(ink, points, 9 * mm, '#55534c', { close: true })
  stroke(ink, points, 5 * mm, '#a6a398', { close: true })
}

const hulk: Drawn = ({ ink, mm }, { points }) => {
  trace(ink, points, true)
  ink.fillStyle = '#3a3028'
  ink.fill()
  stroke(ink, points, 4 * mm, '#15110d', { close: true })
  const { x, y, width, height } = boxOf(points)
  crater(ink, [x + width / 2, y + height / 2], Math.min(width, height) * 0.3, random(3))
}

/** A wreck that burns: its smoke drifts off to one side, thinner and wider the further it is. */
const smoking: Drawn = (desk, piece) => {
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

const dugOut: Drawn = (desk, piece) => {
  const { points, width, isLine } = piece
  if (isLine) trench(desk.ink, points, width || 22 * desk.mm, desk.next)
  else trench(desk.ink, [...points, points[0]!], 18 * desk.mm, desk.next)
}

const holes: Drawn = (desk, { points }) => {
  const { x, y, width, height } = boxOf(points)
  crater(desk.ink, [x + width / 2, y + height / 2], Math.min(width, height) * 0.42, desk.next)
}

const tangle: Drawn = ({ ink, mm }, { points, isLine }) => wire(ink, isLine ? points : [...points, points[0]!], 6 * mm)

const beams: Drawn = (desk, piece) => {
  for (const [x, y] of scattered(desk, piece, 46 * desk.mm, 12)) hedgehogs(desk.ink, [x, y], 20 * desk.mm)
}

const mined: Drawn = (desk, piece) => {
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

const none: Drawn = () => undefined

/** How each kind of terrain is painted. */
export const KINDS: Record<string, Look> = {
  'open-field': { area: none },
  lawn: { soil: 'beet', area: edged('rgba(60,70,30,.5)', 1.6) },
  'paved-yard': { soil: 'village', area: paving },
  'sand-or-snow': { soil: 'dunes', area: none },
  scrub: { soil: 'heath', layer: 'grown', area: bushes(26, 8) },
  'crop-field': { soil: 'wheat', area: crop },
  orchard: { soil: 'orchard', layer: 'grown', area: orchard },
  wood: { soil: 'woods', layer: 'grown', area: trees(['oak', 'oak', 'oak', 'poplar'], 19, 14, true) },
  vineyard: { soil: 'hay', layer: 'grown', area: vines },
  marsh: { soil: 'marsh', area: reeds },
  'dense-vegetation': { soil: 'hedgerow', layer: 'grown', area: bushes(13, 11) },
  'rocky-ground': { soil: 'rough', layer: 'built', area: stones },
  jungle: { soil: 'woods', layer: 'grown', area: trees(['poplar', 'apple'], 15, 14, true) },
  'gentle-hill': { rise: 0.6, area: hill },
  'stepped-hill': { rise: 1, area: hill },
  mountain: { soil: 'rough', rise: 1.4, area: hill },
  ford: { layer: 'water', area: shallow, line: river },
  'ford-river': { layer: 'water', area: shallow, line: river },
  'lake-or-deep-river': { layer: 'water', area: lake, line: river },
  road: { layer: 'roads', area: paving, line: lane },
  'debris-road': { layer: 'roads', area: paving, line: littered },
  ditch: { layer: 'dug', line: ditch },
  trench: { layer: 'dug', area: dugOut, line: dugOut },
  'gun-pit': { layer: 'dug', area: dugOut },
  'shell-hole': { layer: 'dug', area: holes },
  minefield: { layer: 'dug', area: mined },
  'low-wall': { layer: 'built', line: ({ ink, next }, { points }) => lowWall(ink, points, next) },
  wall: {
    layer: 'built',
    line: ({ ink, next, mm }, { points }) => {
      stroke(ink, points, 10 * mm, 'rgba(12,12,6,.45)', { dx: 6, dy: 8, soft: 2 })
      wall(ink, points, next, 10 * mm)
    },
  },
  'wooden-parapet': { layer: 'built', line: palings },
  sandbags: { layer: 'built', area: bags, line: bags },
  barricade: { layer: 'built', area: ruin, line: barrier },
  wire: { layer: 'built', area: tangle, line: tangle },
  'at-obstacle': { layer: 'built', area: beams },
  cliff: { layer: 'built', area: crags, line: crags },
  'earth-bank': { layer: 'built', line: bank },
  'stone-house': { layer: 'built', area: house('stone') },
  'wooden-house': { layer: 'built', area: house('boards') },
  'wooden-barn': { layer: 'built', area: house('straw') },
  'fortified-house': { layer: 'built', area: fortified },
  bunker: { layer: 'built', area: concrete },
  ruin: { layer: 'built', area: ruin },
  wreck: { layer: 'built', area: hulk },
  'smoking-wreck': { layer: 'built', area: smoking },
  hedge: { layer: 'grown', line: hedge(8, 70) },
  bocage: { layer: 'grown', line: bocage },
}

function blend(out: Colour, a: Colour, b: Colour, t: number): void {
  for (let c = 0; c < 3; c++) out[c] = a[c]! + (b[c]! - a[c]!) * t
}

/** The pieces of a table from its plan: areas are cells, lines are strokes. */
export function piecesOf(plan: Pick<Plan, 'plots' | 'strokes' | 'scale'>): Piece[] {
  const areas = plan.plots
    .filter(plot => plot.place > 0 && plot.outline.length)
    .map((plot): Piece => ({ kind: plot.terrain, points: plot.outline, width: 0, isLine: false }))
  const lines = plan.strokes.map(
    ({ kind, points, width = 0 }: Stroke): Piece => ({ kind, points, width: width * plan.scale, isLine: true }),
  )
  return [...areas, ...lines]
}

export class Tabletop {
  private readonly pieces: Piece[]
  private readonly desk: Desk

  constructor(
    private readonly ink: Ink,
    private readonly plan: Plan,
    private readonly k: number,
  ) {
    this.pieces = piecesOf(plan)
    const seed = seedOf(this.pieces.map(piece => piece.kind).join())
    this.desk = { ink, plants: new Plants(ink), next: random(seed), noise: noise(21), mm: plan.scale }
  }

  paint(): void {
    const { ink, k, plan } = this
    const { margin: m, width, height } = plan
    this.rim()
    ink.setTransform(k, 0, 0, k, 0, 0)
    ink.save()
    ink.beginPath()
    ink.rect(m, m, width - 2 * m, height - 2 * m)
    ink.clip()
    this.soil()
    for (const layer of LAYERS) this.layer(layer)
    ink.restore()
    for (const [by, tone] of [
      [7, 'rgba(0,0,0,.16)'],
      [2.5, 'rgba(20,14,6,.9)'],
    ] as const)
      stroke(
        ink,
        [
          [m, m],
          [width - m, m],
          [width - m, height - m],
          [m, height - m],
        ],
        by,
        tone,
        { close: true },
      )
  }

  private layer(layer: Layer): void {
    for (const piece of this.pieces) {
      const look = KINDS[piece.kind]
      if (!look || (look.layer ?? 'ground') !== layer) continue
      const draw = piece.isLine ? look.line : look.area
      draw?.(this.desk, piece)
    }
    if (layer !== 'built') return
    for (const { kind, points } of this.plan.strokes) {
      if (kind === 'door') door(this.ink, { kind, points })
      else if (kind === 'window') window(this.ink, { kind, points })
    }
  }

  /** The wooden edge of the table. */
  private rim(): void {
    const { ink, k, plan } = this
    const grain = noise(7)
    ink.setTransform(k, 0, 0, k, 0, 0)
    for (let y = 0; y < plan.height; y++) {
      const t = grain(7, y / 2) * 14 + grain(3, y / 17) * 10
      ink.fillStyle = `rgb(${126 + t},${98 + t},${62 + t * 0.8})`
      ink.fillRect(0, y, plan.width, 1.2)
    }
  }

  private soil(): void {
    const { ink, k, plan, desk } = this
    const { width, height } = plan
    const scale = Math.min(k, SOIL, Math.sqrt(SOIL_BUDGET / (width * height)))
    const across = Math.ceil(width / CELL) + 1
    const fields: (Field | null)[] = [null]
    const lying = new Uint8Array(across * (Math.ceil(height / CELL) + 1))
    const rises = new Float32Array(lying.length)
    for (const { kind, points, isLine } of this.pieces) {
      const { soil, rise = 0 } = KINDS[kind] ?? {}
      if (isLine || (!soil && !rise)) continue
      const number = soil ? fields.push(soil) - 1 : 0
      const box = boxOf(points)
      for (let y = Math.floor(box.y / CELL); y <= (box.y + box.height) / CELL; y++) {
        for (let x = Math.floor(box.x / CELL); x <= (box.x + box.width) / CELL; x++) {
          const at = y * across + x
          if (at < 0 || at >= lying.length || !insideOf(points, x * CELL, y * CELL)) continue
          if (number) lying[at] = number
          rises[at] = Math.max(rises[at]!, rise)
        }
      }
    }
    const cell = (x: number, y: number) => Math.max(0, Math.round(y / CELL) * across + Math.round(x / CELL))
    const n = desk.noise
    const swell = relief(
      width,
      height,
      (x, y) => n.octaves(x / 130, y / 130, 3) * 3.4 + (rises[cell(x, y)] ?? 0) * 40,
      () => 0,
    )
    const shade = (x: number, y: number, out: Colour) => {
      const wx = x + n(x / 13, y / 13) * 3 + n(x / 2.3, y / 2.3) * 2.4
      const wy = y + n(x / 13 + 40, y / 13) * 3 + n(x / 2.3 + 40, y / 2.3) * 2.4
      const field = fields[lying[cell(wx, wy)] ?? 0] ?? null
      const t = texture(field ?? 'meadow', x, y, 0.4, n)
      if (field) return blend(out, ...TONES[field], t)
      const lush = Math.max(0, Math.min(1, n.octaves(x / 260 + 31, y / 260, 2) * 2.6 + 0.4))
      const [meadow, pasture] = [TONES.meadow, TONES.pasture]
      for (let c = 0; c < 3; c++) {
        const low = pasture[0][c]! + (meadow[0][c]! - pasture[0][c]!) * lush
        out[c] = low + (pasture[1][c]! + (meadow[1][c]! - pasture[1][c]!) * lush - low) * t
      }
      const dry = n.octaves(x / 90 + 9, y / 90, 3)
      if (dry <= 0.2) return
      const worn = Math.min(0.6, (dry - 0.2) * 2)
      for (let c = 0; c < 3; c++) out[c] = out[c]! + ([164, 138, 92][c]! - out[c]!) * worn
    }
    const picture = ground(width, height, scale, shade, swell)
    ink.drawImage(picture, 0, 0, width, height)
  }
}
