/** Everything that the data of Grand Tactical names is drawn as what it is, not as something that is not known. */

import { readdirSync, readFileSync } from 'node:fs'
import { WORDS } from 'virtual:symbols'
import { describe, expect, test } from 'vitest'
import type { GameEvent, Mark } from '~/api/wire'
import { stepOf } from '~/board/stacks'
import { MARKERS, MOVERS, SYMBOLS, WEAPONS } from '~/games/grand-tactical/kinds'
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

describe('counters of Grand Tactical', () => {
  test.each(tables('data/units.toml'))('%s has a symbol of the sprite', type => {
    expect(WORDS).toContain(SYMBOLS[type])
  })
  test.each(words(VOCABULARY, 'WeaponClass'))('%s has a colour', weapon => expect(WEAPONS).toHaveProperty(weapon))
  test.each(words('schema/terrain.py', 'MovementClass'))('%s has a colour', mover =>
    expect(MOVERS).toHaveProperty(mover),
  )

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
