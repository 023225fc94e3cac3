import { describe, expect, test } from 'vitest'
import {
  cellsAt,
  Finder,
  footprint,
  middleOf,
  neighbourTowards,
  planOf,
  regionPath,
  SIDE,
  stepsBetween,
  withChanges,
} from '~/board/plan'
import { templateOf } from '~/board/Spots'
import { aim, hexBoard, option, piece, place, squareBoard } from './samples'

const plan = planOf(hexBoard(5, 4))
const at = (name: string) => plan.plots.find(plot => plot.name === name)!.place
const names = (places: number[]) => places.map(one => plan.byPlace.get(one)?.name ?? '-').toSorted()

describe('the plan of a board', () => {
  test('cells have the size of the screen', () => {
    const [a, b] = plan.plots[0]!.outline
    expect(Math.hypot(a![0] - b![0], a![1] - b![1])).toBeCloseTo(SIDE, 0)
  })

  test('neighbours share a side; beyond the edge there is none', () => {
    expect(names(plan.byPlace.get(at('C2'))!.beside)).toEqual(['B1', 'B2', 'C1', 'C3', 'D1', 'D2'])
    expect(names(plan.byPlace.get(at('A1'))!.beside)).toEqual(['-', '-', '-', '-', 'A2', 'B1'])
  })

  test('steps are counted from cell to cell', () => {
    expect(stepsBetween(plan, at('A1'), at('A1'))).toBe(0)
    expect(stepsBetween(plan, at('A1'), at('E1'))).toBe(4)
    expect(stepsBetween(plan, at('A1'), at('C3'))).toBe(3)
    expect(stepsBetween(plan, at('A1'), 999)).toBe(-1)
  })

  test('one outline goes round a region', () => {
    const sides = (places: string[]) => regionPath(plan, new Set(places.map(at))).match(/M/g)!.length
    expect(sides(['C2'])).toBe(6)
    expect(sides(['C2', 'C3'])).toBe(10)
  })

  test('arrow keys go to the neighbour that lies most nearly that way', () => {
    const go = (from: string, dx: number, dy: number) =>
      plan.byPlace.get(neighbourTowards(plan, at(from), dx, dy)!)?.name
    expect(go('C2', 0, -1)).toBe('C1')
    expect(['D1', 'D2']).toContain(go('C2', 1, 0))
    expect(neighbourTowards(plan, at('A1'), -1, 0)).toBeNull()
  })

  test('what a snapshot says of a cell replaces it, and its neighbours stay', () => {
    const cell = { ...plan.plots[6]!, terrain: 'woods', marks: [{ kind: 'victory', value: 2, is_goal: true }] }
    const changed = withChanges(plan, [cell])
    expect(changed.byPlace.get(cell.place)).toMatchObject({
      terrain: 'woods',
      marks: [{ kind: 'victory', value: 2, is_goal: true }],
    })
    expect(changed.byPlace.get(cell.place)!.beside).toEqual(plan.plots[6]!.beside)
    expect(withChanges(plan, [])).toBe(plan)
  })
})

describe('finding the cell of a point', () => {
  const finder = new Finder(plan)

  test('every centre lies in its own cell', () => {
    for (const plot of plan.plots) expect(finder.at(...plot.centre)?.name).toBe(plot.name)
  })

  test('the nearest cell is the nearest, wherever one asks', () => {
    for (let i = 0; i < 300; i++) {
      const [x, y] = [(i * 37) % plan.width, (i * 61) % plan.height]
      const d = (plot: (typeof plan.plots)[number]) => Math.hypot(plot.centre[0] - x, plot.centre[1] - y)
      const least = Math.min(...plan.plots.map(d))
      expect(d(plan.plots[finder.index(x, y)]!)).toBeCloseTo(least, 6)
    }
  })

  test('off the board there is no cell', () => {
    expect(finder.at(1, 1)).toBeNull()
  })
})

describe('a board of squares with a farm', () => {
  const parish = planOf(squareBoard())
  const square = (name: string) => parish.plots.find(plot => plot.name === name)!

  test('rooms lie offset from the squares outside, and every centre is found in its own cell', () => {
    const finder = new Finder(parish)
    for (const plot of parish.plots) expect(finder.at(...plot.centre)?.name).toBe(plot.name)
    expect(square('F1.1').centre[0] - square('I7').centre[0]).toBeCloseTo(parish.side * 1.5)
  })

  test('the arrow keys lead out of a room that shares no side with the squares outside', () => {
    const out = neighbourTowards(parish, square('F1.1').place, -1, 0)
    expect(parish.byPlace.get(out!)?.name).toMatch(/^I[78]$/)
  })

  test('points such as corners come in the units of the screen', () => {
    expect(parish.spots[0]).toMatchObject({ kind: 'corner', id: 0 })
    expect(parish.spots[0]!.at[0]).toBeCloseTo(parish.margin + 6 * parish.side)
  })

  test('diagonal steps count as one; between a room and the ground outside there is no telling', () => {
    expect(stepsBetween(parish, square('A1').place, square('D3').place)).toBe(3)
    expect(stepsBetween(parish, square('A1').place, square('A1').place)).toBe(0)
    expect(stepsBetween(parish, square('A1').place, square('F1.1').place)).toBe(-1)
  })

  test('a template lies on the cells that meet at the corner that it is aimed at', () => {
    const corner = { kind: 'corner', id: 0, name: 'here' }
    const names = (places: number[]) => places.map(one => parish.byPlace.get(one)!.name).toSorted()
    const around = names(cellsAt(parish, parish.spots[0]!.at))
    expect(around).toHaveLength(4)
    expect(names(templateOf(parish, option(0, 'Lay', [aim(corner)])))).toEqual(around)
    expect(templateOf(parish, option(0, 'Lay', [aim(corner)], { covers: [1, 2, 5, 6] }))).toEqual([1, 2, 5, 6])
    expect(templateOf(parish, option(1, 'Enter', [place(3)]))).toEqual([])
    expect(templateOf(parish, option(2, 'Burn', [place(3), place(4)]))).toEqual([3, 4])
  })

  test('a vehicle of two squares stands between them', () => {
    const tank = { ...piece(1, square('B6').place), beside: [square('A6').place] }
    expect(footprint(tank)).toHaveLength(2)
    expect(middleOf(parish, tank)![0]).toBeCloseTo(parish.margin + parish.side)
  })
})
