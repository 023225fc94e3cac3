/** Speaking: texts of the wire (a key with arguments) as sentences, in parts that know which thing they name. */

import type { FluentVariable } from '@fluent/bundle'
import { isThing, isTotal } from '~/api/things'
import type { Argument, Modifier, Text, Thing } from '~/api/wire'
import { isPoint } from '~/state/points'
import { type Catalogue, PRINTED } from './catalogue'

export interface Part {
  text: string
  thing?: Thing
}

const OPEN = '\uE000'
const SHUT = '\uE001'
const SLOT = /\uE000(\d+)\uE001/

/** The same, with a capital at the beginning, unless that is the name of a thing. */
function sentence(parts: readonly Part[]): Part[] {
  const first = parts.findIndex(part => part.text)
  return parts.map((part, i) => {
    if (i !== first || part.thing) return part
    return { ...part, text: part.text[0]!.toLocaleUpperCase() + part.text.slice(1) }
  })
}

export class Speaker {
  constructor(private readonly catalogue: Catalogue) {}

  get locale(): string {
    return this.catalogue.locale
  }

  has(key: string): boolean {
    return this.catalogue.has(key)
  }

  /** A text of the client itself, as a plain string. */
  ui(key: string, args: Record<string, Argument> = {}): string {
    return this.plain({ key, args })
  }

  /** The name that the catalogue has for a word of the content, or the word. */
  word(word: string): string {
    const known = this.named(word)
    if (known !== null) return known
    const again = NUMBERED.exec(word)
    const name = again && this.named(again[1]!)
    return name ? `${name} ${again[2]}` : word
  }

  private named(word: string): string | null {
    const key = `name-${word}`
    return this.catalogue.has(key) ? this.catalogue.format(key) : null
  }

  thing(thing: Thing): string {
    return thing.name === null ? '?' : this.word(thing.name)
  }

  /** The value of an argument, as a plain string. */
  value(value: Argument): string {
    return this.printed(value)
      .map(part => part.text)
      .join('')
  }

  plain(text: Text): string {
    return this.parts(text)
      .map(part => part.text)
      .join('')
  }

  /** The shortest words for a value: what is at a point, if anything is known to be there. */
  label(value: Argument): string {
    const near = isPoint(value) ? value.near : null
    return near ? this.thing(near) : this.value(value)
  }

  /** The heading of options of this kind, if there is one. */
  heading(key: string): string | null {
    return this.catalogue.format(key, {}, 'kind')
  }

  attribute(key: string, name: string): string | null {
    return this.catalogue.format(key, {}, name)
  }

  /** The sentence in parts: a part with a thing can be pointed at. */
  parts(text: Text): Part[] {
    const slots: Part[][] = []
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(text.args)) {
      args[name] = this.chooser(value)
      args[name + PRINTED] = OPEN + slots.length + SHUT
      slots.push(this.printed(value))
    }
    const [key, attribute] = text.key.split('.')
    const formatted = this.catalogue.format(key!, args, attribute)
    if (formatted === null) return [{ text: text.key }]
    const parts = formatted
      .split(SLOT)
      .flatMap((piece, place) => (place % 2 ? (slots[Number(piece)] ?? []) : [{ text: piece }]))
    return key!.startsWith('event-') ? sentence(parts) : parts
  }

  /** What the term of a total is for. */
  term(modifier: Modifier): { amount: string; words: string } {
    const { operation, amount } = modifier
    const signed = operation === '+' ? (amount < 0 ? `−${-amount}` : `+${amount}`) : `${SIGNS[operation]}${amount}`
    const key = `modifier-${modifier.rule.replaceAll('.', '-')}`
    return { amount: signed, words: this.catalogue.has(key) ? this.plain({ key, args: { amount } }) : '' }
  }

  /** The value by which a message chooses among its variants. */
  private chooser(value: Argument): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value
    if (value === null) return 'none'
    if (Array.isArray(value)) return value.length ? '' : 'none'
    if (isTotal(value)) return value.value
    return isThing(value) ? (value.name ?? '') : ''
  }

  private printed(value: Argument): Part[] {
    if (value === null) return []
    if (typeof value === 'number') return [{ text: value.toLocaleString(this.locale) }]
    if (typeof value === 'string') return [{ text: this.word(value) }]
    if (Array.isArray(value)) {
      return value.flatMap((one, place) => (place ? [{ text: ', ' }, ...this.printed(one)] : this.printed(one)))
    }
    if (isTotal(value)) return [{ text: String(value.value) }]
    if (isThing(value)) return [{ text: this.thing(value), thing: value }]
    if (value.kind === 'length') return [{ text: `${this.tenths(value.mm)} cm` }]
    if (isPoint(value)) {
      const at = this.point(value.x, value.y)
      const { near } = value
      return near ? [{ text: this.thing(near), thing: near }, { text: ` (${at})` }] : [{ text: at }]
    }
    return []
  }

  /** A point of a table, from its north-western corner. */
  point(x: number, y: number): string {
    return `${this.tenths(x)}${this.locale === 'fr' ? '\u00a0; ' : ', '}${this.tenths(y)} cm`
  }

  private tenths(millimetres: number): string {
    return (millimetres / 10).toLocaleString(this.locale)
  }
}

/** The second and third of things that bear one name. */
const NUMBERED = /^(.+)-(\d+)$/

const SIGNS = { '*': '×', '/': '÷', '//': '÷', '=': '= ' } as const
