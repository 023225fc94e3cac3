// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameEvent } from '~/api/wire'
import { settings } from '~/state/settings'
import { dwellOf, Stage, type Step } from '~/state/stage'
import { actor, aim, event, piece, place, snapshot, unit } from './samples'

const at = (revision: number, where: number) => snapshot({ revision, pieces: [piece(1, where), piece(2, 9, 1)] })
const told = (revision: number, more: Partial<GameEvent> = {}): GameEvent => ({
  ...event(revision, 'Moved', [actor(unit(1)), aim(place(revision))]),
  ...more,
})

function stage() {
  const shown: Step[] = []
  const one = new Stage(step => shown.push(step))
  one.hear(at(0, 0), [])
  return { one, shown, revisions: () => shown.map(step => step.snapshot.revision) }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace.value = 'normal'
})
afterEach(() => {
  vi.useRealTimers()
  settings.pace.value = 'instant'
})

describe('steps of others are shown one after the other', () => {
  test('each for a while, in their order, and none is left out', () => {
    const { one, revisions } = stage()
    for (let i = 1; i <= 5; i++) one.hear(at(i, i), [told(i)])
    expect(revisions()).toEqual([0, 1])
    expect(one.behind.value).toBe(4)
    expect(one.newest?.revision).toBe(5)
    vi.runAllTimers()
    expect(revisions()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('a step in which nothing is seen does not hold up those after it', () => {
    const { one, revisions } = stage()
    one.hear(at(1, 1), [told(1)])
    one.hear(at(2, 1), [])
    one.hear(at(3, 1), [told(3, { kind: 'Reason', args: {} })])
    one.hear(at(4, 4), [told(4)])
    vi.advanceTimersToNextTimer()
    expect(revisions()).toEqual([0, 1, 2, 3, 4])
  })

  test('skipping shows the present at once, with all that was told on the way', () => {
    const { one, shown, revisions } = stage()
    for (let i = 1; i <= 4; i++) one.hear(at(i, i), [told(i)])
    one.skip()
    expect(revisions()).toEqual([0, 1, 4])
    expect(shown.at(-1)!.events.map(one => one.revision)).toEqual([2, 3, 4])
    one.hear(at(5, 5), [told(5)])
    expect(revisions()).toEqual([0, 1, 4, 5])
  })

  test('at instant pace nothing waits', () => {
    settings.pace.value = 'instant'
    const { one, revisions } = stage()
    for (let i = 1; i <= 3; i++) one.hear(at(i, i), [told(i)])
    expect(revisions()).toEqual([0, 1, 2, 3])
  })

  test('what changes in a position that waits, changes where it waits', () => {
    const { one, shown } = stage()
    one.hear(at(1, 1), [told(1)])
    one.hear(at(2, 2), [told(2)])
    one.hear({ ...at(2, 2), chat: 7 }, [])
    vi.runAllTimers()
    expect(shown.map(step => step.snapshot.chat)).toEqual([0, 0, 7])
    expect(shown.at(-1)!.events).toHaveLength(1)
  })
})

test('dice take longest, then fire, then words', () => {
  const fire = { ...told(1), args: { unit: actor(unit(1)), target: aim(unit(2)) } }
  const steps = [[told(1, { kind: 'Rolled' })], [fire], [told(1, { args: {} })], []]
  const waits = steps.map(events => dwellOf({ snapshot: at(1, 0), events }, at(0, 0)))
  expect(waits).toEqual(waits.toSorted((a, b) => b - a))
  expect(new Set(waits).size).toBe(4)
  expect(waits.at(-1)).toBe(0)
})
