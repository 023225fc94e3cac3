/**
 * The records of the wire, as docs/api.md describes them.
 *
 * Made by `npm run wire` from the server's own records: change those, not this file.
 */

/**
 * What a text is made of.
 */
export type Argument = number | string | null | Thing | Total | Point | Length | OtherRecord | Argument[]
/**
 * A point of a continuous table, in whole millimetres; it travels as [x, y].
 */
export type Pair = [number, number]
/**
 * A cell on which there is nothing but its terrain, one of the board's words; its outline is the board's.
 */
export type BareCell = [number, string, number, number, number]
/**
 * Messages of the server over the WebSocket.
 */
export type Message = Whole | Update | Talk | Presence | Again | Pong | Failure

/**
 * What a strong machine would have done otherwise: where, what was chosen there, and what it would have chosen. `better` is null where it would have chosen the same all along.
 */
export interface Advice {
  revision: number
  chosen: Sentence
  better: Sentence | null
  reason: Text | null
}
/**
 * The text of a record, with its class; its arguments are the fields of the record, in their order.
 */
export interface Sentence {
  key: string
  args: {
    [k: string]: Argument
  }
  kind: string
}
/**
 * Something on the table that can be printed and pointed at; what the view does not show has no name. `role` is what it is to an option, a question or an event: who acts, or what it is aimed at.
 */
export interface Thing {
  kind: string
  id: number
  name: string | null
  role?: '' | 'actor' | 'aim'
}
/**
 * A number with its reasons.
 */
export interface Total {
  kind: 'total'
  value: number
  least: number
  modifiers: Modifier[]
  most?: number | null
}
/**
 * One term of a total. `/` halves and the like, rounding up; `//` rounds down; `=` sets.
 */
export interface Modifier {
  rule: string
  amount: number
  operation: '*' | '+' | '/' | '//' | '='
}
/**
 * A point of a continuous table, in whole millimetres, and what is known to be there.
 */
export interface Point {
  kind: 'point'
  x: number
  y: number
  near?: Thing | null
}
/**
 * A length on a continuous table, in whole millimetres, told in centimetres.
 */
export interface Length {
  kind: 'length'
  mm: number
}
/**
 * Any other record inside a sentence, which no text prints.
 */
export interface OtherRecord {
  kind: 'record'
  is: string
  args: {
    [k: string]: Argument
  }
}
/**
 * A key of a text and its arguments. A system gives ids and words; a `Speaker` puts names to them.
 */
export interface Text {
  key: string
  args: {
    [k: string]: Argument
  }
}
/**
 * The match that follows this one.
 */
export interface Again {
  type: 'rematch'
  match: string
}
/**
 * The facts that rules look at, and what a client draws of the option: paths, sight, distances.
 */
export interface Appraisal {
  facts: Fact[]
  regions: Region[]
}
/**
 * Something that a rule looks at; `warns` where it is allowed and yet dangerous.
 */
export interface Fact {
  rule: string
  text: Text
  warns?: boolean
}
/**
 * A part of a table without a grid: what lies within points, or within `radius` of the point or line that they are.
 */
export interface Region {
  kind: string
  points: Pair[]
  radius?: number
  label?: string
}
/**
 * A request to take something back, and who agreed.
 */
export interface Ask {
  seat: number
  agreed: number[]
  awaited: number[]
}
/**
 * A question that another seat would be asked.
 */
export interface Asked {
  seat: number
  prompt: Text
}
/**
 * A place for one addition to something that was recruited: what fills it, or what could.
 */
export interface Berth {
  name: string
  holds: Ware | null
  stock: Ware[]
}
/**
 * Something that an army may have: its name as a word, its price, what it says, and the counters that it brings. `takes` is the option that recruits it, as `dump` writes it, whether or not it is on offer now; `index` is its place among the options that the seat is offered, if it is one of them.
 */
export interface Ware {
  name: string
  cost: number
  lines: Text[]
  pieces: Piece[]
  takes: Record<string, unknown> | null
  index: number | null
}
/**
 * A counter on the board: whose it is, its short label, and all that is printed on it or lies upon it. `look` is the word for its picture, `figures` the words for what stands on it, `values` the numbers in its corners by their names, `beside` the further places that it covers, `facing` so many eighths or sixths of a turn clockwise from north, `carries` the units aboard it, which have no counter of their own on the board. `group` is the number of the formation whose colour it bears, `tones` the words for the colours of its values, by their names. On a table without a grid it stands at the point `at`, on a base `size` millimetres across, and looks along `heading`, degrees clockwise from north; its place is then the piece of terrain that it is in.
 */
export interface Piece {
  unit: number
  place: number
  seat: number
  label: string
  states?: string[]
  facing?: number
  look?: string
  figures?: string[]
  values?: [string, number][]
  beside?: number[]
  carries?: number[]
  group?: number
  tones?: [string, string][]
  at?: Pair | null
  size?: number
  heading?: number
}
/**
 * The part of a board that hardly changes, under the digest of its content. Most cells of large boards are alike: `outline` is that of all `bare` ones, as seen from their middles, and `terrains` are their words. All others are sent in full.
 */
export interface Board {
  board: string
  shape: 'hex' | 'square' | 'table'
  outline: Pair[]
  terrains: string[]
  bare: BareCell[]
  cells: Cell[]
  strokes: Stroke[]
  spots: Spot[]
  bounds: [number, number, number, number]
}
/**
 * A place of the board as a client draws it: its name, its outline, its terrain and height. `caption` is the word that is printed on the map there: the name of a town.
 */
export interface Cell {
  place: number
  name: string
  centre: Pair
  outline: Pair[]
  terrain: string
  level: number
  marks: Mark[]
  caption: string
}
/**
 * Something that lies in a place: what it is, what it is worth, whether games are won by it, and who holds it.
 */
export interface Mark {
  kind: string
  value?: number
  is_goal?: boolean
  holder?: number | null
  label?: string
  at?: Pair | null
}
/**
 * A line on the board, such as a road or a river, through points; on a table it may have a width.
 */
export interface Stroke {
  kind: string
  points: Pair[]
  width?: number
}
/**
 * A thing that is a point of the board rather than a place, such as a corner of the grid that fire is aimed at.
 */
export interface Spot {
  kind: string
  id: number
  at: Pair
}
/**
 * By what this server calls people, and where the holder of a token wants to be called.
 */
export interface CallBook {
  mail: boolean
  hooks: boolean
  contacts: Contact[]
}
/**
 * Where someone is called; the secret that signs is told once, to whoever names a web hook.
 */
export interface Contact {
  kind: 'hook' | 'mail'
  address: string
  confirmed: boolean
  secret: string | null
}
/**
 * A code that takes a seat to another device, and when it is too old.
 */
export interface CarryCode {
  code: string
  expires: string
}
/**
 * A worked case of a rule.
 */
export interface Case {
  id: string
  en: string
  fr: string
}
/**
 * An argument of the seat's question that would be another in its next one.
 */
export interface Change {
  name: string
  before: Argument
  after: Argument
}
/**
 * The parts of a snapshot that are not what they were; those that are the same are absent.
 */
export interface Changes {
  match?: string
  game?: string
  scenario?: string
  rules?: string
  name?: string
  language?: string
  revision?: number
  seat?: number | null
  yours?: number[]
  host?: boolean
  seats?: SeatInfoShift
  trail?: Sentence[]
  decision?: Decision | null
  waiting?: number[]
  status?: Text[]
  board?: string
  cells?: CellShift
  strokes?: Stroke[] | null
  pieces?: PieceShift
  trays?: Tray[]
  hand?: Held[]
  muster?: Muster | null
  undo?: Undo
  orders?: Record<string, unknown>[]
  clocks?: Clock[]
  result?: Result | null
  frozen?: Frozen | null
  dice?: Seal
  chat?: number
  parent?: Parent | null
  rematch?: string | null
  options?: Record<string, unknown>
  view?: Record<string, unknown> | null
}
/**
 * How a list changed whose items have a number of their own. Those in `gone` are dropped; those in `put` replace the ones of the same number, or come last; where that does not give the order of the list, `order` has all numbers in their order. Several items in a row may have one number, as the figures of a squad do: then all of them are put as soon as one is another.
 */
export interface SeatInfoShift {
  put?: SeatInfo[]
  gone?: number[]
  order?: number[] | null
}
/**
 * Who sits in a seat.
 */
export interface SeatInfo {
  seat: number
  thing: Thing
  player: 'human' | 'invited' | 'machine' | 'open'
  name: string
  machine: string | null
  here: boolean
  resigned: boolean
  side: 'allies' | 'axis'
}
/**
 * A question to a seat.
 */
export interface Decision {
  seat: number
  prompt: Text
  options: Option[]
  kinds: Kind[]
  proposals: boolean
}
/**
 * One thing that a seat may choose, by its place; `covers` are the places that it strikes and does not name. `length` is how far it leads on a table without a grid, in millimetres.
 */
export interface Option {
  key: string
  args: {
    [k: string]: Argument
  }
  kind: string
  index: number
  until?: string
  passes?: boolean
  covers?: number[]
  length?: number
}
/**
 * A class of options that a question takes.
 */
export interface Kind {
  kind: string
  key: string
  fields?: Field[]
}
/**
 * A field of a class of options: what kind of thing it holds, if any, whether several, and in what role.
 */
export interface Field {
  name: string
  thing?: string | null
  many?: boolean
  role?: '' | 'actor' | 'aim'
}
/**
 * How a list changed whose items have a number of their own. Those in `gone` are dropped; those in `put` replace the ones of the same number, or come last; where that does not give the order of the list, `order` has all numbers in their order. Several items in a row may have one number, as the figures of a squad do: then all of them are put as soon as one is another.
 */
export interface CellShift {
  put?: Cell[]
  gone?: number[]
  order?: number[] | null
}
/**
 * How a list changed whose items have a number of their own. Those in `gone` are dropped; those in `put` replace the ones of the same number, or come last; where that does not give the order of the list, `order` has all numbers in their order. Several items in a row may have one number, as the figures of a squad do: then all of them are put as soon as one is another.
 */
export interface PieceShift {
  put?: Piece[]
  gone?: number[]
  order?: number[] | null
}
/**
 * What lies beside the board together: units that are still to come, a park of guns, the chits in a cup. `lines` are what is no unit. One that is `open` belongs to what is asked now. A piece in a tray has no place on the board, or has its counter there as well.
 */
export interface Tray {
  kind: string
  title: Text
  seat?: number | null
  pieces?: Piece[]
  lines?: Text[]
  open?: boolean
}
/**
 * A card in the hand of a seat: its name as a word, and what it says as text keys with arguments.
 */
export interface Held {
  card: number
  name: string
  lines: Text[]
}
/**
 * An army while a seat builds it: its points, what is left of them, what it has, and what else is to be had.
 */
export interface Muster {
  seat: number
  points: number
  left: number
  lines: Text[]
  army: Recruit[]
  stock: Ware[]
}
/**
 * Something that an army has, with its berths.
 */
export interface Recruit {
  ware: Ware
  berths: Berth[]
}
/**
 * What a seat may take back.
 */
export interface Undo {
  policy: 'consent' | 'never' | 'rule'
  alone: boolean
  ask: Ask | null
}
/**
 * The clock of a seat: the seconds that were left when it last stood still, and when it runs out if it runs.
 */
export interface Clock {
  seat: number
  left: number
  due: string | null
}
/**
 * How a match ended; no winner is a draw. `resigned` is who gave up, or whose time ran out: `rule` says which.
 */
export interface Result {
  winners: number[]
  rule: string
  resigned: number | null
}
/**
 * A match that can be read and not played: by rules `now`, what was played by `rules` comes out otherwise. `agrees` is the last revision that both give, `why` says what comes after it.
 */
export interface Frozen {
  rules: string
  now: string
  agrees: number
  why: string
}
/**
 * What is known of the dice.
 */
export interface Seal {
  commitment: string
  stream: string
  sealed: boolean
  since: number
}
/**
 * What a match came from.
 */
export interface Parent {
  match: string | null
  revision: number
  why: 'branch' | 'import' | 'rematch'
}
/**
 * A clock for each person: so many seconds for a choice, or for the whole match. When they are gone, a machine takes the seat over, or the match is lost.
 */
export interface ClockTerms {
  each: 'choice' | 'match'
  seconds: number
  end?: 'lost' | 'machine'
  machine?: string
}
/**
 * A new match.
 */
export interface Creation {
  game: string
  scenario?: string
  seats?: SeatRequest[]
  name?: string
  language?: 'en' | 'fr'
  options?: Options
  settings?: {
    [k: string]: boolean | number | string
  }
}
/**
 * Who is to sit in a seat.
 */
export interface SeatRequest {
  player?: 'invited' | 'machine' | 'me' | 'open'
  name?: string
  machine?: string
}
/**
 * How a match is played, beside its rules; in training, machines let dice be taken back.
 */
export interface Options {
  listed?: boolean
  spectators?: boolean
  undo?: 'consent' | 'never' | 'rule'
  training?: boolean
  think?: number
  bluff?: boolean
  clock?: ClockTerms | null
}
/**
 * What can be known of the dice of a match.
 */
export interface DicePage {
  commitment: string
  stream: string
  sealed: boolean
  since: number
  seeds: Seed[]
  rolls: Roll[]
  verified: boolean | null
  problem: string | null
}
/**
 * A seed that is no secret any more.
 */
export interface Seed {
  seed: string
  commitment: string
  from: number
}
/**
 * The dice of a revision as they were recorded, and as the seed gives them again.
 */
export interface Roll {
  revision: number
  seat: number
  counter: number
  faces: number[]
  again: number[]
  agrees: boolean
}
/**
 * Something to fill in: `type` is bool, int (from `least` to `most`), word (one of `words`) or text.
 */
export interface Entry {
  name: string
  key: string
  type: 'bool' | 'int' | 'text' | 'word'
  default: boolean | number | string | null
  words: string[] | null
  least: number | null
  most: number | null
}
/**
 * A sentence of the log, with the revision that told it.
 */
export interface GameEvent {
  key: string
  args: {
    [k: string]: Argument
  }
  kind: string
  revision: number
  undone?: boolean
  outcome?: boolean
}
/**
 * What a client did wrong.
 */
export interface Failure {
  type: 'error'
  error: string
  message: string
  rule?: string | null
  refusal?: Refusal | null
  id?: number | string | null
}
/**
 * Why something is not legal: the rule, and its text.
 */
export interface Refusal {
  key: string
  args: {
    [k: string]: Argument
  }
  rule: string
}
/**
 * A choice that a person made, and the chance of that seat before it and when all that came of it was done.
 */
export interface Fall {
  revision: number
  until: number
  seat: number
  chosen: Sentence
  before: number
  after: number
}
/**
 * A game in the list.
 */
export interface GameInfo {
  game: string
  version: string
  names: {
    [k: string]: string
  }
  scenarios: ScenarioInfo[]
  orders: OrderKind[]
}
/**
 * A scenario in the list.
 */
export interface ScenarioInfo {
  scenario: string
  names: {
    [k: string]: string
  }
  seats: number
  seat_names: Thing[]
  sides: ('allies' | 'axis')[]
  learning: boolean
  settings: Entry[]
}
/**
 * A class of standing orders.
 */
export interface OrderKind {
  kind: string
  key: string
  schema: Record<string, unknown>
  fields: Entry[]
}
/**
 * A code for a free seat.
 */
export interface Invitation {
  seat: number
  code: string
}
/**
 * A line of talk.
 */
export interface Line {
  id: number
  seat: number | null
  name: string
  text: string
  at: string
}
/**
 * What a seat heard.
 */
export interface Log {
  revision: number
  events: GameEvent[]
}
/**
 * The luck of all seats that rolled.
 */
export interface LuckReport {
  seats: SeatLuck[]
}
/**
 * The luck of a seat; 0.5 is average. `undone` are its rolls that were taken back, which count for nothing.
 */
export interface SeatLuck {
  seat: number
  dice: number
  rows: LuckRow[]
  luck: number | null
  undone: number
}
/**
 * Rolls of one name: hits, or the sum of the faces where each counts by itself, and what was to be expected.
 */
export interface LuckRow {
  what: string
  rolls: number
  dice: number
  hits: number
  expected: number
  luck: number
}
/**
 * A match as the seat sees it now, what it heard, and the talk.
 */
export interface Whole {
  type: 'snapshot'
  number: number
  revision: number
  snapshot: Snapshot
  events: GameEvent[]
  chat: Line[]
  id: number | string | null
}
/**
 * A match as one seat, or a spectator, may see it.
 */
export interface Snapshot {
  match: string
  game: string
  scenario: string
  rules: string
  name: string
  language: string
  revision: number
  seat: number | null
  yours: number[]
  host: boolean
  seats: SeatInfo[]
  trail: Sentence[]
  decision: Decision | null
  waiting: number[]
  status: Text[]
  board: string
  cells: Cell[]
  strokes: Stroke[] | null
  pieces: Piece[]
  trays: Tray[]
  hand: Held[]
  muster: Muster | null
  undo: Undo
  orders: Record<string, unknown>[]
  clocks: Clock[]
  result: Result | null
  frozen: Frozen | null
  dice: Seal
  chat: number
  parent: Parent | null
  rematch: string | null
  options: Record<string, unknown>
  view: Record<string, unknown> | null
}
/**
 * What is not as in the message before this one; `number` counts both, so that a client sees if it missed one.
 */
export interface Update {
  type: 'update'
  number: number
  revision: number
  changes: Changes
  events: GameEvent[]
}
/**
 * A line of talk.
 */
export interface Talk {
  type: 'chat'
  line: Line
}
/**
 * Who is connected.
 */
export interface Presence {
  type: 'presence'
  here: number[]
  spectators: number
}
/**
 * Someone is there.
 */
export interface Pong {
  type: 'pong'
  id: number | string | null
}
/**
 * How the match stood after a revision: the first seat's chance in per cent, as machines see it, and points.
 */
export interface Moment {
  revision: number
  chance: number
  points: number[]
}
/**
 * The sums before the dice, and all outcomes.
 */
export interface Odds {
  totals: GameEvent[]
  outcomes: Outcome[]
  certain: boolean
}
/**
 * What may come of an option, and how likely it is.
 */
export interface Outcome {
  probability: string
  percent: number
  events: Sentence[]
}
/**
 * How a match is played, beside its rules; in training, machines let dice be taken back.
 */
export interface Options1 {
  listed?: boolean
  spectators?: boolean
  undo?: 'consent' | 'never' | 'rule'
  training?: boolean
  think?: number
  bluff?: boolean
  clock?: ClockTerms | null
}
/**
 * The standing orders that there are, and those of a seat.
 */
export interface OrderBook {
  kinds: OrderKind[]
  orders: Record<string, unknown>[]
}
/**
 * A machine player.
 */
export interface PlayerInfo {
  name: string
  names: {
    [k: string]: string
  }
}
/**
 * What an option would do up to the first die, or to the seat's next question if all others pass.
 */
export interface OptionPreview {
  index: number | null
  undo: 'alone' | 'no' | 'until-answered'
  dice: boolean
  asks: Asked[]
  changes: Change[]
  events: Sentence[]
}
/**
 * Previews of the options of a decision.
 */
export interface Previews {
  revision: number
  previews: OptionPreview[]
}
/**
 * An error: a code, a line, and the refusal where a rule forbids something.
 */
export interface Problem {
  error: string
  message: string
  rule?: string | null
  refusal?: Refusal | null
}
/**
 * What the host of the server should know: of a seat, of a line of talk, or of the match.
 */
export interface Reporting {
  why: 'name' | 'other' | 'play' | 'talk'
  text?: string
  against?: number | null
  line?: number | null
  seat?: number | null
}
/**
 * A match from its first position to its last; `sides` are the seats whose points each moment has, in order.
 */
export interface Review {
  sides: number[]
  moments: Moment[]
  falls: Fall[]
}
/**
 * A rule in our words, where the rulebook has it, and cases that show it.
 */
export interface Rule {
  id: string
  ref: string
  en: string
  fr: string
  cases: Case[]
}
/**
 * The rules of a game.
 */
export interface Rules {
  game: string
  rules: Rule[]
  rulings: Ruling[]
}
/**
 * What the project decided where a rulebook is silent.
 */
export interface Ruling {
  id: string
  topic: string
  en: string
  fr: string
  cases: Case[]
}
/**
 * A scenario as it lies on the table at first: the board, what stands on it, and the side of each seat.
 */
export interface Scene {
  board: Board
  pieces: Piece[]
  sides: ('allies' | 'axis')[]
}
/**
 * A match in a list.
 */
export interface Summary {
  match: string
  game: string
  scenario: string
  name: string
  language: string
  rules: string
  seats: SeatInfo[]
  yours: number[]
  host: boolean
  waiting: number[]
  your_turn: boolean
  revision: number
  created: string
  updated: string
  clocks: Clock[]
  result: Result | null
  options: Options1
  parent: Parent | null
  rematch: string | null
}
/**
 * What someone gets who creates or joins a match.
 */
export interface Ticket {
  match: string
  token: string
  seats: number[]
  invitations: Invitation[]
}
/**
 * All about a unit.
 */
export interface UnitLines {
  unit: Thing
  lines: Text[]
}
/**
 * Places around a unit, or over the whole board, by what they mean, and what to print in some of them.
 */
export interface UnitOverlays {
  unit: Thing | null
  overlays: {
    [k: string]: number[]
  }
  labels: {
    [k: string]: {
      [k: string]: string
    }
  }
  regions: {
    [k: string]: Region[]
  }
}
/**
 * The choices that lead to a place one after the other; none where no way leads there.
 */
export interface Way {
  revision: number
  place: number
  steps: WayStep[]
}
/**
 * A choice on the way to a place: who may answer it, what it spends, and whether dice fall before the next one. `through` are the places that it leads through, where that is more than a step. One that is not listed has no index, and is chosen by its `record`.
 */
export interface WayStep {
  option: Option
  record: Record<string, unknown> | null
  through: number[]
  asks: Asked[]
  changes: Change[]
  dice: boolean
}
/**
 * An option, its place if it is on offer, and what forbids it if it is not; `record` may be chosen as it is. `appraisal` is what it is judged by, of an option that is asked about by itself or by a point.
 */
export interface WhyAnswer {
  option: Sentence
  record: Record<string, unknown>
  index: number | null
  refusal: Refusal | null
  appraisal: Appraisal | null
}
/**
 * Some of them.
 */
export interface WhyAnswers {
  answers: WhyAnswer[]
}
