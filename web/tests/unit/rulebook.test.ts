import { describe, expect, test } from 'vitest'
import type { Rule } from '~/api/wire'
import { chaptersOf, marked, searched } from '~/state/rulebook'

const rule = (id: string, en: string, fr = '', ref = ''): Rule => ({ id, ref, en, fr, cases: [] })
const LEDGER = [
  rule('toi.move.road', 'Roads cost one point.', 'Les routes coûtent un point.'),
  rule('toi.cover.woods', 'Woods give cover; covered units defend better.'),
  rule('toi.move.hills', 'Uphill costs more; recovery is slow.'),
  rule('toi.attack.dice', 'Cover adds defence dice.', 'Le couvert ajoute des dés de défense.'),
]
const names = (id: string) => ({ 'toi.cover': 'Cover' })[id] ?? ''

describe('the rules as a book', () => {
  test('chapters are the second word of ids, in the order of the ledger', () => {
    expect(chaptersOf(LEDGER).map(({ id, rules }) => [id, rules.length])).toEqual([
      ['toi.move', 2],
      ['toi.cover', 1],
      ['toi.attack', 1],
    ])
  })

  test('headings come first, then whole words, then parts of words', () => {
    expect(searched(LEDGER, 'cover', 'en', names).map(one => one.id)).toEqual([
      'toi.cover.woods',
      'toi.attack.dice',
      'toi.move.hills',
    ])
  })

  test('all words have to be there, and accents do not matter', () => {
    expect(searched(LEDGER, 'couvert defense', 'fr', names).map(one => one.id)).toEqual(['toi.attack.dice'])
    expect(searched(LEDGER, 'cover roads', 'en', names)).toEqual([])
    expect(searched(LEDGER, ' ', 'en', names)).toEqual([])
  })

  test('hits are marked where they stand, with their accents', () => {
    expect(marked('Les routes coûtent.', 'coutent route')).toEqual([
      { text: 'Les ', hit: false },
      { text: 'route', hit: true },
      { text: 's ', hit: false },
      { text: 'coûtent', hit: true },
      { text: '.', hit: false },
    ])
    expect(marked('Nothing', '')).toEqual([{ text: 'Nothing', hit: false }])
  })
})
