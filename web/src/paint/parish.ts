/** Parish: the tactical board of squares as gouache. Lanes, banks and hedges, orchards, farms with their roofs off. */

import type { Pair, Stroke } from '~/api/wire'
import { Finder, insideOf, type Plan, type Plot } from '~/board/plan'
import { boxOf, groupsOf, linksOf } from './boxes'
import { boulders, bridge } from './built'
import type { CountryStyle, Cover } from './covers'
import { door, floor, haystack, innerShade, lowWall, shadow, wall, window } from './farm'
import { CROPS, type Field, TONES, texture } from './fields'
import { ground, relief } from './ground'
import { type Colour, chains, type Ink, road, smooth, stroke, wander, water, winding } from './pen'
import { Plants } from './plants'
import { printSquares, shadeEdge } from './print'
import { noise, type Random, random, seedOf } from './random'
import { crater, foxhole, hedgehogs, rubble, sandbags, trench, wire } from './works'

const SOIL = 1.25
const SOIL_BUDGET = 8e6

interface Parcel {
  x: number
  y: number
  crop: Field
  angle: number
}

/** Kinds of strokes on the sides of squares, and what they are drawn as. */
const SIDES: Record<string, 'wall' | 'door' | 'window' | 'low-wall' | 'hedge' | 'road' | 'stream'> = {
  wall: 'wall',
  'inner-wall': 'wall',
  'outer-wall': 'wall',
  door: 'door',
  window: 'window',
  'low-wall': 'low-wall',
  fence: 'low-wall',
  hedge: 'hedge',
  bocage: 'hedge',
  road: 'road',
  stream: 'stream',
}

export class Parish {
  private readonly s: number
  private readonly noise = noise(21)
  private readonly next: Random
  private readonly finder: Finder
  private readonly plants: Plants
  private readonly covers: Cover[]
  private readonly parcels: Parcel[]
  private readonly parcelOf: Parcel[]
  private readonly byPlace: Map<number, Cover>

  constructor(
    private readonly ink: Ink,
    private readonly plan: Plan,
    private readonly k: number,
    style: CountryStyle,
  ) {
    this.s = plan.side
    this.next = random(seedOf(plan.plots.map(plot => plot.terrain[0]).join('')))
    this.finder = new Finder(plan)
    this.plants = new Plants(ink)
    this.covers = plan.plots.map(plot => style.covers[plot.terrain] ?? 'open')
    this.byPlace = new Map(plan.plots.map((plot, i) => [plot.place, this.covers[i]!]))
    this.parcels = this.sow()
    this.parcelOf = plan.plots.map(plot => this.nearestParcel(plot.centre))
  }

  paint(): void {
    const { ink, k, plan, s } = this
    this.soil()
    ink.setTransform(k, 0, 0, k, 0, 0)
    this.water()
    this.roads()
    this.each('bridge', plot => bridge(ink, ...plot.centre, this.wayAcross(plot), s * 0.6))
    this.haystacks()
    this.craters()
    this.works()
    this.buildings()
    this.hedges()
    this.trees()
    printSquares(ink, plan, place => this.byPlace.get(place) === 'building')
    shadeEdge(ink, plan)
  }

  private of(...covers: Cover[]): Plot[] {
    return this.plan.plots.filter((_, i) => covers.includes(this.covers[i]!))
  }

  private each(cover: Cover, visit: (plot: Plot) => void): void {
    for (const plot of this.of(cover)) visit(plot)
  }

  private strokes(as: (typeof SIDES)[string]): Stroke[] {
    return this.plan.strokes.filter(line => SIDES[line.kind] === as)
  }

  // Ground

  private sow(): Parcel[] {
    const count = Math.max(5, Math.round(this.plan.plots.length / 16))
    return Array.from({ length: count }, () => ({
      x: this.next() * this.plan.width,
      y: this.next() * this.plan.height,
      crop: CROPS[(this.next() * CROPS.length) | 0]!,
      angle: this.next() < 0.5 ? 0.05 : Math.PI / 2 + 0.06,
    }))
  }

  private nearestParcel([x, y]: Pair): Parcel {
    const far = (one: Parcel) => Math.max(Math.abs(x - one.x), Math.abs(y - one.y) * 1.15)
    return this.parcels.reduce((best, one) => (far(one) < far(best) ? one : best))
  }

  private field(i: number): Field {
    switch (this.covers[i]) {
      case 'road':
      case 'bridge':
        return 'lane'
      case 'woods':
        return 'woods'
      case 'wheat':
        return 'wheat'
      case 'orchard':
        return 'orchard'
      case 'rough':
        return 'rough'
      case 'building':
      case 'ruins':
        return 'village'
      default:
        return this.parcelOf[i]!.crop
    }
  }

  private soil(): void {
    const { width, height } = this.plan
    const scale = Math.min(this.k, SOIL, Math.sqrt(SOIL_BUDGET / (width * height)))
    const swell = relief(
      width,
      height,
      (x, y) => this.noise.octaves(x / 120, y / 120, 3) * 3 + this.level(x, y) * 26,
      () => 0,
    )
    const picture = ground(width, height, scale, (x, y, out) => this.shade(x, y, out), swell)
    this.ink.setTransform(this.k, 0, 0, this.k, 0, 0)
    this.ink.drawImage(picture, 0, 0, width, height)
  }

  private level(x: number, y: number): number {
    return this.plan.plots[this.finder.index(x, y)]?.level ?? 0
  }

  private shade(x: number, y: number, out: Colour): void {
    const n = this.noise
    const i = this.finder.index(x + n(x / 14, y / 14) * 5, y + n(x / 14 + 40, y / 14) * 5)
    const field = this.field(i)
    const [a, b] = TONES[field]
    const t = texture(field, x, y, this.parcelOf[i]!.angle, n)
    for (let c = 0; c < 3; c++) out[c] = a[c]! + (b[c]! - a[c]!) * t
  }

  // Lines

  /** Lines through the middles of cells that follow each other, and out of the board at its edge. */
  private runs(plots: readonly Plot[], leave: boolean): Pair[][] {
    const links = linksOf(plots)
    const linked = new Map<string, number>()
    const name = ([x, y]: Pair) => `${Math.round(x)},${Math.round(y)}`
    for (const pair of links) for (const end of pair) linked.set(name(end), (linked.get(name(end)) ?? 0) + 1)
    const half = this.s / 2
    const ends = plots.flatMap(plot => {
      if ((linked.get(name(plot.centre)) ?? 0) > 1) return []
      const [x, y] = plot.centre
      const neighbour = links.find(pair => pair.some(end => name(end) === name(plot.centre)))
      const other = neighbour?.find(end => name(end) !== name(plot.centre))
      const way: Pair = other ? [Math.sign(x - other[0]), Math.sign(y - other[1])] : [1, 0]
      const far = leave && plot.beside.includes(-1) ? this.s * 3 : half * 0.9
      const out: (readonly [Pair, Pair])[] = [[plot.centre, [x + way[0] * far, y + way[1] * far]]]
      if (!other) out.push([plot.centre, [x - way[0] * far, y - way[1] * far]])
      return out
    })
    return chains([...links, ...ends])
  }

  private roads(): void {
    const lanes = this.runs(this.of('road', 'bridge'), true)
    const drawn = chains(this.strokes('road').flatMap(segments))
    for (const line of [...lanes, ...drawn]) {
      road(this.ink, this.bent(line, 0.1), this.s * 0.4, '#c4ae82')
    }
  }

  /** A line in slow bends, by a part of a square. */
  private bent(line: readonly Pair[], by: number): Pair[] {
    return smooth(winding(dense(line), this.noise, this.s * by, this.s * 2.3), 2)
  }

  private wayAcross(plot: Plot): number {
    const roadBeside = plot.beside.find(place => this.byPlace.get(place) === 'road')
    const other = this.plan.byPlace.get(roadBeside ?? -1)
    return other ? Math.atan2(other.centre[1] - plot.centre[1], other.centre[0] - plot.centre[0]) : 0
  }

  private water(): void {
    const { ink, s } = this
    const brooks = this.runs(this.of('stream', 'ford', 'bridge'), true)
    const wet = this.of('stream').length > 0
    const lines = [...(wet ? brooks : []), ...chains(this.strokes('stream').flatMap(segments))]
    for (const line of lines) water(ink, this.bent(line, 0.26), s * 0.42)
    this.each('ford', ({ centre: [x, y] }) => {
      for (let i = 0; i < 26; i++) {
        ink.fillStyle = ['#cbbd98', '#a79b7c', '#e2d8ba'][i % 3]!
        ink.beginPath()
        ink.ellipse(x + (this.next() - 0.5) * s * 0.8, y + (this.next() - 0.5) * s * 0.5, 3, 2.2, 0, 0, 7)
        ink.fill()
      }
    })
    for (const group of groupsOf(this.of('pond'))) this.pond(group)
  }

  /** Layers of ever smaller blobs: together they read as one sheet of water. */
  private pond(group: readonly Plot[]): void {
    const { ink, s } = this
    const centres = group.map(plot => plot.centre)
    const links = linksOf(group)
    const reach = s * 1.5
    centres.forEach((a, i) => {
      for (const b of centres.slice(i + 1)) if (Math.hypot(a[0] - b[0], a[1] - b[1]) < reach) links.push([a, b])
    })
    for (const [tone, size] of [
      ['rgba(52,54,26,.35)', 1.02],
      ['#5d5a36', 0.92],
      ['#2d4a4c', 0.86],
      ['#3f6a72', 0.8],
      ['#4f808a', 0.62],
      ['#659aa2', 0.36],
    ] as const) {
      for (const link of links) stroke(ink, wander(dense([...link]), this.noise, 5), s * size, tone)
      for (const [x, y] of links.length ? [] : centres) stroke(ink, [[x, y] as Pair, [x + 1, y]], s * size, tone)
    }
    for (const [x, y] of centres) {
      stroke(
        ink,
        [
          [x - s * 0.3, y - s * 0.1],
          [x - s * 0.04, y - s * 0.1],
        ],
        1.1,
        'rgba(235,248,246,.55)',
      )
    }
  }

  private hedges(): void {
    const { next, s, ink } = this
    const along = (line: Pair[], by: number) => smooth(wander(dense(line), this.noise, by), 2)
    for (const line of this.runs(this.of('hedge'), false)) this.plants.hedge(along(line, 5), next, s * 0.17, s * 3)
    for (const line of this.runs(this.of('bocage'), false)) {
      for (const aside of [-0.17, 0.17]) this.plants.hedge(along(shifted(line, aside * s), 5), next, s * 0.19, s * 0.9)
    }
    for (const line of chains(this.strokes('hedge').flatMap(segments)))
      this.plants.hedge(along(line, 4), next, s * 0.15, s * 0.8)
    const walls = [...this.runs(this.of('low-wall'), false), ...chains(this.strokes('low-wall').flatMap(segments))]
    for (const line of walls) lowWall(ink, line, next)
  }

  // Things

  private buildings(): void {
    const { ink, next } = this
    for (const group of groupsOf(this.of('building'))) {
      const box = boxOf(group.flatMap(plot => plot.outline))
      shadow(ink, box)
      for (const plot of group) floor(ink, plot.outline, seedOf(plot.name) % 5 === 0, next)
      innerShade(ink, box)
    }
    for (const line of this.strokes('wall')) wall(ink, line.points, next)
    for (const line of [...this.strokes('door'), ...this.strokes('window')]) wall(ink, line.points, next)
    for (const line of this.strokes('door')) door(ink, line)
    for (const line of this.strokes('window')) window(ink, line)
  }

  private works(): void {
    const { ink, next, s } = this
    this.each('rough', ({ centre: [x, y] }) => boulders(ink, x, y, s * 0.62, next))
    this.each('ruins', plot => rubble(ink, plot.centre, s, next))
    this.each('sandbags', plot => sandbags(ink, plot.centre, s * 0.4, next))
    this.each('foxhole', plot => foxhole(ink, plot.centre, s * 0.42, next))
    this.each('hedgehog', plot => hedgehogs(ink, plot.centre, s))
    for (const line of this.runs(this.of('trench'), false)) trench(ink, dense(line), s * 0.34, next)
    for (const line of this.runs(this.of('wire'), false)) wire(ink, dense(line), s * 0.09)
  }

  private haystacks(): void {
    this.plan.plots.forEach((plot, i) => {
      const [x, y] = plot.centre
      const stands = this.covers[i] === 'open' && this.field(i) === 'hay' && this.noise(x * 0.07, y * 0.09) > 0.42
      if (stands) haystack(this.ink, x + this.s * 0.18, y - this.s * 0.1, this.s * 0.2, this.next)
    })
  }

  private craters(): void {
    this.plan.plots.forEach((plot, i) => {
      const [x, y] = plot.centre
      if (this.covers[i] === 'open' && this.noise(x * 0.053 + 9, y * 0.061) > 0.62) {
        crater(this.ink, [x + this.s * 0.2, y + this.s * 0.22], this.s * 0.12, this.next)
      }
    })
  }

  private trees(): void {
    const { next, s, plants } = this
    this.each('orchard', ({ centre: [x, y] }) => {
      for (const [dx, dy] of [
        [-0.26, -0.26],
        [0.25, -0.24],
        [-0.24, 0.27],
        [0.27, 0.25],
      ] as const)
        plants.crown(x + (dx + (next() - 0.5) * 0.08) * s, y + dy * s, s * (0.13 + next() * 0.05), 'apple', next)
    })
    const crowns: Pair[] = []
    for (const plot of this.of('woods')) {
      const [cx, cy] = plot.centre
      for (let tries = 0; tries < 150; tries++) {
        const at: Pair = [cx + (next() - 0.5) * s, cy + (next() - 0.5) * s]
        const bent = this.noise(at[0] / 16, at[1] / 16) * 5
        if (!insideOf(plot.outline, at[0] + bent, at[1] + bent)) continue
        if (crowns.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > s * 0.19)) crowns.push(at)
      }
    }
    crowns.sort((a, b) => a[1] - b[1])
    for (const [x, y] of crowns) plants.crown(x, y, s * (0.17 + next() * 0.09), next() < 0.25 ? 'poplar' : 'oak', next)
  }
}

const segments = ({ points }: Stroke): (readonly [Pair, Pair])[] =>
  points.slice(1).map((point, i) => [points[i]!, point] as const)

/** A line beside a line. */
function shifted(line: readonly Pair[], by: number): Pair[] {
  return line.map(([x, y], i) => {
    const [from, to] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return [x - ((to[1] - from[1]) / length) * by, y + ((to[0] - from[0]) / length) * by]
  })
}

/** A line with three more points between any two, so that it can wander. */
function dense(line: readonly Pair[]): Pair[] {
  return line.flatMap((point, i): Pair[] => {
    const after = line[i + 1]
    if (!after) return [point]
    return [0, 0.25, 0.5, 0.75].map(t => [point[0] + (after[0] - point[0]) * t, point[1] + (after[1] - point[1]) * t])
  })
}
