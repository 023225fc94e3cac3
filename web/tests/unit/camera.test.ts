import { describe, expect, test } from 'vitest'
import {
  attending,
  FARTHEST,
  fitted,
  fittedAbove,
  framing,
  held,
  NEAREST,
  opening,
  showing,
  thickest,
  zoomed,
} from '~/board/camera'

const screen = { width: 1000, height: 800 }

test('zooming keeps the point under the hand', () => {
  const before = { x: 30, y: -20, k: 1 }
  const after = zoomed(before, 1.5, 400, 300)
  const board = (camera: typeof before) => [(400 - camera.x) / camera.k, (300 - camera.y) / camera.k]
  expect(board(after)[0]).toBeCloseTo(board(before)[0]!)
  expect(board(after)[1]).toBeCloseTo(board(before)[1]!)
})

test('zooming has its limits', () => {
  expect(zoomed({ x: 0, y: 0, k: 1 }, 100, 0, 0).k).toBe(NEAREST)
  expect(zoomed({ x: 0, y: 0, k: 1 }, 0.001, 0, 0).k).toBe(FARTHEST)
})

test('a board that fits lies in the middle of the free part', () => {
  const camera = fitted({ width: 900, height: 500, margin: 0 }, screen, { top: 100, bottom: 300 })
  expect(camera.k).toBeCloseTo(0.8)
  expect(camera.x + 450 * camera.k).toBeCloseTo(500)
  expect(camera.y + 250 * camera.k).toBeCloseTo(300)
})

describe('where most of what matters lies', () => {
  test('is the middle of all where one view holds them', () => {
    expect(
      thickest(
        [
          [100, 100],
          [300, 100],
        ],
        screen,
      ),
    ).toEqual([200, 100])
  })

  test('is where the most are, and not between those that are far apart', () => {
    const few = [[0, 0] as const]
    const many = [[5000, 4000] as const, [5100, 4000] as const, [5200, 4300] as const]
    expect(thickest([...few, ...many], screen)).toEqual([5100, 4100])
  })

  test('is nowhere where there is nothing', () => {
    expect(thickest([], screen)).toBe(null)
  })
})

describe('the view that a match opens with', () => {
  const free = { top: 0, bottom: 0 }

  test('is the whole board where it can be read so', () => {
    const board = { width: 900, height: 500, margin: 0 }
    expect(opening(board, screen, free, [10, 10])).toEqual(fitted(board, screen, free))
  })

  test('is what lies about a point where the whole would be too small', () => {
    const camera = opening({ width: 5000, height: 4000, margin: 100 }, screen, free, [2500, 2000])
    expect(camera.k).toBe(0.86)
    expect([2500 * camera.k + camera.x, 2000 * camera.k + camera.y]).toEqual([500, 400])
  })

  test('keeps the lowest places above what lies at the bottom, where there is room for that', () => {
    const board = { width: 5000, height: 780, margin: 0 }
    const camera = opening(board, screen, free, [2500, 400], 100)
    expect(camera.y + board.height * camera.k).toBeLessThanOrEqual(700)
  })

  test('does not look beyond the edge', () => {
    const camera = opening({ width: 5000, height: 4000, margin: 100 }, screen, free, [0, 0])
    expect(camera.x).toBeCloseTo(-60.2)
  })
})

test('the board cannot be lost off the screen', () => {
  const camera = held({ x: 9999, y: -9999, k: 1 }, { width: 600, height: 400 }, screen)
  expect(camera.x).toBeLessThan(screen.width)
  expect(camera.y + 400).toBeGreaterThan(0)
})

test('what is pointed out comes into the free part, and nothing moves if it is there', () => {
  const here = { x: 0, y: 0, k: 1 }
  expect(showing(here, [500, 300], screen, { top: 0, bottom: 0 })).toEqual(here)
  const moved = showing(here, [500, 700], screen, { top: 100, bottom: 400 })
  expect(700 + moved.y).toBeLessThanOrEqual(400)
})

test('who fires and who is fired at are framed together, from as near as that can be', () => {
  const phone = { width: 390, height: 844 }
  const free = { top: 120, bottom: 490 }
  const here = { x: 0, y: 0, k: 1 }
  const pair = [
    [800, 700],
    [100, 500],
  ] as const
  const view = framing(here, pair, phone, free)
  for (const [x, y] of pair) {
    expect(x * view.k + view.x).toBeGreaterThanOrEqual(35)
    expect(x * view.k + view.x).toBeLessThanOrEqual(355)
    expect(y * view.k + view.y).toBeGreaterThanOrEqual(155)
    expect(y * view.k + view.y).toBeLessThanOrEqual(319)
  }
  expect(framing(here, [[200, 200]], phone, free)).toEqual(here)
  expect(framing(here, [], phone, free)).toEqual(here)
  const apart = [
    [0, 0],
    [9000, 9000],
  ] as const
  const least = framing(here, apart, phone, free)
  expect(least.k).toBeGreaterThan(0.4)
  expect(9000 * least.k + least.x).toBeLessThanOrEqual(355)
  expect(framing(here, apart, phone, free, FARTHEST).k).toBe(FARTHEST)
})

test('the whole board lies above the dice, unless it could not be read so', () => {
  const screen = { width: 1000, height: 800 }
  const free = { top: 0, bottom: 0 }
  const low = { width: 900, height: 700, margin: 0 }
  const { k, y } = fittedAbove(low, screen, free, 100)
  expect(y + low.height * k).toBeLessThanOrEqual(700)
  const high = { width: 900, height: 900, margin: 0 }
  expect(fittedAbove(high, screen, free, 100)).toEqual(fitted(high, screen, free))
})

describe('a question about places', () => {
  const here = { x: 0, y: 0, k: 1 }
  const free = { top: 100, bottom: 100 }

  test('moves nothing where one of them is seen', () => {
    expect(
      attending(
        here,
        [
          [5000, 300],
          [500, 300],
        ],
        screen,
        free,
      ),
    ).toEqual(here)
    expect(attending(here, [], screen, free)).toEqual(here)
  })

  test('brings the nearest to the middle where none is seen, also one below the tray, no farther than it must', () => {
    expect(
      attending(
        here,
        [
          [5000, 300],
          [2000, 300],
        ],
        screen,
        free,
      ),
    ).toEqual({ x: -1500, y: 100, k: 1 })
    expect(attending(here, [[500, 750]], screen, free)).toEqual({ x: 0, y: -86, k: 1 })
  })

  test('brings all of them into sight where one view can hold them', () => {
    const asked = [
      [500, 60],
      [500, 300],
    ] as const
    expect(attending(here, asked, screen, free)).toEqual({ x: 0, y: 76, k: 1 })
  })

  test('a counter under the small map is not seen, and comes out from under it by the shorter way', () => {
    const covered = { ...free, corner: { width: 160, height: 160 } }
    const [x, y] = [screen.width - 80, 150]
    expect(attending(here, [[x, y]], screen, free)).toEqual(here)
    expect(attending(here, [[x, y]], screen, covered)).toEqual({ x: 0, y: 46, k: 1 })
    expect(attending(here, [[screen.width - 180, 150]], screen, covered)).toEqual({ x: -16, y: 0, k: 1 })
  })

  test('a counter that is cut by the edge is not seen', () => {
    expect(attending(here, [[10, 300]], screen, free)).not.toEqual(here)
  })
})
