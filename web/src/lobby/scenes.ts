/** Corners of boards for the lobby: a village among hexes, a farm lane among squares. */

import type { Cell, Pair, Stroke } from '~/api/wire'
import { type Plan, planOf } from '~/board/plan'

const WORDS: Record<string, string> = {
  '.': 'clear',
  w: 'woods',
  b: 'building',
  r: 'rough',
  '=': 'road',
  h: 'bocage',
  o: 'orchard',
  y: 'wheat',
}

const SIDE = 40
const TALL = Math.round(SIDE * Math.sqrt(3))
const HEX: Pair[] = [
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
]
const SQUARE: Pair[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

function cells(rows: readonly string[], centreOf: (q: number, r: number) => Pair, corners: Pair[], half: Pair): Cell[] {
  return rows.flatMap((row, r) =>
    [...row].map((sign, q): Cell => {
      const centre = centreOf(q, r)
      const outline = corners.map(([x, y]): Pair => [centre[0] + x * half[0], centre[1] + y * half[1]])
      return { place: r * 10 + q, name: '', centre, outline, terrain: WORDS[sign]!, level: 0, marks: [], caption: '' }
    }),
  )
}

function hexes(): Plan {
  const rows = ['..w..ww', '.r.bw..', '..b...w', 'ww..r..']
  const all = cells(rows, (q, r) => [q * SIDE * 1.5 + SIDE, r * TALL + (q % 2 ? TALL : TALL / 2)], HEX, [
    SIDE,
    TALL / 2,
  ])
  const way = [20, 11, 12, 23, 14, 15, 6].map(place => all.find(cell => cell.place === place)!.centre)
  const road: Stroke = { kind: 'road', points: way }
  return planOf({
    board: 'vignette-hex',
    shape: 'hex',
    cells: all,
    strokes: [road],
    spots: [],
    bounds: [0, 0, SIDE * 11, TALL * 4.5],
  })
}

function squares(): Plan {
  const rows = ['.....o', 'hhh.hh', '======', '.yyh..', '.yyh.w']
  const all = cells(rows, (q, r) => [q * 66 + 33, r * 66 + 33], SQUARE, [33, 33])
  return planOf({
    board: 'vignette-square',
    shape: 'square',
    cells: all,
    strokes: [],
    spots: [],
    bounds: [0, 0, 396, 330],
  })
}

const SCENES = { hex: hexes, square: squares }
const made = new Map<string, Plan>()

export function sceneOf(shape: keyof typeof SCENES): Plan {
  const plan = made.get(shape) ?? SCENES[shape]()
  made.set(shape, plan)
  return plan
}
