/** Small boards, options and snapshots for the tests. */

import type { Shift } from '~/api/updates'
import type { Board, Cell, Changes, GameEvent, Option, Pair, Piece, SeatInfo, Snapshot, Thing } from '~/api/wire'

const CORNERS: Pair[] = [
  [-56, -97],
  [56, -97],
  [112, 0],
  [56, 97],
  [-56, 97],
  [-112, 0],
]

/** All cells of these boards are sent in full. */
const NO_BARE = { outline: [], terrains: [], bare: [] }

/** A board of flat-topped hexes, odd columns shoved down, as the server sends it. */
export function hexBoard(
  columns: number,
  rows: number,
  terrain: (q: number, r: number) => string = () => 'clear',
): Board {
  const cells: Cell[] = []
  for (let r = 0; r < rows; r++) {
    for (let q = 0; q < columns; q++) {
      const centre: Pair = [112 + q * 168, 97 + r * 194 + (q % 2 ? 97 : 0)]
      cells.push({
        place: r * columns + q,
        name: `${columnName(q)}${r + 1}`,
        centre,
        outline: CORNERS.map(([x, y]) => [centre[0] + x, centre[1] + y]),
        terrain: terrain(q, r),
        level: 0,
        marks: [],
        caption: '',
      })
    }
  }
  const bounds: Board['bounds'] = [0, 0, columns * 168 + 56, rows * 194 + 97]
  return { board: `test-${columns}x${rows}`, shape: 'hex', ...NO_BARE, cells, strokes: [], spots: [], bounds }
}

const columnName = (q: number): string =>
  (q < 26 ? '' : columnName(Math.floor(q / 26) - 1)) + String.fromCharCode(65 + (q % 26))

export const unit = (id: number, name = `US${id}`): Thing => ({ kind: 'unit', id, name })
export const place = (id: number, name = `P${id}`): Thing => ({ kind: 'place', id, name })
export const actor = (thing: Thing): Thing => ({ ...thing, role: 'actor' })
export const aim = (thing: Thing): Thing => ({ ...thing, role: 'aim' })

const argsOf = (things: Thing[]) => Object.fromEntries(things.map((thing, i) => [`thing${i}`, thing]))

export const option = (index: number, kind: string, things: Thing[] = [], more: Partial<Option> = {}): Option => ({
  index,
  kind,
  key: `option-${kind.toLowerCase()}`,
  args: argsOf(things),
  ...more,
})

export const piece = (id: number, at: number, seat = 0, states: string[] = []): Piece => ({
  unit: id,
  place: at,
  seat,
  label: `${seat ? 'DE' : 'US'}${id}`,
  states,
  facing: -1,
})

export const event = (
  revision: number,
  kind: string,
  things: Thing[] = [],
  more: Partial<GameEvent> = {},
): GameEvent => ({
  revision,
  kind,
  key: `event-${kind.toLowerCase()}`,
  args: argsOf(things),
  ...more,
})

export const seats = (): SeatInfo[] =>
  ['american', 'german'].map((name, seat) => ({
    seat,
    thing: { kind: 'seat', id: seat, name },
    player: seat ? 'machine' : 'human',
    name: '',
    machine: seat ? 'random' : null,
    here: true,
    resigned: false,
    side: seat ? 'axis' : 'allies',
  }))

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  match: 'm',
  game: 'a-game',
  scenario: 'a-scenario',
  rules: '0.1',
  name: '',
  language: 'en',
  revision: 0,
  seat: 0,
  yours: [0],
  host: true,
  seats: seats(),
  trail: [],
  decision: null,
  waiting: [0],
  status: [],
  board: 'test-4x4',
  cells: [],
  strokes: null,
  pieces: [],
  trays: [],
  hand: [],
  muster: null,
  undo: { policy: 'rule', alone: false, ask: null },
  orders: [],
  clocks: [],
  result: null,
  dice: { commitment: '', stream: '', sealed: true, since: 0 },
  chat: 0,
  parent: null,
  rematch: null,
  frozen: null,
  options: {},
  view: null,
  ...more,
})

/** What an update says of two snapshots, as the server works it out. */
export function difference(before: Snapshot, now: Snapshot): Changes {
  const parts = (Object.keys(now) as (keyof Snapshot)[]).filter(name => !same(before[name], now[name]))
  const changes: Record<string, unknown> = Object.fromEntries(parts.map(name => [name, now[name]]))
  if ('seats' in changes) changes.seats = shift(before.seats, now.seats, one => one.seat)
  if ('cells' in changes) changes.cells = shift(before.cells, now.cells, one => one.place)
  if ('pieces' in changes) changes.pieces = shift(before.pieces, now.pieces, one => one.unit)
  return JSON.parse(JSON.stringify(changes)) as Changes
}

function shift<T>(before: T[], now: T[], number: (item: T) => number): Shift<T> {
  const [old, fresh] = [before, now].map(items => new Map(items.map(item => [number(item), item]))) as [
    Map<number, T>,
    Map<number, T>,
  ]
  const stay = [...old.keys()].filter(one => fresh.has(one))
  const come = [...fresh.keys()].filter(one => !old.has(one))
  return {
    put: now.filter(item => !same(old.get(number(item)), item)),
    gone: [...old.keys()].filter(one => !fresh.has(one)),
    ...(same([...stay, ...come], [...fresh.keys()]) ? {} : { order: [...fresh.keys()] }),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A board of squares from rows of signs, a farm with offset rooms on it, as the server sends it. */
export function squareBoard(rows: readonly string[] = PARISH): Board {
  const cells: Cell[] = []
  const add = (name: string, x: number, y: number, terrain: string) => {
    const centre: Pair = [x * 100 + 50, y * 100 + 50]
    const corner = (dx: number, dy: number): Pair => [centre[0] + dx * 50, centre[1] + dy * 50]
    const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    cells.push({ place: cells.length, name, centre, outline, terrain, level: 0, marks: [], caption: '' })
  }
  rows.forEach((row, r) => {
    for (const [q, sign] of [...row].entries())
      if (SIGNS[sign] !== 'farm') add(`${columnName(q)}${r + 1}`, q, r, SIGNS[sign] ?? 'open')
  })
  const width = rows[0]!.length
  const farm = rows.flatMap((row, r) => [...row].flatMap((sign, q) => (SIGNS[sign] === 'farm' ? [[q, r] as Pair] : [])))
  const [left, top] = farm[0] ?? [0, 0]
  const [right, bottom] = farm.at(-1) ?? [0, 0]
  for (let j = 0; j < bottom - top; j++)
    for (let i = 0; i < right - left; i++) add(`F${j + 1}.${i + 1}`, left + i + 0.5, top + j + 0.5, 'building')
  const side = (kind: string, ax: number, ay: number, bx: number, by: number) => ({
    kind,
    points: [
      [(left + 0.5 + ax) * 100, (top + 0.5 + ay) * 100],
      [(left + 0.5 + bx) * 100, (top + 0.5 + by) * 100],
    ] as Pair[],
  })
  const strokes = farm.length
    ? [
        side('wall', 0, 0, 3, 0),
        side('wall', 3, 0, 3, 3),
        side('wall', 3, 3, 0, 3),
        side('wall', 0, 3, 0, 0),
        side('wall', 1, 0, 1, 2),
        side('door', 1, 0, 2, 0),
        side('door', 1, 3, 2, 3),
        side('window', 0, 1, 0, 2),
        side('window', 3, 1, 3, 2),
        side('window', 0, 3, 1, 3),
      ]
    : []
  const spots = [0, 1, 2].map(i => ({ kind: 'corner', id: i, at: [(6 + i) * 100, 300] as Pair }))
  return {
    board: `squares-${width}`,
    shape: 'square',
    ...NO_BARE,
    cells,
    strokes,
    spots,
    bounds: [0, 0, width * 100, rows.length * 100],
  }
}

const SIGNS: Record<string, string> = {
  '.': 'open',
  r: 'road',
  b: 'bocage',
  h: 'hedge',
  g: 'grove',
  w: 'wheat',
  o: 'orchard',
  p: 'pond',
  s: 'stream',
  B: 'bridge',
  f: 'ford',
  k: 'rocks',
  l: 'low-wall',
  u: 'ruins',
  d: 'sandbags-1',
  x: 'barbed-wire',
  H: 'hedgehog',
  t: 'trench-3',
  F: 'farm',
}

const PARISH = [
  '....brb...gg..s.',
  '.gg.brb.ww.gg.s.',
  '.gg.brb.ww....s.',
  '....brb.ww.oo.f.',
  '.....r.....oo.s.',
  'rrrrrrrrrrrrrrBr',
  'bbb..r...lll..s.',
  '..b..rd..FFFF.s.',
  'pp...r...FFFF.s.',
  'pp.hhr.H.FFFF.s.',
  '.k.h.r.u.FFFF.f.',
  '.kxxxr.ttt....s.',
]
