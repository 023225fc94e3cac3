/** Everything that the data of Tide of Fortune names is drawn as what it is, not as something that is not known. */

import { readdirSync, readFileSync } from 'node:fs'
import { WORDS } from 'virtual:symbols'
import { describe, expect, test } from 'vitest'
import { terrainOf } from '~/games/terrain'
import { tutorialTexts } from '~/games/texts'
import { BOXES, LETTERS, MARKS, NATIONS, STATES, SYMBOLS, shortOf, sizeOf } from '~/games/tide-of-fortune/kinds'
import { LESSONS } from '~/games/tide-of-fortune/lessons'
import { TINTS } from '~/paint/campaign'
import { HOUSES, SIGNS, WORKS } from '~/paint/engraved'
import { CROSSINGS, WATERS, WAYS } from '~/paint/waterways'

const HOME = `${import.meta.dirname}/../../../bocage/systems/tide_of_fortune`
const read = (path: string): string => readFileSync(`${HOME}/${path}`, 'utf8')

/** The entries of a table of a TOML file, one a line: `clear = { … }`. */
function entries(path: string, table: string): string[] {
  const [, body] = new RegExp(`^\\[${table}\\]\\n([^[]*(?:\\[(?!\\w+\\]\\n)[^[]*)*)`, 'm').exec(read(path))!
  return [...body!.matchAll(/^([\w-]+) = \{/gm)].map(found => found[1]!)
}

/** The words of a closed vocabulary: `Name = Literal["a", "b"]`. */
function words(name: string, path = 'schema/vocabulary.py'): string[] {
  const [, inner] = new RegExp(`^${name} = Literal\\[([^\\]]*)\\]`, 'm').exec(read(path))!
  return [...inner!.matchAll(/"([^"]*)"/g)].map(found => found[1]!)
}

/** All that a function of a module yields as plain words, conditions left out. */
const yielded = (path: string, pattern: RegExp): string[] =>
  [...read(path).matchAll(pattern)].flatMap(found => [...found[1]!.matchAll(/"([a-z-]+)"/g)].map(one => one[1]!))

describe('the ground of Tide of Fortune', () => {
  test('it is an operational map', () => expect(terrainOf('tide-of-fortune').campaign).toBe(true))

  test.each(entries('data/terrain.toml', 'hexes'))('%s is painted', terrain => {
    const known = terrain in TINTS || terrain in HOUSES || terrain === 'sea' || terrain === 'clear'
    expect(known).toBe(true)
    if (terrain in TINTS) expect(SIGNS).toHaveProperty(terrain)
  })

  test.each(words('Waterway'))('a %s is drawn', water => expect(WATERS).toHaveProperty(water))
  test.each([...words('BridgeKind'), 'ferry'])('a %s is drawn', way => expect(WAYS).toHaveProperty(way))
  test('bridges are drawn', () => expect(CROSSINGS).toHaveProperty('bridge'))

  test('no two kinds of line look alike', () => {
    const looks = Object.values({ ...WATERS, ...WAYS }).map(layers => JSON.stringify(layers))
    expect(new Set(looks).size).toBe(looks.length)
  })
})

describe('what lies on the map', () => {
  const [, grounds] = /^GROUND = \(([^)]*)\)/m.exec(read('show/sketch.py'))!
  const ground = [...grounds!.matchAll(/"([a-z-]+)"/g)].map(found => found[1]!)
  const told = yielded('show/sketch.py', /kind = (".*)$/gm).filter(word => word !== 'blown')
  const marks = [...words('MarkerKind'), ...ground, ...told]

  test('the marks are those of the sketch', () =>
    expect(marks).toEqual(expect.arrayContaining(['mine', 'docks', 'silenced', 'blown-bridge', 'under-work', 'barge'])))

  test.each(marks)('%s is drawn', kind => {
    expect(MARKS).toHaveProperty(kind)
    expect(MARKS[kind]!.length > 0 || kind in WORKS).toBe(true)
  })
})

describe('counters of Tide of Fortune', () => {
  const looks = [...words('UnitKind'), ...words('Level'), 'mot-hq', 'leg-hq', 'airborne-hq']

  test.each(looks)('%s has a symbol of the sprite', look => {
    expect(WORDS).toContain(SYMBOLS[look])
    expect(SYMBOLS[look] === 'headquarters').toBe(look in LETTERS)
  })

  test.each([...words('Nation'), 'ss'])('%s has a band', nation => expect(NATIONS).toHaveProperty(nation))

  test('no two nations have one band', () => {
    expect(new Set(Object.values(NATIONS).map(([fill]) => fill)).size).toBe(Object.keys(NATIONS).length)
  })

  test('every state that a unit can bear is drawn', () => {
    const told = yielded('show/counters.py', /^ {8}yield ("[a-z-]+"(?: if .*)?)$/gm).filter(word => word !== 'acted')
    expect(told).toEqual(
      expect.arrayContaining(['disrupted', 'fatigued', 'ops-complete', 'isolated', 'out-of-command']),
    )
    expect([...told, 'step-loss-1', 'step-loss-5'].filter(word => !(word in STATES))).toEqual([])
  })

  test.each([
    ['br11a-hq', '11A', 'XX'],
    ['dewal-hq', 'WAL', 'XX'],
    ['29-armd-bde', '29', 'X'],
    ['cca-3', 'CCA', 'X'],
    ['1220', '1220', 'III'],
    ['1-para-b', '1b', 'III'],
    ['xxx-corps', 'XXX', 'XXX'],
    ['second-army-british', '2', 'XXXX'],
    ['15th-army', '15', 'XXXX'],
    ['9-ss-bn', '9', 'II'],
    ['fliegerhorst', 'Flieger', 'III'],
  ])('%s is written %s, of size %s', (label, short, size) => {
    expect([shortOf(label), sizeOf(label)]).toEqual([short, size])
  })

  test('nothing on a band is too long for it', () => {
    const labels = ['units', 'assets', 'higher'].flatMap(table => entries('data/units.toml', table))
    expect(labels.length).toBeGreaterThan(200)
    expect(labels.filter(label => shortOf(label).length > 7)).toEqual([])
  })
})

test('the impulse track is that of the rulebook', () => {
  const [, boxes] = /^boxes = \[([^\]]*)\]/m.exec(read('data/rulebook.toml'))!
  expect([...boxes!.matchAll(/"(\w+)"/g)].map(found => found[1])).toEqual([...BOXES])
})

describe('the tutorial', () => {
  const sources = readdirSync(`${HOME}/rules`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.py'))
    .map(name => read(`rules/${name}`))
    .join('\n')
  const events = readdirSync(`${HOME}/state/events`)
    .filter(name => name.endsWith('.py'))
    .map(name => read(`state/events/${name}`))
    .join('\n')

  test.each(LESSONS['joes-bridge']!)('$id comes up, and is said in both languages', ({ prompt, event, text }) => {
    if (prompt) {
      const asked = [...sources.matchAll(/"([a-z-]+\.[a-z-]+)"/g)].map(found => `prompt-${found[1]!.replace('.', '-')}`)
      expect(asked).toContain(prompt)
    } else expect(events).toContain(`class ${event}(Event)`)
    for (const locale of ['en', 'fr'])
      expect(tutorialTexts('tide-of-fortune', locale)).toMatch(new RegExp(`^${text} =`, 'm'))
  })
})
