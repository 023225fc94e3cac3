import { describe, expect, test } from 'vitest'
import type { Decision, Option, Thing } from '~/api/wire'
import {
  actorOf,
  aimOf,
  concernOf,
  coveredBy,
  differences,
  entriesOf,
  groupsOf,
  matching,
  missingKinds,
  optionsByPlace,
  optionsBySpot,
  placeOf,
  sharedThings,
} from '~/state/choices'
import { actor, aim, option, piece, place, unit } from './samples'

const pieces = [piece(1, 10), piece(2, 20, 1), piece(3, 10)]
const decision = (more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  prompt: { key: 'prompt', args: {} },
  options: [],
  kinds: [],
  proposals: false,
  ...more,
})

describe('where options point', () => {
  test('an option is found by what it is aimed at, or else by who acts', () => {
    expect(aimOf(option(0, 'Shoot', [aim(unit(2)), actor(unit(1))]), pieces)?.id).toBe(2)
    expect(aimOf(option(0, 'Activate', [actor(unit(1)), place(7)]), pieces)?.id).toBe(1)
    expect(aimOf(option(0, 'Play', [aim(place(7)), { kind: 'card', id: 1, name: 'x' }]), pieces)?.id).toBe(7)
    expect(aimOf(option(0, 'Shoot', [aim(unit(99))]), pieces)).toBeNull()
    expect(aimOf(option(0, 'Swap', [unit(1)]), pieces)).toBeNull()
  })

  test('who is aboard a vehicle is where it is', () => {
    const carrier = { ...piece(4, 30), beside: [31], carries: [5] }
    expect(placeOf(unit(5), [carrier])).toBe(30)
    expect([...optionsByPlace([option(0, 'Activate', [actor(unit(5))])], [carrier]).keys()]).toEqual([30, 31])
  })

  test('options are found by the place that they point at, units where they stand', () => {
    const options = [
      option(0, 'Activate', [actor(unit(1))]),
      option(1, 'Activate', [actor(unit(3))]),
      option(2, 'Enter', [aim(place(20))]),
    ]
    const found = optionsByPlace(options, pieces)
    expect(found.get(10)!.map(one => one.index)).toEqual([0, 1])
    expect(found.get(20)!.map(one => one.index)).toEqual([2])
  })

  test('the unit that acts is named by the option, or else by the question', () => {
    const asked = decision({ prompt: { key: 'prompt', args: { target: aim(unit(2)), unit: actor(unit(3)) } } })
    expect(actorOf(asked, option(0, 'Support', [aim(unit(2)), actor(unit(1))]))?.id).toBe(1)
    expect(actorOf(asked, option(0, 'Enter', [aim(place(20))]))?.id).toBe(3)
    expect(actorOf(decision(), null)).toBeNull()
  })

  test('an option that commits concerns whom the question names', () => {
    const asked = decision({ prompt: { key: 'prompt', args: { target: aim(unit(2)), unit: actor(unit(3)) } } })
    expect(concernOf(asked, option(0, 'OpenFire', [], { until: 'Attack' }), pieces)?.id).toBe(2)
    expect(concernOf(asked, option(0, 'LeadOpFire', [actor(unit(1))], { until: 'Attack' }), pieces)?.id).toBe(2)
    expect(concernOf(asked, option(0, 'Stop'), pieces)).toBeNull()
  })
})

describe('options in the panel', () => {
  test('kinds keep the order in which they first appear', () => {
    const options = [option(0, 'Enter'), option(1, 'Stop'), option(2, 'Enter')]
    expect(groupsOf(options).map(group => [group.kind, group.options.length])).toEqual([
      ['Enter', 2],
      ['Stop', 1],
    ])
  })

  test('the way out is the last one', () => {
    const options = [option(0, 'Pass', [], { passes: true }), option(1, 'Enter'), option(2, 'Fire')]
    expect(groupsOf(options).map(group => group.kind)).toEqual(['Enter', 'Fire', 'Pass'])
  })

  test('kinds that are not on offer are known', () => {
    const kinds = ['Enter', 'Board'].map(kind => ({ kind, key: kind, fields: [] }))
    expect(missingKinds(decision({ options: [option(0, 'Enter')], kinds })).map(one => one.kind)).toEqual(['Board'])
  })
})

describe('typed choices', () => {
  const words = ['Entrer en B4', 'Entrer en C5', 'S’arrêter ici']
  const options = words.map((_, i) => option(i, 'Enter'))
  const find = (typed: string) => matching(typed, options, one => words[one.index]!).map(one => one.index)

  test('all words must be found, accents and capitals do not matter', () => {
    expect(find('entrer')).toEqual([0, 1])
    expect(find('c5 entr')).toEqual([1])
    expect(find('ARRETER')).toEqual([2])
  })

  test('nothing typed finds nothing', () => {
    expect(find('  ')).toEqual([])
  })
})

describe('large pieces, points and templates', () => {
  test('a vehicle of two squares is found on both', () => {
    const tank = { ...piece(7, 30), beside: [31] }
    const found = optionsByPlace([option(0, 'Shoot', [aim(unit(7))])], [tank])
    expect([...found.keys()]).toEqual([30, 31])
  })

  test('options on a corner are found by it', () => {
    const corner = { kind: 'corner', id: 4, at: [10, 10] as [number, number] }
    const options = [option(0, 'Aim', [actor(unit(1)), aim({ kind: 'corner', id: 4, name: 'K6' })]), option(1, 'Stop')]
    expect(
      optionsBySpot(options, [corner])
        .get(corner)
        ?.map(one => one.index),
    ).toEqual([0])
  })

  test('a template covers the places that an option lists', () => {
    const blast = option(0, 'Aim', [place(1)], { args: { covers: [place(1), place(2), unit(9)] } })
    expect(coveredBy(blast)).toEqual([1, 2])
  })
})

describe('a long list becomes two short ones', () => {
  const deploy = (index: number, at: number, face: string): Option => {
    const one = option(index, 'Deploy', [aim(place(at))])
    return { ...one, args: { ...one.args, face } }
  }
  const places = [1, 1, 2, 2, 3, 3].map((at, i) => deploy(i, at, i % 2 ? 'back' : 'front'))

  test('first what they name, then the rest', () => {
    const entries = entriesOf(places)
    expect(entries.map(one => [one.thing?.id, one.options.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ])
    const [first] = entries
    expect(entriesOf(first!.options).map(one => one.thing)).toEqual([null, null])
    expect(differences(first!.options)).toEqual(['face'])
  })

  const card = (id: number): Thing => ({ kind: 'card', id, name: `card-${id}` })
  const play = (index: number, held: number, at: number) => option(index, 'Play', [card(held), aim(place(at))])

  test('of several cards first the card, then where it is played', () => {
    const plays = [play(0, 1, 7), play(1, 1, 8), play(2, 1, 9), play(3, 2, 7), play(4, 2, 8)]
    const entries = entriesOf(plays)
    expect(entries.map(one => [one.thing, one.options.length])).toEqual([
      [card(1), 3],
      [card(2), 2],
    ])
    expect(entriesOf(entries[0]!.options).map(one => one.thing)).toEqual([null, null, null])
  })

  test('what all of a list name is said once, unless the question has said it', () => {
    const plays = [play(0, 1, 7), play(1, 1, 8)]
    expect(sharedThings(plays, [])).toEqual([card(1)])
    expect(sharedThings(plays, [card(1)])).toEqual([])
    expect(sharedThings([...plays, play(2, 2, 9)], [])).toEqual([])
    expect(sharedThings([], [])).toEqual([])
  })

  test('a thing that one option alone names is that option', () => {
    expect(entriesOf(places.slice(1)).map(one => one.thing?.id ?? null)).toEqual([null, 2, 3])
  })

  test('short lists, and those in which each option names another thing, stay as they are', () => {
    expect(entriesOf(places.slice(0, 4))).toHaveLength(4)
    const apart = [1, 2, 3, 4, 5, 6].map((at, i) => deploy(i, at, 'front'))
    expect(entriesOf(apart).every(one => one.thing === null)).toBe(true)
    expect(entriesOf(apart.map(one => ({ ...one, args: {} })))).toHaveLength(6)
  })
})
