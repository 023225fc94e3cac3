import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Catalogue } from '~/text/catalogue'
import { Speaker } from '~/text/speak'

const SOURCE = `
name-pinned = clouée
name-german = Allemands
details = { $unit } est { $status ->
    [pinned] bien { $status }
   *[other] libre
}
hits = { $hits ->
    [0] rien
    [one] une touche
   *[other] { $hits } touches
}
listed = Dés : { $faces }
won = { $winners ->
    [none] Match nul
   *[other] Victoire : { $winners }
}
option-enter = Entrer en { $hex }
    .kind = Entrer
modifier-a-rule = { $amount } de plus
`
const say = new Speaker(new Catalogue('fr', [SOURCE]))

describe('texts with arguments', () => {
  test('a word chooses by itself and prints its name', () => {
    const text = { key: 'details', args: { unit: 'US1', status: 'pinned' } }
    expect(say.plain(text)).toBe('US1 est bien clouée')
  })

  test('what happened begins with a capital, unless with a name', () => {
    const told = new Speaker(new Catalogue('fr', ['event-rolled = { $what } : { $unit }\n']))
    const us1 = { kind: 'unit', id: 1, name: 'us1' }
    expect(told.plain({ key: 'event-rolled', args: { what: 'riposte', unit: us1 } })).toBe('Riposte : us1')
    expect(told.plain({ key: 'event-rolled', args: { what: us1, unit: us1 } })).toBe('us1 : us1')
  })

  test('numbers choose by their value and by plural', () => {
    expect([0, 1, 3].map(hits => say.ui('hits', { hits }))).toEqual(['rien', 'une touche', '3 touches'])
  })

  test('a thing becomes a part that can be pointed at', () => {
    const hex = { kind: 'place', id: 17, name: 'C5' }
    expect(say.parts({ key: 'option-enter', args: { hex } })).toEqual([
      { text: 'Entrer en ' },
      { text: 'C5', thing: hex },
      { text: '' },
    ])
  })

  test('a thing that may not be known is a question mark, a named one speaks the language', () => {
    expect(say.thing({ kind: 'unit', id: 1, name: null })).toBe('?')
    expect(say.thing({ kind: 'seat', id: 1, name: 'german' })).toBe('Allemands')
  })

  test('several are separated by commas, an empty list chooses as nothing does, a total prints its value', () => {
    expect(say.ui('listed', { faces: [5, 6, 2] })).toBe('Dés : 5, 6, 2')
    expect(say.ui('won', { winners: ['german', 'us'] })).toBe('Victoire : Allemands, us')
    expect(say.ui('won', { winners: [] })).toBe('Match nul')
    const total = { kind: 'total' as const, value: 7, least: 0, modifiers: [] }
    expect(say.ui('listed', { faces: total })).toBe('Dés : 7')
  })

  test('a point is printed in centimetres', () => {
    expect(say.ui('listed', { faces: { kind: 'point', x: 120, y: 45 } })).toBe('Dés : 12\u00a0; 4,5 cm')
  })

  test('what has no text shows its key', () => {
    expect(say.ui('unheard-of')).toBe('unheard-of')
  })

  test('a kind has a heading where the catalogue gives one', () => {
    expect(say.heading('option-enter')).toBe('Entrer')
    expect(say.heading('hits')).toBeNull()
  })

  test('the terms of a total carry their sign and words', () => {
    const term = { rule: 'a.rule', amount: 2 }
    expect(say.term({ ...term, operation: '+' })).toEqual({ amount: '+2', words: '2 de plus' })
    expect(say.term({ ...term, operation: '//' }).amount).toBe('÷2')
    expect(say.term({ ...term, rule: 'none', amount: -1, operation: '+' })).toEqual({ amount: '−1', words: '' })
  })
})

describe('names and attributes', () => {
  const named = new Speaker(new Catalogue('fr', ['name-grenades = Grenades\n    .text = Trois marqueurs.\n']))

  test('the second of a name has its number', () => {
    expect([named.word('grenades'), named.word('grenades-2'), named.word('mines-2')]).toEqual([
      'Grenades',
      'Grenades 2',
      'mines-2',
    ])
  })

  test('a key may name an attribute after a point', () => {
    expect(named.plain({ key: 'name-grenades.text', args: {} })).toBe('Trois marqueurs.')
  })
})

/** Every folder with words of its own. */
const FOLDERS = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' }).flatMap(
  name => (name.endsWith('en.ftl') ? [name.slice(0, -'/en.ftl'.length)] : []),
)

describe('French typography', () => {
  test.each(FOLDERS)('no line begins with a colon, a question mark or a per cent sign: %s', folder => {
    const lines = readFileSync(new URL(`../../src/${folder}/fr.ftl`, import.meta.url), 'utf8').split('\n')
    expect(lines.filter(line => !line.startsWith('#') && /[^\s=] [:;!?%»](?=[\s).,…]|$)|« /.test(line))).toEqual([])
  })
})

describe('the words of the client', () => {
  const keys = (file: string) =>
    readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
      .match(/^[a-z][\w-]*(?= =)/gm)!
      .toSorted()

  test.each(FOLDERS)('French and English say the same things: %s', folder => {
    expect(keys(`${folder}/fr.ftl`)).toEqual(keys(`${folder}/en.ftl`))
  })

  test('every text that the client asks for is there', () => {
    const folder = new URL('../../src/', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
    const asked = files.flatMap(name => {
      const source = readFileSync(new URL(name, folder), 'utf8')
      return [...source.matchAll(/\bt\('([\w-]+)'/g)].map(found => found[1]!)
    })
    const known = new Set(FOLDERS.flatMap(one => keys(`${one}/en.ftl`)))
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter(key => !known.has(key))).toEqual([])
  })
})
