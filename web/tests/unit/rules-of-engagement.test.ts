// @vitest-environment happy-dom

/** Everything that the data of Rules of Engagement names is drawn as what it is, and its tutorial comes up. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Sentence } from '~/api/wire'
import { art, severityOf } from '~/games/rules-of-engagement'
import { MARKS, ORDERS, RINGS, WEAPONS } from '~/games/rules-of-engagement/kinds'
import { LESSONS } from '~/games/rules-of-engagement/lessons'
import { tutorialTexts } from '~/games/texts'
import { KINDS } from '~/paint/tabletop'

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
