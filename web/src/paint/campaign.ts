/** Campaign: an operational map. Flat tints, engraved water, ruled polders, roads by their kind, a sheet with folds. It is
 * worked out once, and then painted window by window: the same everywhere, however large the map is. */

import type { Pair } from '~/api/wire'
import { cellPath, type Plan, type Plot } from '~/board/plan'
import { blocks, HOUSES, SIGNS, WORKS } from './engraved'
import { chains, colour, css, type Ink, mix, pointName, relaxed, smooth, stroke, wander } from './pen'
import { noise } from './random'
import { type Box, border, boxOf, eased, loopsOf, overlaps, rounded, type Segment } from './regions'
import { CROSSINGS, WATERS, WAYS } from './waterways'

const LAND = colour('#eee3c4')
const SHALLOW = colour('#b9d0d2')
const DEEP = colour('#9cbcc4')
const COAST = '#274b57'
const LINING = colour('#366274')

/** The tint of a kind of ground; what has none is bare paper. */
export const TINTS: Record<string, string> = {
  polder: '#d3dcb6',
  woods: '#b7c795',
  forest: '#9db57c',
  heath: '#e3cfae',
  peel: '#c9d3b4',
  flood: '#b3ccd0',
}

/** How far off the shore the water is lined, in sides of a cell, and how dark. */
const LINES: readonly (readonly [number, number])[] = [
  [1, 0.16],
  [0.78, 0.22],
  [0.58, 0.28],
  [0.41, 0.34],
  [0.28, 0.4],
  [0.16, 0.48],
  [0.075, 0.56],
]

/** Below so many pixels a unit, small signs would be mere noise. */
const FINE = 0.3
/** How far shores and edges wander off the sides of hexes, in such sides. */
const SHAKE = 0.26
/** Hexes of three kilometres. */
const KM = 3

interface Area {
  fill: string
  path: Path2D
  box: Box
}

interface Line {
  kind: string
  points: Pair[]
  box: Box
}

export class Campaign {
  private readonly s: number
  private readonly noise = noise(7)
  private readonly areas: Area[]
  private readonly sea: Area[]
  private readonly coast: Line[]
  private readonly waters: Line[]
  private readonly ways: Line[]
  private readonly sheet: Path2D
  private readonly reach: Box[]
  private readonly grain: OffscreenCanvas

  constructor(private readonly plan: Plan) {
    this.s = plan.side
    this.areas = Object.entries(TINTS).flatMap(([terrain, fill]) => this.area(terrain, fill))
    this.sea = this.area('sea', css(DEEP))
    const shore = border(
      plan,
      plot => plot.terrain === 'sea',
      other => other !== undefined,
    )
    this.coast = this.lines('coast', shore, line => this.wavy(line))
    this.waters = this.network(Object.keys(WATERS))
    this.ways = this.network(Object.keys(WAYS))
    this.sheet = new Path2D(plan.plots.map(plot => cellPath(plot, 1.003)).join(''))
    this.reach = plan.plots.map(plot => boxOf(plot.outline, this.s * 0.2))
    this.grain = paper(this.noise)
  }

  /** Paints what lies in a window of the board, at so many pixels a unit. */
  paint(ink: Ink, window: Box, k: number): void {
    ink.setTransform(k, 0, 0, k, -window.left * k, -window.top * k)
    ink.fillStyle = css(mix(LAND, [214, 200, 160], 0.5))
    ink.fillRect(window.left, window.top, window.right - window.left, window.bottom - window.top)
    ink.save()
    ink.clip(this.sheet)
    ink.fillStyle = css(LAND)
    ink.fillRect(window.left, window.top, window.right - window.left, window.bottom - window.top)
    const plots = this.plan.plots.filter((_, i) => overlaps(this.reach[i]!, window))
    for (const area of this.areas) if (overlaps(area.box, window)) this.fill(ink, area)
    if (k >= FINE) for (const plot of plots) SIGNS[plot.terrain]?.(ink, plot, this.s)
    this.draw(ink, window, this.waters, WATERS)
    this.water(ink, window)
    for (const plot of plots) for (const mark of plot.marks) WORKS[mark.kind]?.(ink, plot, this.s)
    this.grid(ink, plots, k)
    this.draw(ink, window, this.ways, WAYS)
    this.crossings(ink, window)
    for (const plot of plots) this.houses(ink, plot)
    this.folds(ink)
    ink.restore()
    this.age(ink, window)
    this.frame(ink)
  }

  // Worked out once

  /** All loops of a kind of ground as one path, so that holes stay open; none where there is none of it. */
  private area(terrain: string, fill: string): Area[] {
    const path = new Path2D()
    const shaped = loopsOf(this.plan, plot => plot.terrain === terrain).map(this.ring)
    if (!shaped.length) return []
    for (const loop of shaped) {
      loop.forEach(([x, y], i) => {
        if (i) path.lineTo(x, y)
        else path.moveTo(x, y)
      })
      path.closePath()
    }
    return [{ fill, path, box: boxOf(shaped.flat()) }]
  }

  /** Lines of several kinds that meet: where one ends at another, both go through that point. */
  private network(kinds: readonly string[]): Line[] {
    const pairs = new Map(kinds.map(kind => [kind, this.pairsOf(kind)]))
    const met = new Map<string, Set<string>>()
    for (const [kind, segments] of pairs) {
      for (const name of segments.flat().map(pointName)) met.set(name, (met.get(name) ?? new Set()).add(kind))
    }
    const meetings = new Set([...met].filter(([, here]) => here.size > 1).map(([name]) => name))
    return kinds.flatMap(kind => {
      const own = pairs.get(kind)!
      return this.lines(
        kind,
        [...own, ...this.exits(own, met), ...this.mouths(own)],
        line => this.going(line),
        meetings,
      )
    })
  }

  /** A way that ends in a cell at the edge of the map leaves it there. */
  private exits(pairs: readonly Segment[], met: ReadonlyMap<string, ReadonlySet<string>>): Segment[] {
    const uses = new Map<string, Segment[]>()
    for (const pair of pairs)
      for (const end of pair) uses.set(pointName(end), [...(uses.get(pointName(end)) ?? []), pair])
    return this.plan.plots.flatMap((plot): Segment[] => {
      const name = pointName(plot.centre)
      const [pair, ...others] = uses.get(name) ?? []
      if (!pair || others.length || met.get(name)!.size > 1 || !plot.beside.includes(-1)) return []
      const from = pair[pointName(pair[0]) === name ? 1 : 0]
      const [x, y] = plot.centre
      return [[plot.centre, [2 * x - from[0], 2 * y - from[1]]]]
    })
  }

  /** Water that ends at the corner of a cell of sea flows into it. */
  private mouths(pairs: readonly Segment[]): Segment[] {
    const ends = new Map<string, number>()
    for (const name of pairs.flat().map(pointName)) ends.set(name, (ends.get(name) ?? 0) + 1)
    return this.plan.plots
      .filter(plot => plot.terrain === 'sea')
      .flatMap(plot =>
        plot.outline
          .filter(corner => ends.get(pointName(corner)) === 1)
          .map((corner): Segment => [corner, plot.centre]),
      )
  }

  private lines(
    kind: string,
    pairs: readonly Segment[],
    shape: (line: Pair[]) => Pair[],
    meetings?: ReadonlySet<string>,
  ): Line[] {
    return chains(pairs, meetings).map(line => {
      const points = shape(line)
      return { kind, points, box: boxOf(points, this.s * 1.1) }
    })
  }

  private pairsOf(kind: string): Segment[] {
    return this.plan.strokes
      .filter(line => line.kind === kind)
      .flatMap(line => line.points.slice(1).map((point, i) => [line.points[i]!, point] as const))
  }

  /** A shore is a ring, or ends at the edge of the map. */
  private wavy(line: Pair[]): Pair[] {
    const [first, last] = [line[0]!, line.at(-1)!]
    const isRing = Math.hypot(first[0] - last[0], first[1] - last[1]) < 1
    if (!isRing) return smooth(wander(relaxed(line), this.noise, this.s * SHAKE), 2)
    const ring = this.ring(line.slice(0, -1))
    return [...ring, ring[0]!]
  }

  private ring = (loop: readonly Pair[]): Pair[] => rounded(wander(eased(loop), this.noise, this.s * SHAKE))

  private going = (line: Pair[]): Pair[] => smooth(wander(relaxed(line), this.noise, this.s * 0.2), 2)

  // Painted

  private fill(ink: Ink, { fill, path }: Area): void {
    ink.fillStyle = fill
    ink.fill(path, 'evenodd')
  }

  /** The sea, lined along its shore: from far off inwards, each line over the tint of what lies beyond it. */
  private water(ink: Ink, window: Box): void {
    const shores = this.coast.filter(({ box }) => overlaps(box, window))
    for (const area of this.sea) {
      if (!overlaps(area.box, window)) continue
      this.fill(ink, area)
      ink.save()
      ink.clip(area.path, 'evenodd')
      LINES.forEach(([far, dark], i) => {
        const tint = mix(DEEP, SHALLOW, (i + 1) / LINES.length)
        for (const { points } of shores) stroke(ink, points, far * this.s * 2 + 1.3, css(mix(tint, LINING, dark)))
        for (const { points } of shores) stroke(ink, points, far * this.s * 2 - 1.1, css(tint))
      })
      ink.restore()
    }
    for (const { points } of shores) stroke(ink, points, 1.6, COAST)
  }

  private draw(ink: Ink, window: Box, lines: readonly Line[], how: typeof WAYS): void {
    const seen = lines.filter(({ box }) => overlaps(box, window))
    for (const [kind, layers] of Object.entries(how)) {
      for (const { width, tone, dash } of layers) {
        for (const line of seen) {
          if (line.kind === kind) stroke(ink, line.points, width, tone, dash ? { dash, cap: 'butt' } : {})
        }
      }
    }
  }

  private crossings(ink: Ink, window: Box): void {
    for (const { kind, points } of this.plan.strokes) {
      const draw = CROSSINGS[kind]
      if (draw && overlaps(boxOf(points, this.s), window)) draw(ink, points, this.s)
    }
  }

  private houses(ink: Ink, plot: Plot): void {
    const houses = HOUSES[plot.terrain] ?? (plot.caption ? HOUSES.village! : null)
    if (houses) blocks(ink, plot, houses[0] * this.s, houses[1])
  }

  private grid(ink: Ink, plots: readonly Plot[], k: number): void {
    const path = new Path2D(plots.map(plot => cellPath(plot)).join(''))
    ink.strokeStyle = 'rgba(40,44,58,.26)'
    ink.lineWidth = 0.8
    ink.stroke(path)
    if (k < 0.6) return
    ink.fillStyle = 'rgba(40,44,58,.42)'
    ink.font = '500 8px "Barlow Condensed", "Liberation Sans Narrow", Arial, sans-serif'
    ink.textAlign = 'center'
    for (const { name, centre, outline } of plots) ink.fillText(name, centre[0], outline[0]![1] + 9)
  }

  /** Where the sheet was folded. */
  private folds(ink: Ink): void {
    const { width, height } = this.plan
    const fold = (x: number, y: number, dx: number, dy: number) => {
      const soft = ink.createLinearGradient(x - dx, y - dy, x + dx, y + dy)
      soft.addColorStop(0, 'rgba(80,60,20,0)')
      soft.addColorStop(0.47, 'rgba(80,60,20,.11)')
      soft.addColorStop(0.5, 'rgba(255,252,236,.36)')
      soft.addColorStop(0.53, 'rgba(80,60,20,.09)')
      soft.addColorStop(1, 'rgba(80,60,20,0)')
      ink.fillStyle = soft
      if (dx) ink.fillRect(x - dx, 0, 2 * dx, height)
      else ink.fillRect(0, y - dy, width, 2 * dy)
    }
    const part = (size: number) => Math.max(1, Math.round(size / (this.s * 36)))
    for (let i = 1; i < part(width); i++) fold((width * i) / part(width), 0, this.s * 0.4, 0)
    for (let i = 1; i < part(height); i++) fold(0, (height * i) / part(height), 0, this.s * 0.4)
  }

  /** The grain of the paper. */
  private age(ink: Ink, window: Box): void {
    ink.fillStyle = ink.createPattern(this.grain, 'repeat')!
    ink.fillRect(window.left, window.top, window.right - window.left, window.bottom - window.top)
  }

  /** The neat line round the sheet, the scale of the map below it, and whom the geography is owed to. */
  private frame(ink: Ink): void {
    const { width, height, margin } = this.plan
    const [x, y] = [margin - 14, margin - 14]
    ink.strokeStyle = '#3a3420'
    for (const [off, line] of [
      [0, 2],
      [6, 0.8],
    ] as const) {
      ink.lineWidth = line
      ink.strokeRect(x - off, y - off, width - 2 * (x - off), height - 2 * (y - off))
    }
    const [km, base] = [(this.s * Math.sqrt(3)) / KM, height - margin + 48]
    ink.font = '600 12px "Barlow Condensed", "Liberation Sans Narrow", Arial, sans-serif'
    ink.textAlign = 'center'
    for (let i = 0; i < 4; i++) {
      ink.fillStyle = i % 2 ? '#fbf6e6' : '#1d1a12'
      ink.fillRect(margin + i * 5 * km, base, 5 * km, 6)
      ink.lineWidth = 0.8
      ink.strokeRect(margin + i * 5 * km, base, 5 * km, 6)
    }
    ink.fillStyle = '#1d1a12'
    for (let i = 0; i <= 4; i++) ink.fillText(i === 4 ? '20 km' : String(i * 5), margin + i * 5 * km, base - 5)
    ink.textAlign = 'right'
    ink.font = '500 12px "Barlow", Arial, sans-serif'
    ink.fillText('Natural Earth · GeoNames, CC BY 4.0', width - margin, base + 6)
  }
}

/** A square of paper, its grain as faint light and shade. */
function paper(n: ReturnType<typeof noise>): OffscreenCanvas {
  const size = 256
  const canvas = new OffscreenCanvas(size, size)
  const ink = canvas.getContext('2d')!
  const image = ink.createImageData(size, size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const grain = n(x / 1.8, y / 1.8)
      const i = (y * size + x) * 4
      image.data[i] = image.data[i + 1] = image.data[i + 2] = grain > 0 ? 255 : 40
      image.data[i + 3] = Math.abs(grain) * 13
    }
  }
  ink.putImageData(image, 0, 0)
  return canvas
}
