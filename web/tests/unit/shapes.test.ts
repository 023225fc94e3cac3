import { describe, expect, test } from 'vitest'
import { planOf } from '~/board/plan'
import { box, disc, placed } from '~/games/shapes'
import { groupsOf, linksOf } from '~/paint/boxes'
import { squareBoard } from './samples'

describe('path data in its place', () => {
  test('absolute numbers are scaled and moved, relative ones only scaled', () => {
    expect(placed('M0 0L10 5l2 1', 100, 50, 2)).toBe('M100 50L120 60l4 2')
    expect(placed('M1 1H3V4h-1v-2Z', 10, 20)).toBe('M11 21H13V24h-1v-2Z')
  })

  test('numbers that are written without gaps are read', () => {
    expect(placed('M0-5 1.3-1.7.5.5', 10, 10)).toBe('M10 5 11.3 8.3 10.5 10.5')
  })

  test('of an arc the radii are scaled, its angle and flags are kept', () => {
    expect(placed('M0 0A4 4 30 0 1-8 2', 1, 1, 0.5)).toBe('M1 1A2 2 30 0 1 -3 2')
    expect(placed('M0 0a4 4 0 01-8 2', 1, 1, 0.5)).toBe('M1 1a2 2 0 0 1 -4 1')
  })

  test('discs and boxes are paths', () => {
    expect(disc(0, 0, 2)).toMatch(/^M2 0A2 2/)
    expect(box(1, 2, 3, 4)).toBe('M1 2H4V6H1Z')
  })
})

describe('cells of a kind', () => {
  const plan = planOf(squareBoard())
  const of = (terrain: string) => plan.plots.filter(plot => plot.terrain === terrain)

  test('hang together in groups', () => {
    const sizes = groupsOf(of('pond')).map(group => group.length)
    expect(sizes).toEqual([4])
    expect(
      groupsOf(of('grove'))
        .map(group => group.length)
        .toSorted(),
    ).toEqual([4, 4])
  })

  test('are linked to those beside them, each pair once', () => {
    expect(linksOf(of('pond'))).toHaveLength(4)
    expect(linksOf(of('hedgehog'))).toEqual([])
  })
})
