/** The plan of a board: its cells in the units of the screen, who touches whom, and which cell lies where. */

import type { Board, Cell, Mark, Pair, Piece, Spot, Stroke, Thing } from '~/api/wire'

/** The side of a cell at 100 %, in pixels: a counter is then 46 px wide. */
export const SIDE = 40

/** A millimetre of a table without a grid at 100 %: a base of 25 is then 27 px wide; and how wide the rim of the table is. */
const MILLIMETRE = 1.08
const RIM = 16

export interface Plot extends Cell {
  /** Cells across each side; the side `i` runs from corner `i` to the next. −1 is the edge of the board. */
  beside: number[]
}

export interface Plan {
  shape: Board['shape']
  digest: string
  plots: Plot[]
  byPlace: Map<number, Plot>
  strokes: Stroke[]
  spots: Spot[]
  width: number
  height: number
  margin: number
  side: number
  /** Where the board's own point 0, 0 is, and how many of the screen's units one of its own is. */
  origin: Pair
  scale: number
}

const distance = (a: Pair, b: Pair): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A board with its cells in full; what is bare may be left out. */
type Drawn = Omit<Board, 'outline' | 'terrains' | 'bare'> & Partial<Pick<Board, 'outline' | 'terrains' | 'bare'>>

/** All cells of a board, those without more to them too, by their places. */
export function cellsOf({ cells, bare = [], outline = [], terrains = [] }: Drawn): Cell[] {
  const plain = bare.map(([place, name, x, y, terrain]): Cell => {
    const corners = outline.map(([dx, dy]): Pair => [x + dx, y + dy])
    return {
      place,
      name,
      centre: [x, y],
      outline: corners,
      terrain: terrains[terrain]!,
      level: 0,
      marks: [],
      caption: '',
    }
  })
  return plain.length ? [...plain, ...cells].sort((a, b) => a.place - b.place) : [...cells]
}

export function planOf(board: Drawn): Plan {
  const [x0, y0, x1, y1] = board.bounds
  const cells = cellsOf(board)
  const outline = cells[0]?.outline ?? []
  const edge = outline.length > 1 ? distance(outline[0]!, outline[1]!) : 100
  const target = board.shape === 'square' ? SIDE * 1.65 : SIDE
  const table = board.shape === 'table'
  const scale = table ? MILLIMETRE : target / edge
  const margin = table ? RIM : SIDE * 3
  const origin: Pair = [margin - x0 * scale, margin - y0 * scale]
  const place = ([x, y]: Pair): Pair => [x * scale + origin[0], y * scale + origin[1]]
  const plots = cells.map(cell => ({
    ...cell,
    centre: place(cell.centre),
    outline: cell.outline.map(place),
    marks: cell.marks.map(mark => (mark.at ? { ...mark, at: place(mark.at) } : mark)),
    beside: cell.outline.map(() => -1),
  }))
  link(plots)
  return {
    shape: board.shape,
    digest: board.board,
    plots,
    byPlace: new Map(plots.map(plot => [plot.place, plot])),
    strokes: board.strokes.map(stroke => ({ ...stroke, points: stroke.points.map(place) })),
    spots: (board.spots ?? []).map(spot => ({ ...spot, at: place(spot.at) })),
    width: (x1 - x0) * scale + 2 * margin,
    height: (y1 - y0) * scale + 2 * margin,
    margin,
    side: target,
    origin,
    scale,
  }
}

function link(plots: Plot[]): void {
  const open = new Map<string, { plot: Plot; side: number }>()
  for (const plot of plots) {
    plot.outline.forEach((from, side) => {
      const to = plot.outline[(side + 1) % plot.outline.length]!
      const key = [from, to].map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).sort()
      const name = key.join(' ')
      const other = open.get(name)
      if (other) {
        plot.beside[side] = other.plot.place
        other.plot.beside[other.side] = plot.place
      } else open.set(name, { plot, side })
    })
  }
}

/** The same plan with cells replaced by what a snapshot says of them, and with those and the lines that came since. */
export function withChanges(plan: Plan, cells: readonly Cell[], strokes: readonly Stroke[] | null = null): Plan {
  if (!cells.length && !strokes) return plan
  const changed = new Map(cells.map(cell => [cell.place, cell]))
  const { origin, scale } = plan
  const put = ([x, y]: Pair): Pair => [x * scale + origin[0], y * scale + origin[1]]
  const settled = (mark: Mark): Mark => (mark.at ? { ...mark, at: put(mark.at) } : mark)
  const plots = plan.plots.map(plot => {
    const cell = changed.get(plot.place)
    return cell ? { ...plot, terrain: cell.terrain, level: cell.level, marks: cell.marks.map(settled) } : plot
  })
  for (const cell of cells) {
    if (plan.byPlace.has(cell.place)) continue
    const [centre, outline] = [put(cell.centre), cell.outline.map(put)]
    plots.push({ ...cell, centre, outline, marks: cell.marks.map(settled), beside: outline.map(() => -1) })
  }
  return {
    ...plan,
    plots,
    byPlace: new Map(plots.map(plot => [plot.place, plot])),
    strokes: strokes ? strokes.map(stroke => ({ ...stroke, points: stroke.points.map(put) })) : plan.strokes,
  }
}

/** The cells that a piece covers. */
export const footprint = (piece: Piece): number[] => [piece.place, ...(piece.beside ?? [])]

/** Where the middle of a piece is: between the cells that it covers. */
export function middleOf(plan: Plan, piece: Piece): Pair | null {
  const centres = footprint(piece).flatMap(place => plan.byPlace.get(place)?.centre ?? [])
  const count = centres.length / 2
  if (!count) return null
  const sum = (from: number) => centres.reduce((all, value, i) => (i % 2 === from ? all + value : all), 0)
  return [sum(0) / count, sum(1) / count]
}

/** The cells that meet at a point. */
export const cellsAt = (plan: Plan, [x, y]: Pair): number[] =>
  plan.plots.filter(plot => plot.outline.some(corner => distance(corner, [x, y]) < 1)).map(plot => plot.place)

/** The point of a thing that lies on one. */
export const spotOf = (plan: Plan, thing: Thing): Spot | undefined =>
  plan.spots.find(spot => spot.kind === thing.kind && spot.id === thing.id)

/** On boards of more cells the squares that the finder works with are larger: there would be too many. */
const MANY = 2000

/** Finds the cell whose centre is nearest, which on a regular grid is the cell that holds the point. */
export class Finder {
  private readonly buckets: Int32Array[]
  private readonly columns: number
  private readonly rows: number
  private readonly xs: Float64Array
  private readonly ys: Float64Array

  constructor(
    private readonly plan: Pick<Plan, 'plots' | 'width' | 'height' | 'side'>,
    private readonly size = plan.plots.length > MANY ? plan.side : plan.side / 2,
  ) {
    this.xs = Float64Array.from(plan.plots, plot => plot.centre[0])
    this.ys = Float64Array.from(plan.plots, plot => plot.centre[1])
    this.columns = Math.ceil(plan.width / size) + 1
    this.rows = Math.ceil(plan.height / size) + 1
    const bins: number[][] = Array.from({ length: this.columns * this.rows }, () => [])
    plan.plots.forEach(({ centre: [x, y] }, i) => {
      bins[Math.floor(y / size) * this.columns + Math.floor(x / size)]!.push(i)
    })
    this.buckets = plan.plots.length
      ? bins.map((_, i) => this.near(i % this.columns, Math.floor(i / this.columns), bins))
      : []
  }

  /** The index among the plots of the cell nearest to a point. */
  index(x: number, y: number): number {
    const column = Math.min(this.columns - 1, Math.max(0, Math.floor(x / this.size)))
    const row = Math.min(this.rows - 1, Math.max(0, Math.floor(y / this.size)))
    const bucket = this.buckets[row * this.columns + column]
    if (!bucket) return -1
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < bucket.length; i++) {
      const one = bucket[i]!
      const dx = this.xs[one]! - x
      const dy = this.ys[one]! - y
      const d = dx * dx + dy * dy
      if (d < least) {
        least = d
        best = one
      }
    }
    return best
  }

  /** The cell that holds a point, or null off the board. */
  at(x: number, y: number): Plot | null {
    const plot = this.plan.plots[this.index(x, y)]
    return plot && insideOf(plot.outline, x, y) ? plot : null
  }

  /** The cells that can be nearest to some point of a bucket. */
  private near(column: number, row: number, bins: readonly number[][]): Int32Array {
    const { size } = this
    const [cx, cy] = [(column + 0.5) * size, (row + 0.5) * size]
    let close: number[] = []
    for (let reach = 3; !close.length; reach *= 2) close = this.within(column, row, reach, bins)
    const distances = close.map(i => Math.hypot(this.xs[i]! - cx, this.ys[i]! - cy))
    const limit = Math.min(...distances) + size * Math.SQRT2
    return Int32Array.from(close.filter((_, j) => distances[j]! <= limit))
  }

  private within(column: number, row: number, reach: number, bins: readonly number[][]): number[] {
    const found: number[] = []
    for (let j = Math.max(0, row - reach); j <= Math.min(this.rows - 1, row + reach); j++) {
      for (let i = Math.max(0, column - reach); i <= Math.min(this.columns - 1, column + reach); i++) {
        for (const plot of bins[j * this.columns + i]!) found.push(plot)
      }
    }
    return found
  }
}

export function insideOf(outline: readonly Pair[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!
    const [bx, by] = outline[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

const number = (value: number): string => value.toFixed(1)

/** A cell as an SVG path, drawn in by a factor towards its centre. */
export function cellPath(plot: Plot, factor = 1): string {
  const [cx, cy] = plot.centre
  return `M${plot.outline.map(([x, y]) => `${number(cx + (x - cx) * factor)} ${number(cy + (y - cy) * factor)}`).join('L')}Z`
}

/** One outline round a set of cells, as an SVG path. */
export function regionPath(plan: Plan, places: ReadonlySet<number>): string {
  const sides: string[] = []
  for (const place of places) {
    const plot = plan.byPlace.get(place)
    if (!plot) continue
    plot.beside.forEach((other, side) => {
      if (places.has(other)) return
      const [ax, ay] = plot.outline[side]!
      const [bx, by] = plot.outline[(side + 1) % plot.outline.length]!
      sides.push(`M${number(ax)} ${number(ay)}L${number(bx)} ${number(by)}`)
    })
  }
  return sides.join('')
}

/** How many steps from cell to cell, diagonals of squares counting as one; −1 where there is no telling. */
export function stepsBetween(plan: Plan, from: number, to: number): number {
  return plan.shape === 'square' ? squaresBetween(plan, from, to) : stepsOver(plan, from, to)
}

/** Squares of one lattice; between a room and the ground outside the walls decide, which the plan does not know. */
function squaresBetween(plan: Plan, from: number, to: number): number {
  const [a, b] = [plan.byPlace.get(from)?.centre, plan.byPlace.get(to)?.centre]
  if (!a || !b) return -1
  const apart = [0, 1].map(i => Math.abs(a[i]! - b[i]!) / plan.side)
  const whole = apart.every(one => Math.abs(one - Math.round(one)) < 0.01)
  return whole ? Math.round(Math.max(...apart)) : -1
}

function stepsOver(plan: Plan, from: number, to: number): number {
  const steps = new Map([[from, 0]])
  const queue = [from]
  for (const place of queue) {
    if (place === to) return steps.get(place)!
    for (const next of plan.byPlace.get(place)?.beside ?? []) {
      if (next >= 0 && !steps.has(next)) {
        steps.set(next, steps.get(place)! + 1)
        queue.push(next)
      }
    }
  }
  return -1
}

/** The neighbour that lies most nearly in a direction, for moving a cursor with the arrow keys. */
export function neighbourTowards(plan: Plan, place: number, dx: number, dy: number): number | null {
  const plot = plan.byPlace.get(place)
  if (!plot) return null
  const beside = plot.beside.flatMap(next => plan.byPlace.get(next) ?? [])
  return towards(plot, beside, dx, dy) ?? towards(plot, around(plan, plot), dx, dy)
}

/** The cell whose middle lies one step from that of a place in a direction, or null. */
export function towardsOf(plan: Plan, place: number, [dx, dy]: Pair): number | null {
  const plot = plan.byPlace.get(place)
  return plot ? towards(plot, around(plan, plot), dx, dy, 0.9) : null
}

/** Cells that lie close by without sharing a side: squares beside an offset one. */
const around = (plan: Plan, plot: Plot): Plot[] =>
  plan.plots.filter(other => other !== plot && distance(other.centre, plot.centre) < plan.side * 1.7)

function towards(plot: Plot, others: readonly Plot[], dx: number, dy: number, least = 0.35): number | null {
  let best: number | null = null
  let most = least
  for (const other of others) {
    const [vx, vy] = [other.centre[0] - plot.centre[0], other.centre[1] - plot.centre[1]]
    const along = (vx * dx + vy * dy) / Math.hypot(vx, vy)
    if (along > most + 0.01) {
      most = along
      best = other.place
    }
  }
  return best
}
