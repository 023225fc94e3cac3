/** What the client knows about the records of the wire beyond their fields. */

import type { Argument, Rule, Ruling, Text, Thing, Total } from './wire'

export type Seat = number
export type Revision = number

/** An option as its record, whether or not it is on offer. */
export type OptionRecord = Record<string, unknown>

/** A standing order as the server keeps it. */
export type StandingOrder = Record<string, boolean | number | string | null>

/** What the ledger has under an id. */
export type LedgerEntry = Rule | Ruling

export const isThing = (value: Argument): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value && 'name' in value

/** The things that a text names, in order, those of lists among them. */
export const thingsOf = (text: Pick<Text, 'args'> | undefined): Thing[] =>
  Object.values(text?.args ?? {}).flatMap(value => (Array.isArray(value) ? value : [value]).filter(isThing))

export const isTotal = (value: Argument): value is Total =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value && value.kind === 'total'
