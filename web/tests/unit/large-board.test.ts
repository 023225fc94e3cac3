// @vitest-environment happy-dom

/** Boards that are too large to be drawn whole: how they are sent, painted in tiles, and shown in windows. */

import { signal } from '@preact/signals'
import { h, render } from 'preact'
import { describe, expect, test } from 'vitest'
import { Captions, stepFor } from '~/board/Captions'
import { placedOn } from '~/board/Counters'
import { Mosaic } from '~/board/mosaic'
import { Finder, planOf, withChanges } from '~/board/plan'
import { LEVELS, levelFor, TILE, tilesIn, viewed } from '~/board/tiles'
import { isIn, windowFor } from '~/board/window'
import { border, eased, loopsOf, rounded } from '~/paint/regions'
import type { Commission, Painting } from '~/paint/worker'
import type { MatchStore } from '~/state/match'
import { hexBoard, piece } from './samples'

describe('cells without more to them', () => {
  const full = hexBoard(3, 2, (q, r) => (q === 1 && r === 1 ? 'woods' : 'clear'))
  const [x, y] = full.cells[0]!.centre
  const outline = full.cells[0]!.outline.map(([px, py]): [number, number] => [px - x, py - y])

  test('they are the same as those that are sent in full', () => {
    const bare = full.cells.slice(1).map(cell => {
      const terrain = cell.terrain === 'woods' ? 1 : 0
      return [cell.place, cell.name, ...cell.centre, terrain] as [number, string, number, number, number]
    })
    const sent = { ...full, outline, terrains: ['clear', 'woods'], bare, cells: full.cells.slice(0, 1) }
    expect(planOf(sent).plots).toEqual(planOf(full).plots)
  })

  test('what lies on a side is put in its place, also by a change', () => {
    const blown = { kind: 'blown-bridge', at: [x, y] as [number, number] }
    const cell = { ...full.cells[0]!, marks: [blown] }
    const plan = planOf({ ...full, cells: [cell, ...full.cells.slice(1)] })
    expect(plan.plots[0]!.marks[0]!.at).toEqual(plan.plots[0]!.centre)
    expect(withChanges(planOf(full), [cell]).plots[0]!.marks).toEqual(plan.plots[0]!.marks)
  })

  test('the finder finds every cell of a large board', () => {
    const plan = planOf(hexBoard(60, 40))
    const finder = new Finder(plan)
    for (const plot of plan.plots) {
      const [cx, cy] = plot.centre
      const [ox, oy] = plot.outline[0]!
      expect(finder.at(cx, cy)).toBe(plot)
      expect(finder.at(cx + (ox - cx) * 0.95, cy + (oy - cy) * 0.95)).toBe(plot)
    }
  })
})

describe('tiles', () => {
  const board = { width: 6000, height: 4600 }

  test('the picture of the whole board is enough from afar, and the sharpest level close by', () => {
    expect(levelFor(0.2, 0.36)).toBe(0)
    expect(levelFor(0.5, 0.36)).toBe(0.5)
    expect(levelFor(0.9, 0.36)).toBe(1)
    expect(levelFor(6, 0.36)).toBe(LEVELS.at(-1))
  })

  test('they cover what is seen without gap, those in its middle first', () => {
    const seen = viewed({ x: -1000, y: -700, k: 0.9 }, { width: 1100, height: 850 })
    const tiles = tilesIn(seen, 1, board)
    const area = tiles.reduce((sum, { box }) => sum + (box.right - box.left) * (box.bottom - box.top), 0)
    expect(area).toBe(tiles.length * TILE * TILE)
    expect(Math.min(...tiles.map(({ box }) => box.left))).toBeLessThanOrEqual(seen.left)
    expect(Math.max(...tiles.map(({ box }) => box.bottom))).toBeGreaterThanOrEqual(seen.bottom)
    const middle: [number, number] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2]
    expect(isIn(tiles[0]!.box, middle)).toBe(true)
  })

  test('none lies beyond the board', () => {
    const tiles = tilesIn({ left: -900, top: 4000, right: 7000, bottom: 9000 }, 0.5, board)
    expect(tiles.every(({ box }) => box.left >= 0 && box.right <= board.width && box.bottom <= board.height)).toBe(true)
  })

  test('one is painted at a time, what is no longer looked at is left out, and nothing is painted twice', () => {
    const asked: Commission[] = []
    const mosaic = new Mosaic()
    const [a, b, c] = tilesIn({ left: 0, top: 0, right: 1500, bottom: 10 }, 1, board)
    mosaic.want([a!, b!])
    expect(asked).toEqual([])
    mosaic.start(work => asked.push(work))
    mosaic.want([a!, c!])
    expect(asked.map(work => work.tile)).toEqual([a!.name])
    const done = (tile: string) => mosaic.receive({ scale: 1, tile, picture: new Blob() } satisfies Painting)
    done(a!.name)
    done(c!.name)
    mosaic.want([c!, a!])
    expect(asked.map(work => work.tile)).toEqual([a!.name, c!.name])
    expect(mosaic.laid.value.map(tile => tile.name)).toEqual([a!.name, c!.name])
    expect(mosaic.receive({ scale: 0.3, picture: new Blob() })).toBe(false)
  })
})

describe('windows', () => {
  const seen = { left: 1000, top: 1000, right: 2000, bottom: 1800 }

  test('a window holds as long as what is seen lies in it', () => {
    const first = windowFor(seen, { left: 0, top: 0, right: 1, bottom: 1 })
    expect(windowFor({ ...seen, left: 1300, right: 2300 }, first)).toBe(first)
    const next = windowFor({ ...seen, left: 1800, right: 2800 }, first)
    expect(next).not.toBe(first)
    expect(isIn(next, [2800, 1800])).toBe(true)
  })

  test('from close by it becomes smaller', () => {
    const wide = windowFor(seen, { left: 0, top: 0, right: 1, bottom: 1 })
    const near = windowFor({ left: 1400, top: 1300, right: 1600, bottom: 1460 }, wide)
    expect(near.right - near.left).toBeLessThan(wide.right - wide.left)
  })
})

test('of a stack three are drawn, with the count of all, and whoever acts is among them', () => {
  const plan = planOf(hexBoard(3, 2))
  const stack = [1, 2, 3, 4, 5].map(id => piece(id, 0))
  const placed = placedOn(plan, stack, 2, 3)
  expect(placed.map(({ piece, count }) => [piece.unit, count])).toEqual([
    [4, 1],
    [5, 1],
    [2, 5],
  ])
  expect(placedOn(plan, stack, null)).toHaveLength(5)
})

test('names of small places are left out from afar, and the others grow', () => {
  expect(stepFor(1)).toMatchObject({ grow: 1, least: 0 })
  expect(stepFor(0.2).grow).toBeGreaterThan(stepFor(0.5).grow)
})

test('names are printed where no counter lies over them: on the edge of a place in which one stands', () => {
  const board = hexBoard(2, 1)
  board.cells[0] = { ...board.cells[0]!, caption: 'Son' }
  board.cells[1] = { ...board.cells[1]!, marks: [{ kind: 'place', label: 'Best' }] }
  const plan = planOf(board)
  const view = signal({ left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity })
  const camera = signal({ x: 0, y: 0, k: 1 })
  const printed = (pieces: MatchStore['pieces']['value']) => {
    const page = document.createElement('div')
    render(h(Captions, { store: { pieces: signal(pieces) } as unknown as MatchStore, plan, camera, view }), page)
    return [...page.querySelectorAll('text')].map(one => [one.textContent, Number(one.getAttribute('y'))] as const)
  }
  const [son, best] = printed([])
  expect([son![0], best![0]]).toEqual(['Son', 'Best'])
  const second = plan.plots[1]!.place
  expect(printed([piece(1, second)])).toEqual([son, ['Best', best![1] + plan.side * 0.25]])
})

describe('regions', () => {
  const plan = planOf(hexBoard(5, 5, (q, r) => (q === 2 && r === 2 ? 'sea' : 'clear')))

  test('a lake is one loop of six corners, and the land round it has two', () => {
    const lake = loopsOf(plan, plot => plot.terrain === 'sea')
    expect(lake.map(loop => loop.length)).toEqual([6])
    expect(loopsOf(plan, plot => plot.terrain === 'clear')).toHaveLength(2)
    expect(rounded(eased(lake[0]!), 1)).toHaveLength(12)
  })

  test('the edge of the map is no shore', () => {
    const shore = border(
      plan,
      plot => plot.terrain === 'clear',
      other => other !== undefined,
    )
    expect(shore).toHaveLength(6)
  })
})
