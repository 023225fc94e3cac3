import { describe, expect, test } from 'vitest'
import { thingsOf } from '~/api/things'
import type { Thing } from '~/api/wire'
import type { Lesson } from '~/games/art'
import { bandOf, isVehicle, ordersOf, suppression } from '~/games/heroes-of-normandie/markers'
import { lessonNow } from '~/games/lessons'
import { sideOf } from '~/games/sides'
import { crewOf } from '~/games/tide-of-iron/Counter'
import { seating } from '~/lobby/seating'
import { byUrgency } from '~/lobby/urgency'
import { routeOf } from '~/shell/routes'
import { alike } from '~/state/alike'
import { spending, twelfths, written } from '~/state/amounts'
import { bookmarks } from '~/state/bookmarks'
import { tracesOf, withoutEchoes, withUnits } from '~/state/news'
import { actor, aim, event, piece, place, seats, snapshot, unit } from './samples'

test('addresses lead to the lobby, a match, its replay, an invitation', () => {
  expect(routeOf('')).toEqual({ page: 'lobby' })
  expect(routeOf('#/watch/abc/replay/57')).toEqual({ page: 'play', match: 'abc', replay: true, at: 57 })
  expect(routeOf('#/play/abc')).toEqual({ page: 'play', match: 'abc', replay: false, at: 0 })
  expect(routeOf('#/play/abc/replay')).toEqual({ page: 'play', match: 'abc', replay: true, at: 0 })
  expect(routeOf('#/join/abc/code')).toEqual({ page: 'join', match: 'abc', code: 'code' })
  expect(routeOf('#/join/abc')).toEqual({ page: 'lobby' })
})

test('a save seats its machines again, and its reader everywhere else', () => {
  const save = { game: 'tide-of-iron', scenario: 'first-contact', machines: { 1: 'normal' } }
  expect(seating(save, 2, 'Anne').map(seat => [seat.player, seat.machine])).toEqual([
    ['me', undefined],
    ['machine', 'normal'],
  ])
})

test('in the lobby matches that wait for me come first, and those that are over last', () => {
  const over = { winners: [], rule: 'toi.victory.points', resigned: null }
  const listed = [
    { match: 'over', your_turn: false, result: over },
    { match: 'running', your_turn: false, result: null },
    { match: 'mine', your_turn: true, result: null },
    { match: 'mine, older', your_turn: true, result: null },
  ]
  const ordered = byUrgency(listed as unknown as Parameters<typeof byUrgency>[0])
  expect(ordered.map(one => one.match)).toEqual(['mine', 'mine, older', 'running', 'over'])
})

test('a side is known by its name, or else by its seat', () => {
  const [american, german] = seats()
  expect([sideOf(american), sideOf(german)]).toEqual(['allies', 'axis'])
  expect(sideOf({ ...american!, thing: { kind: 'seat', id: 0, name: 'blue' } })).toBe('allies')
})

describe('the counter of a squad', () => {
  test('crew weapons come last', () => {
    expect(crewOf(['us-mg', 'us-regular', 'us-regular']).figures).toEqual(['regular', 'regular', 'mg'])
  })

  test('a vehicle has no figures', () => {
    expect(crewOf(['us-halftrack'])).toEqual({ figures: [], vehicle: 'us-halftrack' })
  })
})

test('counters of one kind are shown once, with their number', () => {
  const rifles = { ...piece(1, 0), figures: ['us-rifle'] }
  const officer = { ...piece(2, 0), figures: ['us-lieutenant'] }
  expect(alike([rifles, officer, rifles]).map(one => [one.piece.figures, one.times])).toEqual([
    [['us-rifle'], 2],
    [['us-lieutenant'], 1],
  ])
})

test('a car is drawn as a vehicle, whether or not it matters where it faces; a gun is not', () => {
  expect(['jeep', 'halftrack', 'tank', 'gun', 'mortar'].map(look => isVehicle({ ...piece(1, 0), look }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('the band has the number of the unit and the name of its type; of a stranger the label', () => {
  const name = (type: string) => (type === 'us-rifle' ? 'Rifles' : null)
  expect(bandOf({ ...piece(3, 0), figures: ['us-rifle'] }, name)).toBe('3 Rifles')
  expect(bandOf({ ...piece(3, 0), label: '', figures: ['us-rifle'] }, name)).toBe('Rifles')
  expect(bandOf({ ...piece(3, 0), figures: [] }, name)).toBe('US3')
})

describe('tokens of orders and suppression', () => {
  test('a token face down shows no number', () => {
    expect(ordersOf(['order-3', 'suppressed', 'order-hidden', 'order'])).toEqual(['3', 'hidden', 'hidden'])
  })

  test('markers are counted, repeated or with their number', () => {
    expect([[], ['suppressed'], ['suppressed', 'suppressed'], ['suppressed-3']].map(suppression)).toEqual([0, 1, 2, 3])
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

test('news draw lines from who acts to what it is aimed at', () => {
  const before = snapshot({ pieces: [piece(1, 10), piece(2, 20, 1), piece(3, 30)] })
  const now = snapshot({ pieces: [piece(1, 11), piece(2, 20, 1), piece(3, 30)] })
  const heard = [
    event(1, 'Moved', [actor(unit(1)), aim(place(11))]),
    event(2, 'Fired', [aim(unit(2)), actor(unit(3))]),
    event(3, 'FigureGiven', [unit(3), unit(1)]),
  ]
  expect(tracesOf(heard, before, now)).toEqual([
    { from: 10, to: 11, fire: false, revision: 1 },
    { from: 30, to: 20, fire: true, revision: 2 },
  ])
})

describe('what an option spends', () => {
  const changing = (before: string, after: string) =>
    spending({
      index: 0,
      undo: 'alone',
      dice: false,
      asks: [],
      changes: [{ name: 'points', before, after }],
      events: [],
    })

  test('is the difference, thirds and halves included', () => {
    expect([changing('5', '4'), changing('4⅔', '3⅓'), changing('1', '⅔')]).toEqual(['1', '1⅓', '⅓'])
  })

  test('what grows or is no amount is nothing spent', () => {
    expect([changing('2', '3'), changing('US1', 'US2'), spending(null)]).toEqual([null, null, null])
    expect(twelfths('')).toBeNull()
    expect(written(30)).toBe('2½')
  })
})

test('a reason is about the unit of its side that is named in what was told of the same choice', () => {
  const german: Thing = { kind: 'seat', id: 1, name: 'german' }
  const reason = (revision: number) => event(revision, 'Reason', [], { key: 'reason-fire', args: { seat: german } })
  const heard = [reason(1), event(1, 'Shot', [unit(1), unit(6)]), reason(2), event(2, 'Moved', [unit(1)])]
  const [about, , nobody] = withUnits(heard, id => (id > 5 ? 1 : 0))
  expect(thingsOf(about)).toEqual([german, unit(6)])
  expect(thingsOf(nobody)).toEqual([german])
})

test('a reason that is given again for the next choice is told once, for each unit', () => {
  const of = (id: number) => event(id, 'Reason', [], { key: 'a', args: { unit: unit(id) } })
  expect(withoutEchoes([of(1), of(1), of(2)])).toHaveLength(2)

  const reason = (revision: number, key: string) => event(revision, 'Reason', [], { key })
  const heard = [reason(1, 'a'), event(1, 'Moved'), reason(2, 'a'), event(2, 'Moved'), reason(3, 'b'), reason(4, 'a')]
  expect(withoutEchoes(heard).map(one => `${one.revision} ${one.kind}`)).toEqual([
    '1 Reason',
    '1 Moved',
    '2 Moved',
    '3 Reason',
    '4 Reason',
  ])
})
