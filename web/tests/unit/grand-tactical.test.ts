/** Everything that the data of Grand Tactical names is drawn as what it is, not as something that is not known. */

import { readdirSync, readFileSync } from 'node:fs'
import { WORDS } from 'virtual:symbols'
import { describe, expect, test } from 'vitest'
import type { GameEvent, Mark } from '~/api/wire'
import { stepOf } from '~/board/stacks'
import { MARKERS, MOVERS, SYMBOLS, TWICE, WEAPONS } from '~/games/grand-tactical/kinds'
import { LESSONS } from '~/games/grand-tactical/lessons'
import { groundOf } from '~/games/ground'
import { terrainOf } from '~/games/terrain'
import { tutorialTexts } from '~/games/texts'
import { CROPS, TONES } from '~/paint/fields'
import { CROSSINGS, ROUTES, SIDES } from '~/paint/linework'
import { isHit, isRoll, lastRolls } from '~/state/rolls'
import { event } from './samples'

const HOME = `${import.meta.dirname}/../../../bocage/systems/grand_tactical`
const read = (path: string): string => readFileSync(`${HOME}/${path}`, 'utf8')

/** The tables of a TOML file, as far as their names go: `[hexes.clear]` is `hexes.clear`. */
const tables = (path: string): string[] => [...read(path).matchAll(/^\[([\w.-]+)\]$/gm)].map(found => found[1]!)

/** The words of a closed vocabulary: `Name = Literal["a", "b"]`. */
function words(path: string, name: string): string[] {
  const [, inner] = new RegExp(`^${name} = Literal\\[([^\\]]*)\\]`, 'm').exec(read(path))!
  return [...inner!.matchAll(/"([^"]*)"/g)].map(found => found[1]!)
}

const VOCABULARY = 'schema/vocabulary.py'
const under = (group: string): string[] =>
  tables('data/terrain.toml')
    .filter(name => name.startsWith(`${group}.`))
    .map(name => name.slice(group.length + 1))

describe('the ground of Grand Tactical', () => {
  test.each(under('hexes'))('%s is painted', terrain => {
    const cover = terrainOf('grand-tactical').covers[terrain]
    expect(cover).toBeDefined()
    expect(cover === 'open' || cover! in TONES).toBe(true)
  })

  test('clear ground alone is sown with crops', () => {
    const open = under('hexes').filter(terrain => terrainOf('grand-tactical').covers[terrain] === 'open')
    expect(open).toEqual(['clear'])
    expect(CROPS.length).toBeGreaterThan(0)
  })

  test.each(under('sides'))('hexsides that are a %s are drawn', side => expect(SIDES).toHaveProperty(side))
  test.each(['bridge', 'ferry'])('a %s is drawn', crossing => expect(CROSSINGS).toHaveProperty(crossing))
  test.each([...under('routes'), 'causeway'])('routes that are a %s are drawn', route =>
    expect(ROUTES).toHaveProperty(route),
  )
})

describe('what lies on the map', () => {
  const marks: Mark['kind'][] = [...words(VOCABULARY, 'WorkKind'), 'post', 'strongpoint', 'park', 'park-fired']
  test.each(marks)('%s is drawn', kind => expect(groundOf(kind)).not.toBeNull())
})

/** What a player calls a colour: rules and counters must agree on it. */
function named(colour: string): string {
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number]
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  if (spread < 0.15) return most > 0.85 ? 'white' : most < 0.15 ? 'black' : 'grey'
  const hue = 60 * (most === r ? ((g - b) / spread + 6) % 6 : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread)
  if (hue < 18 || hue >= 320) return spread / most > 0.6 ? 'red' : 'pink'
  if (hue < 40) return most < 0.6 ? 'brown' : 'orange'
  return hue < 70 ? 'yellow' : hue < 160 ? 'green' : hue < 260 ? 'blue' : 'purple'
}

/** How much lighter one colour is than another, as accessibility guidelines reckon. */
function contrast(one: string, other: string): number {
  const light = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
      const value = Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
      return sum + share * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    }, 0.05)
  const [a, b] = [light(one), light(other)]
  return Math.max(a, b) / Math.min(a, b)
}

describe('counters of Grand Tactical', () => {
  test.each(tables('data/units.toml'))('%s has a symbol of the sprite', type => {
    expect(WORDS).toContain(SYMBOLS[type])
  })
  test.each(words(VOCABULARY, 'WeaponClass'))('%s has a colour', weapon => expect(WEAPONS).toHaveProperty(weapon))
  test.each(words('schema/terrain.py', 'MovementClass'))('%s has a colour', mover =>
    expect(MOVERS).toHaveProperty(mover),
  )

  test.each([
    ['dual-purpose', 'white'],
    ['small-arms', 'pink'],
    ['armour-piercing', 'blue'],
    ['light-mortar', 'purple'],
    ['mortar', 'green'],
    ['indirect-he', 'orange'],
    ['direct-he', 'yellow'],
    ['emplaced', 'black'],
    ['organic', 'brown'],
  ])('%s is %s, as the rules call it', (weapon, colour) => expect(named(WEAPONS[weapon]![0])).toBe(colour))

  test.each([
    ['leg', 'white'],
    ['wheel', 'black'],
    ['track', 'red'],
  ])('the number of %s is %s', (mover, colour) => expect(named(MOVERS[mover]![1])).toBe(colour))

  test('numbers can be read on their plates', () => {
    const plates = [...Object.values(WEAPONS), ...Object.values(MOVERS), [WEAPONS['dual-purpose']![0], TWICE] as const]
    expect(plates.filter(([fill, ink]) => contrast(fill, ink) < 4.5)).toEqual([])
    expect(named(TWICE)).toBe('red')
  })

  test('no two weapons have one colour', () => {
    expect(new Set(Object.values(WEAPONS).map(([fill]) => fill)).size).toBe(Object.keys(WEAPONS).length)
  })

  test('every marker that a unit can bear is drawn', () => {
    const source = `${read('show/counters.py')}\n${read('rules/batteries/markers.py')}`
    const yields = [...source.matchAll(/^ +yield ("[a-z-]+"(?: if .*)?)$/gm)].map(found => found[1]!)
    const told = yields
      .flatMap(line => [...line.matchAll(/"([a-z-]+)"/g)].map(found => found[1]!))
      .filter(word => word !== 'acted')
    const borne = [...words(VOCABULARY, 'Marker'), ...words(VOCABULARY, 'Shelter')].filter(word => word !== 'none')
    expect(told).toEqual(expect.arrayContaining(['suppressed', 'park-fired', 'in-contact']))
    expect([...told, ...borne, 'cohesion-1', 'cohesion-2'].filter(word => !(word in MARKERS))).toEqual([])
  })
})

describe('stacks', () => {
  test('eight counters take no more room than four, and none hides another', () => {
    for (let count = 2; count <= 8; count++) {
      const { x, y } = stepOf(count)
      expect(x * (count - 1)).toBeLessThanOrEqual(21.01)
      expect(x).toBeGreaterThan(2)
      expect(y).toBeLessThan(-2)
    }
  })
})

describe('the tutorial', () => {
  const read = (name: string) => readFileSync(`${HOME}/text/en/${name}`, 'utf8')
  const texts = readdirSync(`${HOME}/text/en`).map(read).join('\n')

  test.each(LESSONS.neuville!)('$id is given at a moment that there is', ({ prompt, event: told, text }) => {
    const key = prompt ?? `event-${told!.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}`
    expect(texts).toMatch(new RegExp(`^${key} =`, 'm'))
    expect(tutorialTexts('grand-tactical', 'fr')).toMatch(new RegExp(`^${text} =`, 'm'))
  })
})

describe('dice', () => {
  const rolled = (kind: string, args: GameEvent['args']): GameEvent => event(0, kind, [], { args })

  test('of ten-sided dice the low ones succeed, of others the high ones', () => {
    const low = rolled('RolledLow', { most: 6, faces: [0, 6, 7] })
    expect([0, 6, 7].map(face => isHit(low, face))).toEqual([true, true, false])
    const high = rolled('Rolled', { need: 5, faces: [4, 5] })
    expect([4, 5].map(face => isHit(high, face))).toEqual([false, true])
    expect(isHit(rolled('Rolled', { need: 0 }), 6)).toBe(false)
    expect([low, high, rolled('Missed', {})].map(isRoll)).toEqual([true, true, false])
    expect(lastRolls([high, { ...low, revision: 3 }]).rolls).toHaveLength(1)
  })
})
