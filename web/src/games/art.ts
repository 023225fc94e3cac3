/** What a game draws for itself: its counters, what lies on its ground, its tracks. Everything else is shared. */

import type { ComponentChildren } from 'preact'
import type { GameEvent, Pair, Piece, SeatInfo, Sentence, Text } from '~/api/wire'
import type { Plot } from '~/board/plan'
import type { Side } from './sides'

export interface CounterFace {
  piece: Piece
  side: Side
  size: number
}

export type Severity = 'none' | 'light' | 'grave' | 'fatal'

export interface Lesson {
  id: string
  /** Shown the first time that this is asked, told or the case. */
  prompt?: string
  event?: string
  text: string
}

/** A few counters on a corner of a board, for the lobby. */
export interface Sample {
  shape: 'hex' | 'square'
  pieces: (Partial<Piece> & { label: string; at: Pair; side: Side })[]
}

/** What is drawn over a table round squads: rings of cover, what is seen, what is watched. */
export type Sign = 'open' | 'light' | 'heavy' | 'seen' | 'watched'

export interface Art {
  /** The width of a counter, in sides of a cell. */
  counter: number
  /** How many counters of a stack are drawn, the uppermost; by default all are. */
  stack?: number
  /** Whether marks lie beside the counters of a cell: elsewhere objectives are shown once more above them. */
  aside?: boolean
  Counter: (face: CounterFace) => ComponentChildren
  /** Objectives and the like on a cell. */
  Marks: (plot: Plot, size: number, seats: readonly SeatInfo[]) => ComponentChildren
  /** The tracks beside the board; without them the lines of the status are printed. */
  Tracks?: (status: readonly Text[], seats: readonly SeatInfo[]) => ComponentChildren
  /** The strokes of the icon of a kind of options. */
  icons: Record<string, string>
  /** What the signs on a table mean: the rule behind each, or none. */
  legend?: readonly (readonly [Sign, string | null])[]
  /** What can be lit up over the whole board, by the words of the overlays. */
  lenses?: readonly string[]
  severity: (event: Sentence | GameEvent) => Severity
  lessons: Record<string, Lesson[]>
  sample: Sample
}
