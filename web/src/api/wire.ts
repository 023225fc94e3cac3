/** The records of the wire, as docs/api.md names them. */

import type { Update } from './updates'

export type Seat = number
export type Revision = number

export interface Thing {
  kind: string
  id: number
  name: string | null
  /** What it is to an option or a question: who acts, or what it is aimed at. */
  role?: 'actor' | 'aim' | ''
}

export interface Modifier {
  rule: string
  amount: number
  operation: '+' | '*' | '/' | '//' | '='
}

export interface Total {
  kind: 'total'
  value: number
  least: number
  modifiers: Modifier[]
}

export interface Point {
  kind: 'point'
  x: number
  y: number
}

export interface OtherRecord {
  kind: 'record'
  is: string
  args: Record<string, Argument>
}

export type Argument = number | string | null | Thing | Total | Point | OtherRecord | Argument[]

export interface Text {
  key: string
  args: Record<string, Argument>
}

export interface Sentence extends Text {
  kind: string
  things: Thing[]
}

export interface GameEvent extends Sentence {
  revision: Revision
  undone: boolean
  outcome: boolean
}

export interface Option extends Sentence {
  index: number
  until: string
  passes: boolean
  /** The places that it strikes and does not name: those under a template. */
  covers: number[]
}

export interface Kind {
  kind: string
  key: string
  fields: { name: string; thing: string | null; many: boolean; role: 'actor' | 'aim' | '' }[]
}

export interface Decision {
  seat: Seat
  prompt: Text
  options: Option[]
  kinds: Kind[]
  proposals: boolean
}

export interface Refusal extends Text {
  rule: string
}

export interface WhyAnswer {
  option: Sentence
  index: number | null
  refusal: Refusal | null
}

export interface Outcome {
  probability: string
  percent: number
  events: Sentence[]
}

export interface Odds {
  totals: GameEvent[]
  outcomes: Outcome[]
  certain: boolean
}

export type Pair = [number, number]

export interface Cell {
  place: number
  name: string
  centre: Pair
  outline: Pair[]
  terrain: string
  level: number
  marks: Mark[]
}

/** Something that lies in a place: what it is, what it is worth, whether games are won by it, who holds it. */
export interface Mark {
  kind: string
  value?: number
  is_goal?: boolean
  holder?: Seat | null
}

export interface Stroke {
  kind: string
  points: Pair[]
}

export interface Piece {
  unit: number
  place: number
  seat: Seat
  label: string
  states: string[]
  /** So many eighths (squares) or sixths (hexes) of a turn clockwise from north; −1: none. */
  facing: number
  /** The word for its picture. */
  look?: string
  /** The words for what stands on it. */
  figures?: string[]
  /** The numbers printed on it, by their names. */
  values?: [string, number][]
  /** Further places that it covers. */
  beside?: number[]
  /** Units aboard it, which have no counter of their own. */
  carries?: number[]
}

/** A card in the hand of the seat, whether or not it can be played now. */
export interface Held {
  card: number
  name: string
  lines: Text[]
}

/** Something that an army may have; `takes` recruits it, `index` is its place among the choices, if it is one now. */
export interface Ware {
  name: string
  cost: number
  lines: Text[]
  pieces: Piece[]
  takes: OptionRecord | null
  index: number | null
}

/** An option as its record, whether or not it is on offer. */
export type OptionRecord = { is: string } & Record<string, unknown>

/** A place for one addition: what fills it, or what could. */
export interface Berth {
  name: string
  holds: Ware | null
  stock: Ware[]
}

export interface Recruit {
  ware: Ware
  berths: Berth[]
}

/** An army while a seat builds it. */
export interface Muster {
  seat: Seat
  points: number
  left: number
  lines: Text[]
  army: Recruit[]
  stock: Ware[]
}

/** Places to light up round a unit, by what they mean, and the few characters to print in some. */
export interface Overlays {
  unit: Thing
  overlays: Record<string, number[]>
  labels: Record<string, Record<string, string>>
}

/** What an option would do, as far as is known before the dice. */
export interface OptionPreview {
  index: number
  undo: 'alone' | 'until-answered' | 'no'
  dice: boolean
  asks: { seat: Seat; prompt: Text }[]
  changes: { name: string; before: Argument; after: Argument }[]
  events: Sentence[]
}

/** One field of a form: a standing order's, or a setting of a scenario. */
export interface Field {
  name: string
  key: string
  type: 'bool' | 'int' | 'word' | 'text'
  words: string[] | null
  least: number | null
  most: number | null
  default: boolean | number | string | null
}

export interface OrderKind {
  kind: string
  key: string
  fields: Field[]
}

/** A standing order as the server keeps it. */
export type StandingOrder = { is: string } & Record<string, boolean | number | string | null>

/** Something that lies on a point rather than in a cell: a corner of the grid, say. */
export interface Spot {
  kind: string
  id: number
  at: Pair
}

export interface Board {
  board: string
  shape: 'hex' | 'square' | 'table'
  cells: Cell[]
  strokes: Stroke[]
  spots?: Spot[]
  bounds: [number, number, number, number]
}

export interface SeatInfo {
  seat: Seat
  thing: Thing
  player: 'human' | 'invited' | 'open' | 'machine'
  name: string
  machine: string | null
  here: boolean
  resigned: boolean
  side: Side
}

export type Side = 'allies' | 'axis'

export interface Result {
  winners: Seat[]
  rule: string
  resigned: Seat | null
}

export interface MatchOptions {
  listed?: boolean
  spectators?: boolean
  undo?: 'rule' | 'consent' | 'never'
  think?: number
}

export interface Undo {
  policy: 'rule' | 'consent' | 'never'
  alone: boolean
  ask: { seat: Seat; agreed: Seat[]; awaited: Seat[] } | null
}

export interface Parent {
  match: string
  revision: Revision
  why: 'rematch' | 'branch' | 'import'
}

export interface Snapshot {
  match: string
  game: string
  scenario: string
  rules: string
  name: string
  language: string
  revision: Revision
  seat: Seat | null
  yours: Seat[]
  host: boolean
  seats: SeatInfo[]
  trail: Sentence[]
  decision: Decision | null
  waiting: Seat[]
  status: Text[]
  board: string
  cells: Cell[]
  strokes: Stroke[] | null
  pieces: Piece[]
  hand?: Held[]
  muster?: Muster | null
  undo: Undo | null
  orders?: StandingOrder[]
  result: Result | null
  dice: { commitment: string; stream: string; sealed: boolean; since: number }
  chat: number
  parent: Parent | null
  rematch: string | null
}

export interface Summary {
  match: string
  game: string
  scenario: string
  name: string
  seats: SeatInfo[]
  yours: Seat[]
  host: boolean
  waiting: Seat[]
  your_turn: boolean
  revision: Revision
  created: string
  updated: string
  result: Result | null
}

export interface Ticket {
  match: string
  token: string
  seats: Seat[]
  invitations: { seat: Seat; code: string }[]
}

export interface Line {
  id: number
  seat: Seat | null
  name: string
  text: string
  at: string
}

export type Names = Record<string, string>

export interface ScenarioInfo {
  scenario: string
  names: Names
  seats: number
  seat_names: Thing[]
  sides: Side[]
  learning: boolean
  settings?: Field[]
}

export interface GameInfo {
  game: string
  version: string
  names: Names
  scenarios: ScenarioInfo[]
  orders?: OrderKind[]
}

export interface PlayerInfo {
  name: string
  names: Names
}

export interface RuleCase {
  id: string
  en: string
  fr: string
}

export interface Rule {
  id: string
  ref?: string
  topic?: string
  en: string
  fr: string
  cases: RuleCase[]
}

export interface Rules {
  game: string
  rules: Rule[]
  rulings: Rule[]
}

export interface SeatSetup {
  player: 'me' | 'invited' | 'open' | 'machine'
  name?: string
  machine?: string
}

export interface MatchSetup {
  game: string
  scenario: string
  seats: SeatSetup[]
  name: string
  language: string
  options: MatchOptions
  settings?: Record<string, boolean | number | string | null>
}

export interface Problem {
  error: string
  message: string
  rule?: string
  refusal?: Refusal
}

export interface DicePage {
  commitment: string
  stream: string
  sealed: boolean
  seeds: { seed: string; commitment: string; from: number }[]
  rolls: { revision: Revision; seat: Seat; counter: number; faces: number[]; again: number[]; agrees: boolean }[]
  verified: boolean | null
  problem?: string | null
}

export interface LuckSeat {
  seat: Seat
  dice: number
  rows: { what: string; rolls: number; dice: number; hits: number; expected: number; luck: number }[]
  luck: number
}

/** Messages of the server over the WebSocket. */
export type Message =
  | { type: 'snapshot'; number: number; snapshot: Snapshot; events: GameEvent[]; chat: Line[] }
  | Update
  | { type: 'chat'; line: Line }
  | { type: 'presence'; here: Seat[]; spectators: number }
  | { type: 'rematch'; match: string }
  | { type: 'pong'; id?: number }
  | ({ type: 'error'; id?: number } & Problem)

export const isThing = (value: Argument): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value && 'name' in value

export const isTotal = (value: Argument): value is Total =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value && value.kind === 'total'
