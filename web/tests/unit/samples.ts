/** Small boards, options and snapshots for the tests. */

import type { Board, Cell, GameEvent, Option, Pair, Piece, SeatInfo, Snapshot, Thing } from '~/api/wire'

const CORNERS: Pair[] = [
  [-56, -97],
  [56, -97],
  [112, 0],
  [56, 97],
  [-56, 97],
  [-112, 0],
]

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
      })
    }
  }
  const bounds: Board['bounds'] = [0, 0, columns * 168 + 56, rows * 194 + 97]
  return { board: `test-${columns}x${rows}`, shape: 'hex', cells, strokes: [], bounds }
}

const columnName = (q: number): string =>
  (q < 26 ? '' : columnName(Math.floor(q / 26) - 1)) + String.fromCharCode(65 + (q % 26))

export const unit = (id: number, name = `US${id}`): Thing => ({ kind: 'unit', id, name })
export const place = (id: number, name = `P${id}`): Thing => ({ kind: 'place', id, name })

export const option = (index: number, kind: string, things: Thing[] = [], more: Partial<Option> = {}): Option => ({
  index,
  kind,
  key: `option-${kind.toLowerCase()}`,
  args: {},
  things,
  until: '',
  passes: false,
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
  args: {},
  things,
  undone: false,
  outcome: false,
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
  undo: { policy: 'rule', alone: false, ask: null },
  result: null,
  dice: { commitment: '', stream: '', sealed: true, since: 0 },
  chat: 0,
  parent: null,
  rematch: null,
  ...more,
})
