// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest'
import type { Clock, GameEvent } from '~/api/wire'
import { duration, isLow, secondsLeft } from '~/people/clock'
import { routeOf } from '~/shell/routes'
import { freshOf } from '~/state/news'

const event = (kind: string, revision: number, seat = 0): GameEvent => ({
  kind,
  key: kind,
  revision,
  args: { seat: { kind: 'seat', id: seat, name: null } },
})

describe('news', () => {
  test('what was heard before is not heard again', () => {
    const known = [event('Moved', 3)]
    expect(freshOf([event('Moved', 3), event('Moved', 4)], known)).toEqual([event('Moved', 4)])
  })

  test.each(['Resigned', 'OutOfTime'])('%s makes no revision, and is heard once', kind => {
    const parting = event(kind, 3)
    expect(freshOf([parting], [event('Moved', 3)])).toEqual([parting])
    expect(freshOf([parting], [event('Moved', 3), parting])).toEqual([])
    expect(freshOf([event(kind, 3, 1)], [event('Moved', 3), parting])).toHaveLength(1)
  })
})

describe('clocks', () => {
  const now = Date.parse('2026-11-18T12:00:00Z')
  const runs: Clock = { seat: 0, left: 9999, due: '2026-11-18T12:01:05.500Z' }

  test('one that runs has what lies before its end, one that stands what was left', () => {
    expect(secondsLeft(runs, now)).toBe(65.5)
    expect(secondsLeft(runs, now + 100_000)).toBe(0)
    expect(secondsLeft({ ...runs, due: null }, now)).toBe(9999)
  })

  test('it is low when a tenth is left, and only while it runs', () => {
    const terms = { each: 'match' as const, seconds: 656 }
    expect([isLow(runs, terms, now), isLow(runs, { ...terms, seconds: 654 }, now)]).toEqual([true, false])
    expect(isLow({ ...runs, left: 1, due: null }, terms, now)).toBe(false)
  })

  test('less than an hour is told to the second', () => {
    expect([65.9, 3599, 0].map(duration)).toEqual(['1:05', '59:59', '0:00'])
  })
})

test('the address of a seat on its way has a code, or none yet', () => {
  expect([routeOf('#/carry/ABCDE'), routeOf('#/carry')]).toEqual([
    { page: 'carry', code: 'ABCDE' },
    { page: 'carry', code: '' },
  ])
})
