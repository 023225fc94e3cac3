/** The rules as a book: its chapters, and what a search finds in it, best first. */

import type { LedgerEntry } from '~/api/things'
import type { Locale } from '~/text/language'

export interface Chapter {
  /** The part of their ids that all rules of the chapter share: `toi.attack`. */
  id: string
  rules: LedgerEntry[]
}

/** The chapter of a rule: the first two words of its id. */
export const chapterOf = (rule: string): string => rule.split('.').slice(0, 2).join('.')

/** The chapters in the order of the ledger; what the project ruled comes last. */
export function chaptersOf(ledger: readonly LedgerEntry[]): Chapter[] {
  const found = new Map<string, LedgerEntry[]>()
  for (const rule of ledger) {
    const id = chapterOf(rule.id)
    const rules = found.get(id)
    if (rules) rules.push(rule)
    else found.set(id, [rule])
  }
  return [...found].map(([id, rules]) => ({ id, rules }))
}

/** Where the rulebook has it, or what a ruling is about. */
export const sourceOf = (rule: LedgerEntry): string => ('ref' in rule ? rule.ref : rule.topic)

/** Letters without accents and capitals, as many as there were, so that places in the text stay the same. */
export const plainly = (text: string): string =>
  [...text].map(letter => letter.normalize('NFD')[0]!.toLowerCase()).join('')

export const wordsOf = (wanted: string): string[] => plainly(wanted).split(/\s+/).filter(Boolean)

const WORD = /[\p{L}\p{N}]/u

/** How well a text answers one word: best where the word stands by itself, or begins one. */
function score(text: string, word: string): number {
  let best = 0
  for (let at = text.indexOf(word); at >= 0 && best < 3; at = text.indexOf(word, at + 1)) {
    const begins = at === 0 || !WORD.test(text[at - 1]!)
    const ends = at + word.length === text.length || !WORD.test(text[at + word.length]!)
    best = Math.max(best, begins ? (ends ? 3 : 2) : 1)
  }
  return best
}

/** Rules in which all words occur, best first: names and headings weigh more than the text, the text more than cases. */
export function searched(
  ledger: readonly LedgerEntry[],
  wanted: string,
  locale: Locale,
  chapterName: (chapter: string) => string,
): LedgerEntry[] {
  const words = wordsOf(wanted)
  if (!words.length) return []
  const scored = ledger.flatMap(rule => {
    const parts: [string, number][] = [
      [plainly(rule.id), 4],
      [plainly(`${chapterName(chapterOf(rule.id))} ${sourceOf(rule)}`), 3],
      [plainly(rule[locale] || rule.en), 2],
      [plainly(rule.cases.map(one => one[locale] || one.en).join(' ')), 1],
    ]
    const each = words.map(word => parts.reduce((sum, [text, weight]) => sum + weight * score(text, word), 0))
    return each.every(Boolean) ? [{ rule, worth: each.reduce((a, b) => a + b, 0) }] : []
  })
  return scored.toSorted((a, b) => b.worth - a.worth).map(one => one.rule)
}

export interface Piece {
  text: string
  hit: boolean
}

/** A text in pieces: those that a search asked for, and those between them. */
export function marked(text: string, wanted: string): Piece[] {
  const [plain, words] = [plainly(text), wordsOf(wanted)]
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at < plain.length; ) {
    const word = words.filter(one => plain.startsWith(one, at)).toSorted((a, b) => b.length - a.length)[0]
    if (!word) {
      at += 1
      continue
    }
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false })
    pieces.push({ text: text.slice(at, at + word.length), hit: true })
    at += word.length
    from = at
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false })
  return pieces
}
