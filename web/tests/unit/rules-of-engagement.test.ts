// @vitest-environment happy-dom

/** Everything that the data of Rules of Engagement names is drawn as what it is, and its tutorial comes up. */

import { readdirSync, readFileSync } from 'node:fs'
import { type ComponentChildren, h, render } from 'preact'
import { describe, expect, test } from 'vitest'
import type { Piece, Sentence } from '~/api/wire'
import type { Plot } from '~/board/plan'
import { art, severityOf } from '~/games/rules-of-engagement'
import { MARKS, ORDERS, RINGS, VEHICLES, WEAPONS } from '~/games/rules-of-engagement/kinds'
import { LESSONS } from '~/games/rules-of-engagement/lessons'
import { LYING } from '~/games/rules-of-engagement/Marks'
import type { Side } from '~/games/sides'
import { tutorialTexts } from '~/games/texts'
import { KINDS } from '~/paint/tabletop/kinds'

const HOME = `${import.meta.dirname}/../../../bocage/systems/rules_of_engagement`
const read = (path: string): string => readFileSync(`${HOME}/${path}`, 'utf8')

/** All modules of a folder as one text. */
const sources = (folder: string): string =>
  readdirSync(`${HOME}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.py'))
    .map(name => read(`${folder}/${name}`))
    .join('\n')

/** The words of a closed vocabulary: `Name = Literal["a", "b"]`. */
function words(name: string): string[] {
  const [, inner] = new RegExp(`^${name} = Literal\\[([^\\]]*)\\]`, 'm').exec(read('schema/vocabulary.py'))!
  return [...inner!.matchAll(/"([^"]*)"/g)].map(found => found[1]!)
}

const terrain = [...read('data/terrain.toml').matchAll(/^\[([\w-]+)\]/gm)].map(found => found[1]!)

describe('what stands on the table', () => {
  test('there is terrain', () => expect(terrain.length).toBeGreaterThan(30))
  test.each(terrain)('%s is painted', kind => expect(KINDS).toHaveProperty(kind))
  test.each(words('Command'))('the order %s is drawn', order => expect(ORDERS).toHaveProperty(order))
  test.each(words('State').filter(state => state !== 'confident' && state !== 'destroyed'))(
    'a ring shows who is %s',
    state => expect(RINGS).toHaveProperty(state),
  )
  test.each(words('Mark'))('a disc shows the %s', mark => expect(MARKS).toHaveProperty(mark))
  test.each(words('WeaponType'))('a %s is drawn', weapon => expect(WEAPONS).toHaveProperty(weapon))

  test('no two weapons look alike', () => {
    const looks = Object.values(WEAPONS).map(look => JSON.stringify(look))
    expect(new Set(looks).size).toBe(looks.length)
  })
})

/** What is drawn, as text. */
function drawn(what: ComponentChildren): string {
  const root = document.createElement('div')
  render(h('svg', null, what), root)
  return root.innerHTML
}

/** The first man of a squad, or a vehicle, with the words that tell how it fares. */
function face(look: string, states: string[], side: Side = 'allies'): string {
  const hull: Piece['values'] = [
    ['length', 120],
    ['width', 60],
  ]
  const values: Piece['values'] = look in VEHICLES ? hull : [['man', 1]]
  const piece: Piece = { unit: 0, place: 0, seat: 0, label: 'squad', look, states, values, at: [0, 0], size: 25 }
  return drawn(art.Counter({ piece, side, size: 28 }))
}

/** The words of a function of the sketch. */
const wordsIn = (pattern: RegExp): string[] =>
  [...read('show/sketch.py').matchAll(pattern)].flatMap(found =>
    [...found[0].matchAll(/"([a-z-]+)"/g)].map(one => one[1]!),
  )

describe('nothing falls back to how anything would be drawn', () => {
  const vehicles = [...read('data/vehicles.toml').matchAll(/^\[([\w-]+)\]/gm)].map(found => found[1]!)
  const seen = words('State').filter(state => state !== 'confident' && state !== 'destroyed')
  const both = [...seen, ...words('Command'), 'watching']
  const damage = [...wordsIn(/def _damage[\s\S]*?\n\n\n/g), ...words('Stuck').filter(stuck => stuck !== 'free')]

  test.each([...both, ...words('Mark'), 'ambush', 'upstairs'])('a man shows that he is: %s', word => {
    expect(read('show/sketch.py')).toMatch(/"watching" if squad\.zone else None, veil, upstairs, \*man\.marks/)
    expect(face('rifle', [word])).not.toBe(face('rifle', []))
  })
  test.each(words('WeaponType'))('a man with a %s does not look like one without', weapon => {
    expect(face(weapon, [])).not.toBe(face('nothing', []))
  })
  test.each(vehicles)('a %s has a chassis, and is another on the other side', name => {
    expect(VEHICLES).toHaveProperty(name)
    expect(face(name, [])).not.toBe(face(name, [], 'axis'))
  })
  test('what befalls vehicles is known', () => expect(damage.length).toBeGreaterThan(5))
  test.each([...both, ...damage.filter(word => word !== 'free')])('a vehicle shows that it is: %s', word => {
    expect(face('tiger', [word])).not.toBe(face('tiger', []))
    expect(word === 'wreck' || face('tiger', [word]) !== face('tiger', ['wreck'])).toBe(true)
  })
  test('the sides have bases of their own, and so have markers', () => {
    const faces = ['rifle', 'marker'].flatMap(look => [face(look, []), face(look, [], 'axis')])
    expect(new Set(faces).size).toBe(4)
  })
  test('what may lie on the table is told by the sketch', () =>
    expect(new Set(LYING)).toEqual(new Set(wordsIn(/Mark\(.*$/gm).filter(word => word !== 'victory'))))
  test.each(LYING)('%s is drawn where it lies', kind => {
    const plot = { place: 0, centre: [0, 0], outline: [], marks: [{ kind, at: [0, 0] }] } as unknown as Plot
    const bare = { ...plot, marks: [] } as Plot
    const found = drawn(art.Marks(plot, 40, []))
    expect(found.length).toBeGreaterThan(drawn(art.Marks(bare, 40, [])).length + 90)
  })
  test('every sign of the legend has words, and its rule is in the ledger', () => {
    const ledger = read('rules.yaml')
    expect(art.legend!.filter(([, rule]) => rule && !ledger.includes(`- id: ${rule}\n`))).toEqual([])
    for (const locale of ['en', 'fr'])
      for (const [sign] of art.legend!)
        expect(tutorialTexts('rules-of-engagement', locale)).toMatch(new RegExp(`^table-${sign} =`, 'm'))
  })
})

const told = (kind: string, args: Sentence['args'] = {}): Sentence => ({ kind, key: '', args })

describe('how bad an event is', () => {
  test.each([
    ['nobody is hit', told('FireResult', { hits: 0, lost: 0 }), 'none'],
    ['somebody is hit', told('FireResult', { hits: 2, lost: 0 }), 'light'],
    ['men are lost', told('FireResult', { hits: 2, lost: 1 }), 'grave'],
    ['nobody is seen', told('NothingSeen'), 'none'],
    ['a squad is pinned', told('StateChanged', { state: 'suppressed' }), 'light'],
    ['a squad is shaken', told('StateChanged', { state: 'shaken' }), 'grave'],
    ['a squad recovers', told('StateChanged', { state: 'confident' }), 'none'],
    ['a test is passed', told('Tested', { passed: 1 }), 'none'],
    ['a test is failed', told('Tested', { passed: 0 }), 'light'],
    ['a squad is lost', told('SquadDestroyed'), 'fatal'],
  ] as const)('%s', (_, event, severity) => expect(severityOf(event)).toBe(severity))

  test('the events are those of the game', () => {
    const events = [...sources('state/events').matchAll(/^class (\w+)\(Event\)/gm)].map(found => found[1])
    const source = readFileSync(`${import.meta.dirname}/../../src/games/rules-of-engagement/index.ts`, 'utf8')
    const [, table] = /const SEVERITY[^{]*\{([^}]*)\}/.exec(source)!
    const named = [...table!.matchAll(/^ {2}(\w+):/gm), ...source.matchAll(/kind === '(\w+)'/g)].map(found => found[1])
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => !events.includes(name))).toEqual([])
  })
})

test('icons are those of options that the game has', () => {
  const options = [...sources('rules').matchAll(/^class (\w+)\(Option\)/gm)].map(found => found[1])
  expect(Object.keys(art.icons).filter(kind => kind !== 'Pass' && !options.includes(kind))).toEqual([])
})

describe('the tutorial', () => {
  const rules = sources('rules')
  test.each(LESSONS['orchard-lane']!)('$id comes up, and is said in both languages', ({ prompt, text }) => {
    const asked = [...rules.matchAll(/"([a-z.-]+)"/g)].map(found => `prompt-${found[1]!.replace('.', '-')}`)
    expect(asked.includes(prompt!)).toBe(true)
    for (const locale of ['en', 'fr'])
      expect(tutorialTexts('rules-of-engagement', locale)).toMatch(new RegExp(`^${text} =`, 'm'))
  })
})
