import { describe, expect, test } from 'vitest'
import type { Lesson } from '~/games/art'
import { lessonNow } from '~/games/lessons'
import { sideOf } from '~/games/sides'
import { crewOf } from '~/games/tide-of-iron/Counter'
import { routeOf } from '~/shell/routes'
import { bookmarks } from '~/state/bookmarks'
import { event, seats } from './samples'

test('addresses lead to the lobby, a match, its replay, an invitation', () => {
  expect(routeOf('')).toEqual({ page: 'lobby' })
  expect(routeOf('#/play/abc')).toEqual({ page: 'play', match: 'abc', replay: false })
  expect(routeOf('#/play/abc/replay')).toEqual({ page: 'play', match: 'abc', replay: true })
  expect(routeOf('#/join/abc/code')).toEqual({ page: 'join', match: 'abc', code: 'code' })
  expect(routeOf('#/join/abc')).toEqual({ page: 'lobby' })
})

test('a side is known by its name, or else by its seat', () => {
  const [american, german] = seats()
  expect([sideOf(american), sideOf(german)]).toEqual(['allies', 'axis'])
  expect(sideOf({ ...american!, thing: { kind: 'seat', id: 0, name: 'blue' } })).toBe('allies')
})

describe('the counter of a squad', () => {
  const figure = (name: string, count: number) => ({ key: 'details-figure', args: { figure: name, count } })

  test('crew weapons come last', () => {
    expect(crewOf([figure('us-mg', 1), figure('us-regular', 2)]).figures).toEqual(['regular', 'regular', 'mg'])
  })

  test('a vehicle has no figures', () => {
    expect(crewOf([figure('us-halftrack', 1)])).toEqual({ figures: [], vehicle: 'us-halftrack' })
  })
})

describe('the tutorial', () => {
  const lessons: Lesson[] = [
    { id: 'a', prompt: 'prompt-a', text: 'a' },
    { id: 'b', event: 'Pinned', text: 'b' },
  ]

  test('a lesson is given when its question is first asked', () => {
    expect(lessonNow(lessons, [], 'prompt-a', new Set())?.id).toBe('a')
    expect(lessonNow(lessons, ['a'], 'prompt-a', new Set())).toBeNull()
  })

  test('or when its event is first told', () => {
    expect(lessonNow(lessons, [], 'prompt-x', new Set(['Pinned']))?.id).toBe('b')
    expect(lessonNow(lessons, [], null, new Set())).toBeNull()
  })
})

test('bookmarks are outcomes and beginnings that stand', () => {
  const all = [
    event(1, 'Moved'),
    event(2, 'Pinned', [], { outcome: true }),
    event(3, 'Pinned', [], { outcome: true, undone: true }),
    event(4, 'RoundBegan', [], { key: 'event-round-began' }),
  ]
  expect(bookmarks(all).map(one => one.revision)).toEqual([2, 4])
})
