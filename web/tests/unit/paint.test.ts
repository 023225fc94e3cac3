import { describe, expect, test } from 'vitest'
import type { Pair } from '~/api/wire'
import { along, chains, smooth } from '~/paint/pen'
import { noise, random } from '~/paint/random'

describe('chance of painters', () => {
  test('the same seed paints the same picture', () => {
    const [a, b] = [random(42), random(42)]
    expect([a(), a(), a()]).toEqual([b(), b(), b()])
  })

  test('noise is smooth and stays between −1 and 1', () => {
    const n = noise(7)
    for (let i = 0; i < 200; i++) {
      const [x, y] = [i * 0.37, i * 0.91]
      expect(Math.abs(n(x, y))).toBeLessThanOrEqual(1)
      expect(Math.abs(n(x, y) - n(x + 0.01, y))).toBeLessThan(0.1)
    }
  })
})

describe('lines', () => {
  const [a, b, c, d]: Pair[] = [
    [0, 0],
    [10, 0],
    [20, 0],
    [10, 10],
  ]

  test('segments are joined end to end', () => {
    expect(chains([[b!, a!] as const, [c!, b!] as const])).toHaveLength(1)
  })

  test('a junction ends lines', () => {
    const lines = chains([[a!, b!] as const, [b!, c!] as const, [b!, d!] as const])
    expect(lines).toHaveLength(3)
  })

  test('a ring is one line', () => {
    const ring = chains([[a!, b!] as const, [b!, d!] as const, [d!, a!] as const])
    expect(ring).toHaveLength(1)
    expect(ring[0]).toHaveLength(4)
  })

  test('smoothing keeps the ends', () => {
    const line = smooth([a!, d!, c!], 3)
    expect(line[0]).toEqual(a)
    expect(line.at(-1)).toEqual(c)
  })

  test('steps along a line are even across corners', () => {
    const seen: number[] = []
    along([a!, b!, c!], 4, x => seen.push(x))
    expect(seen).toEqual([0, 4, 8, 12, 16, 20])
  })
})
