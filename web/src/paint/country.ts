/** Country: the tactical hex board as gouache. Fields, slopes, water, roads, hedges, woods and houses. */

import type { Pair } from '~/api/wire'
import { Finder, insideOf, type Plan, type Plot } from '~/board/plan'
import { boulders, bridge, pond, village } from './built'
import { closeAt } from './closes'
import type { CountryStyle, Cover } from './covers'
import { estate } from './estate'
import { CROPS, type Field, TONES, texture } from './fields'
import { contours, ground, relief } from './ground'
import { CROSSINGS, ROUTES, SIDES } from './linework'
import { GROUNDS, HEDGE, PLACES } from './lowland'
import { along, type Colour, chains, colour, type Ink, relaxed, smooth, TAU, wander, water, winding } from './pen'
import { Plants } from './plants'
import { printGrid, shadeEdge } from './print'
import { noise, type Random, random, seedOf } from './random'

const HILLTOP: Colour = [206, 180, 112]
const BUSHES: [Colour, Colour] = [colour('#33481f'), colour('#48602b')]
const STEP = 26
/** Pixels a unit beyond which the ground gains nothing by being computed finer, and how many pixels at most. */
const SOIL = 1.25
const SOIL_BUDGET = 8e6

interface Parcel {
  x: number
  y: number
  crop: Field
  angle: number
}

export class Country {
  private readonly s: number
  private readonly noise
  private readonly next: Random
  private readonly finder: Finder
  private readonly plants: Plants
  private readonly parcels: Parcel[]
  private readonly parcelOf: Parcel[]
  private readonly covers: Cover[]
  private readonly orchards: boolean[]
  private readonly at: Map<number, number>

  constructor(
    private readonly ink: Ink,
    private readonly plan: Plan,
    private readonly k: number,
    private readonly style: CountryStyle,
  ) {
    const seed = seedOf(plan.plots.map(plot => plot.terrain[0]).join(''))
    this.s = plan.side
    this.noise = noise(7)
    this.next = random(seed)
    this.finder = new Finder(plan)
    this.plants = new Plants(ink)
    this.parcels = this.sow()
    this.parcelOf = plan.plots.map(plot => this.nearestParcel(plot))
    this.covers = plan.plots.map(plot => style.covers[plot.terrain] ?? 'open')
    this.at = new Map(plan.plots.map((plot, i) => [plot.place, i]))
    const way = new Set(plan.strokes.flatMap(line => line.points.map(([x, y]) => this.finder.index(x, y))))
    this.orchards = plan.plots.map((plot, i) => {
      const grows = this.noise(plot.centre[0] * 0.031, plot.centre[1] * 0.027) > 0.66
      const free = style.hedges && grows && this.covers[i] === 'open' && !plot.level && !way.has(i)
      return free || this.covers[i] === 'orchard'
    })
  }

  paint(): void {
    const { ink, k, plan } = this
    const { width, height } = plan
    const heights = relief(
      width,
      height,
      (x, y) => this.level(x, y) * STEP,
      (x, y) => this.noise(x / 60, y / 60) * 0.35,
      4,
      4,
    )
    const soil = ground(
      width,
      height,
      Math.min(k, SOIL, Math.sqrt(SOIL_BUDGET / (width * height))),
      (x, y, out) => this.shade(x, y, out),
      heights,
    )
    ink.setTransform(k, 0, 0, k, 0, 0)
    ink.drawImage(soil, 0, 0, width, height)
    const levels = [...new Set(plan.plots.map(plot => plot.level))].filter(level => level > 0)
    contours(
      ink,
      width,
      height,
      heights,
      levels.map(level => (level - 0.5) * STEP),
    )
    const streams = this.streams()
    this.within(GROUNDS)
    for (const line of streams) this.stream(line)
    this.each('pond', ([x, y]) => pond(ink, x, y, this.s, this.noise, this.next))
    this.within({ hedgerow: PLACES.hedgerow! })
    this.sides()
    const roads = this.routes()
    this.crossings()
    this.each('village', ([x, y]) => village(ink, x, y, this.s, this.next))
    this.each('bridge', centre => this.bridge(centre, roads, streams))
    if (this.style.hedges) this.hedges()
    this.crops()
    this.woods()
    this.within({ ...PLACES, hedgerow: undefined })
    this.each('rough', ([x, y]) => boulders(ink, x, y, this.s, this.next))
    this.each('village', (_, plot) => estate(ink, this.plants, plot, this.s))
    printGrid(ink, plan, i => this.covers[i] === 'woods')
    shadeEdge(ink, plan)
  }

  // Fields

  private sow(): Parcel[] {
    const { plan, next } = this
    const count = Math.max(6, Math.round(plan.plots.length / 5.5))
    return Array.from({ length: count }, () => ({
      x: next() * plan.width,
      y: next() * plan.height,
      crop: CROPS[(next() * CROPS.length) | 0]!,
      angle: (Math.round(next() * 6) * Math.PI) / 6 + 0.2,
    }))
  }

  private nearestParcel({ centre: [x, y] }: Plot): Parcel {
    let best = this.parcels[0]!
    let least = Number.POSITIVE_INFINITY
    for (const parcel of this.parcels) {
      const d = Math.hypot(x - parcel.x, (y - parcel.y) * 1.15)
      if (d < least) {
        least = d
        best = parcel
      }
    }
    return best
  }

  private field(i: number): Field {
    const cover = this.covers[i]
    if (cover && cover in TONES) return cover as Field
    return this.orchards[i] ? 'orchard' : this.parcelOf[i]!.crop
  }

  private level(x: number, y: number): number {
    return this.plan.plots[this.finder.index(x, y)]?.level ?? 0
  }

  private shade(x: number, y: number, out: Colour): void {
    const n = this.noise
    const px = x + n(x / 13, y / 13) * 4 + n(x / 4, y / 4) * 1.6
    const py = y + n(x / 13 + 50, y / 13) * 4 + n(x / 4 + 9, y / 4) * 1.6
    const i = this.finder.index(px, py)
    const [cx, cy] = this.plan.plots[i]!.centre
    const offBoard = (px - cx) ** 2 + (py - cy) ** 2 > this.s * this.s
    const field = offBoard ? this.parcelOf[i]!.crop : this.field(i)
    const close = field === 'hedgerow' ? closeAt(x + n(x / 9, y / 9) * 1.6, y + n(x / 9 + 7, y / 9) * 1.6) : null
    const [a, b] = close && close.edge < HEDGE ? BUSHES : (close?.tones ?? TONES[field])
    const t = texture(field, x, y, this.parcelOf[i]!.angle, n)
    const height = 0.15 * this.plan.plots[i]!.level
    for (let c = 0; c < 3; c++) {
      const tone = a[c]! + (b[c]! - a[c]!) * t
      out[c] = tone + (HILLTOP[c]! - tone) * height
    }
  }

  // Lines

  private pairsOf(kind: string): (readonly [Pair, Pair])[] {
    return this.plan.strokes
      .filter(line => line.kind === kind)
      .flatMap(line => line.points.slice(1).map((point, i) => [line.points[i]!, point] as const))
  }

  /** Routes of all kinds, the lowest first; those that were drawn. */
  private routes(): Pair[][] {
    return Object.entries(ROUTES).flatMap(([kind, draw]) => {
      const pairs = this.pairsOf(kind)
      const runs = chains([...pairs, ...this.exits(pairs)])
      const lines = runs.map(line => smooth(wander(relaxed(line), this.noise, this.s * 0.16), 3))
      for (const line of lines) draw(this.ink, line, this.s)
      return lines
    })
  }

  /** What runs along the sides of cells. */
  private sides(): void {
    for (const [kind, draw] of Object.entries(SIDES)) {
      for (const line of chains(this.pairsOf(kind))) {
        draw(this.ink, smooth(wander(line, this.noise, this.s * 0.08), 2), this.s)
      }
    }
  }

  private crossings(): void {
    for (const [kind, draw] of Object.entries(CROSSINGS)) {
      for (const pair of this.pairsOf(kind)) draw(this.ink, pair, this.s)
    }
  }

  private within(painters: Partial<Record<Cover, (typeof GROUNDS)[Cover]>>): void {
    this.plan.plots.forEach((plot, i) => {
      painters[this.covers[i]!]?.(this.ink, plot, this.s, this.next, this.plants)
    })
  }

  /** A way that ends in a cell at the edge of the board leaves it there. */
  private exits(pairs: readonly (readonly [Pair, Pair])[]): (readonly [Pair, Pair])[] {
    const uses = new Map<number, Pair[]>()
    for (const [a, b] of pairs) {
      for (const [end, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const i = this.finder.index(...end)
        uses.set(i, [...(uses.get(i) ?? []), other])
      }
    }
    return [...uses].flatMap(([i, others]) => {
      const plot = this.plan.plots[i]!
      if (others.length > 1 || !plot.beside.includes(-1)) return []
      const [x, y] = plot.centre
      const way = Math.atan2(y - others[0]![1], x - others[0]![0])
      const far = this.s * 4.5
      return [[plot.centre, [x + Math.cos(way) * far, y + Math.sin(way) * far] as Pair] as const]
    })
  }

  private streams(): Pair[][] {
    const wet = (i: number | undefined) => i !== undefined && ['stream', 'bridge'].includes(this.covers[i]!)
    const pairs: (readonly [Pair, Pair])[] = []
    this.plan.plots.forEach((plot, i) => {
      if (!wet(i)) return
      for (const place of plot.beside) {
        const j = this.at.get(place)
        if (j !== undefined && i < j && wet(j)) pairs.push([plot.centre, this.plan.plots[j]!.centre])
      }
    })
    const runs = chains([...pairs, ...this.exits(pairs)])
    return runs.map(line => smooth(winding(relaxed(line), this.noise, this.s * 0.42, this.s * 1.7), 2))
  }

  private stream(line: readonly Pair[]): void {
    const { ink, next, s } = this
    water(ink, line, s * 0.27)
    along(line, 5, (x, y, angle) => {
      if (next() < 0.5) return
      const bank = next() < 0.5 ? -1 : 1
      const d = (s * 0.2 + next() * 4) * bank
      const px = x + Math.cos(angle + Math.PI / 2) * d
      const py = y + Math.sin(angle + Math.PI / 2) * d
      ink.strokeStyle = next() < 0.5 ? '#56692f' : '#8a934f'
      ink.lineWidth = 1
      ink.beginPath()
      ink.moveTo(px, py)
      ink.lineTo(px - 1.4, py - 4)
      ink.stroke()
    })
  }

  private bridge([x, y]: Pair, roads: readonly Pair[][], streams: readonly Pair[][]): void {
    let best = { d: Number.POSITIVE_INFINITY, x, y, angle: 0 }
    for (const line of roads) {
      for (let i = 1; i < line.length - 1; i++) {
        const [px, py] = line[i]!
        if (Math.hypot(px - x, py - y) > this.s) continue
        for (const stream of streams) {
          for (const [qx, qy] of stream) {
            const d = Math.hypot(px - qx, py - qy)
            if (d >= best.d) continue
            const [a, b] = [line[i - 1]!, line[i + 1]!]
            best = { d, x: px, y: py, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
          }
        }
      }
    }
    bridge(this.ink, best.x, best.y, best.angle, this.s)
  }

  private hedges(): void {
    const ways = new Set(
      this.plan.strokes.flatMap(line =>
        line.points
          .slice(1)
          .map((point, i) => this.pairName(this.finder.index(...line.points[i]!), this.finder.index(...point))),
      ),
    )
    const sides: (readonly [Pair, Pair])[] = []
    this.plan.plots.forEach((plot, i) => {
      plot.beside.forEach((place, side) => {
        const j = this.at.get(place)
        if (j === undefined || i > j || ways.has(this.pairName(i, j)) || !this.dividesFields(i, j)) return
        sides.push([plot.outline[side]!, plot.outline[(side + 1) % plot.outline.length]!])
      })
    })
    for (const line of chains(sides)) {
      if (line.length < 3) continue
      this.plants.hedge(smooth(wander(line, this.noise, 3), 2), this.next, this.s * 0.1, this.s * 1.6)
    }
  }

  private pairName = (i: number, j: number): string => (i < j ? `${i} ${j}` : `${j} ${i}`)

  private dividesFields(i: number, j: number): boolean {
    const { plots } = this.plan
    if (this.parcelOf[i] === this.parcelOf[j] || plots[i]!.level !== plots[j]!.level) return false
    if (this.covers[i] !== 'open' || this.covers[j] !== 'open') return false
    const [x, y] = plots[i]!.centre
    return this.noise(x * 0.017 + plots[j]!.centre[0] * 0.011, y * 0.013 + plots[j]!.centre[1] * 0.017) > -0.3
  }

  // Things

  private each(cover: Cover, visit: (centre: Pair, plot: Plot) => void): void {
    this.plan.plots.forEach((plot, i) => {
      if (this.covers[i] === cover) visit(plot.centre, plot)
    })
  }

  private crops(): void {
    const ways = new Set(this.plan.strokes.flatMap(line => line.points.map(([x, y]) => this.finder.index(x, y))))
    this.plan.plots.forEach((plot, i) => {
      if (this.orchards[i]) this.orchard(plot, i)
      else if (this.covers[i] === 'open' && !ways.has(i) && ['wheat', 'hay'].includes(this.field(i))) this.stooks(plot)
    })
  }

  private orchard({ centre: [x, y] }: Plot, i: number): void {
    const { angle } = this.parcelOf[i]!
    const gap = this.s * 0.3
    for (let a = -3; a <= 3; a++) {
      for (let b = -3; b <= 3; b++) {
        const px = x + (a * Math.cos(angle) - b * Math.sin(angle)) * gap
        const py = y + (a * Math.sin(angle) + b * Math.cos(angle)) * gap
        if (Math.hypot(px - x, py - y) > this.s * 0.74) continue
        this.plants.crown(px, py, this.s * 0.09, 'apple', this.next)
      }
    }
  }

  private stooks({ centre: [x, y] }: Plot): void {
    const { ink, next, s } = this
    if (this.noise(x * 0.07, y * 0.09) < 0.05) return
    for (let i = 0; i < 4; i++) {
      const px = x + (i - 1.5) * s * 0.32 + (next() - 0.5) * 4
      const py = y + s * 0.4 + (next() - 0.5) * 6
      for (const [dx, dy, r, fill] of [
        [2.2, 2.6, 3.9, 'rgba(40,30,8,.4)'],
        [0, 0, 3.6, '#a07c30'],
        [-1, -1.1, 2, '#ecd48a'],
      ] as const) {
        ink.fillStyle = fill
        ink.beginPath()
        ink.arc(px + dx, py + dy, r, 0, TAU)
        ink.fill()
      }
    }
  }

  /** Crowns at least a crown apart, kept a little inside the wood so that the grid stays readable. */
  private woods(): void {
    const { next, s } = this
    const gap = s * 0.155
    const taken = new Map<string, Pair[]>()
    const crowns: Pair[] = []
    const bin = (v: number) => Math.floor(v / gap)
    const free = (x: number, y: number): boolean => {
      for (let i = -1; i <= 1; i++) {
        for (let j = -1; j <= 1; j++) {
          const here = taken.get(`${bin(x) + i},${bin(y) + j}`) ?? []
          if (here.some(([a, b]) => Math.hypot(a - x, b - y) < gap)) return false
        }
      }
      return true
    }
    this.plan.plots.forEach((plot, i) => {
      if (this.covers[i] !== 'woods') return
      for (let tries = 0; tries < 620; tries++) {
        const x = plot.centre[0] + (next() - 0.5) * 2 * s
        const y = plot.centre[1] + (next() - 0.5) * 2 * s
        if (!this.inWood(plot, x, y) || !free(x, y)) continue
        const name = `${bin(x)},${bin(y)}`
        taken.set(name, [...(taken.get(name) ?? []), [x, y]])
        crowns.push([x, y])
      }
    })
    crowns.sort((a, b) => a[1] - b[1])
    for (const [x, y] of crowns) {
      this.plants.crown(x, y, s * (0.13 + next() * 0.085), next() < 0.24 ? 'poplar' : 'oak', next)
    }
  }

  private inWood(plot: Plot, x: number, y: number): boolean {
    const n = this.noise
    const [px, py] = [x + n(x / 9, y / 9) * 4, y + n(y / 9, x / 9) * 4]
    if (this.plan.plots[this.finder.index(px, py)] !== plot || !insideOf(plot.outline, px, py)) return false
    return plot.beside.every((place, side) => {
      if (this.covers[this.at.get(place) ?? -1] === 'woods') return true
      const [ax, ay] = plot.outline[side]!
      const [bx, by] = plot.outline[(side + 1) % plot.outline.length]!
      const off = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay)
      return off > this.s * 0.1
    })
  }
}
