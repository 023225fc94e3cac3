/** The stage: news are shown one after the other, each for as long as it takes to follow; only what is shown waits. */

import { computed, signal } from '@preact/signals'
import type { GameEvent, Snapshot } from '~/api/wire'
import { tracesOf } from './news'
import { isRoll } from './rolls'
import { paceFactor } from './settings'

/** A position, and what was told on the way to it. */
export interface Step {
  snapshot: Snapshot
  events: GameEvent[]
}

/** How long each thing takes to follow at normal pace, in milliseconds. */
const DICE = 1700
const FIRE = 1000
const TOLD = 650
const MOVED = 480

/** How long a step is to be looked at before the next one, at normal pace. */
export function dwellOf({ snapshot, events }: Step, before: Snapshot | null): number {
  if (!before || before.seat !== snapshot.seat) return 0
  if (events.some(isRoll)) return DICE
  if (tracesOf(events, before, snapshot).some(trace => trace.fire)) return FIRE
  const moved = changedPlaces(before, snapshot)
  const told = events.some(event => event.kind !== 'Reason') ? TOLD : 0
  return moved ? Math.max(MOVED, told) : told
}

function changedPlaces(before: Snapshot, now: Snapshot): boolean {
  const places = new Map(before.pieces.map(piece => [piece.unit, piece.place]))
  return before.pieces.length !== now.pieces.length || now.pieces.some(({ unit, place }) => places.get(unit) !== place)
}

export class Stage {
  /** What was heard and is not shown yet. */
  readonly queue = signal<readonly Step[]>([])
  readonly behind = computed(() => this.queue.value.length)
  /** The revision of the last event that was heard, shown or not. */
  heard: number | null = null
  private readonly hearers = new Set<(snapshot: Snapshot) => void>()
  private shown: Snapshot | null = null
  private timer = 0
  /** Whether a step is being looked at, and the next one would wait. */
  readonly holding = signal(false)

  constructor(private readonly show: (step: Step) => void) {}

  /** The newest position, shown or not. */
  get newest(): Snapshot | null {
    return this.queue.peek().at(-1)?.snapshot ?? this.shown
  }

  /** Tells someone of each position as soon as it is heard; answers how to stop that. */
  onHear(tell: (snapshot: Snapshot) => void): () => void {
    this.hearers.add(tell)
    return () => this.hearers.delete(tell)
  }

  hear(snapshot: Snapshot, events: GameEvent[]): void {
    for (const tell of this.hearers) tell(snapshot)
    this.heard = events.at(-1)?.revision ?? this.heard
    const last = this.queue.peek().at(-1)
    if (last && last.snapshot.revision === snapshot.revision) {
      const step = { snapshot, events: [...last.events, ...events] }
      this.queue.value = [...this.queue.peek().slice(0, -1), step]
    } else if (this.timer && snapshot.revision !== this.shown?.revision) {
      this.queue.value = [...this.queue.peek(), { snapshot, events }]
    } else this.present({ snapshot, events })
  }

  /** All that waits is shown at once, and what comes next is not kept waiting. */
  skip(): void {
    this.release()
    const rest = this.queue.peek()
    const last = rest.at(-1)
    this.queue.value = []
    if (last) this.put({ snapshot: last.snapshot, events: rest.flatMap(step => step.events) })
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private put(step: Step): void {
    this.shown = step.snapshot
    this.show(step)
  }

  private present(step: Step): void {
    const wait = this.timer ? 0 : dwellOf(step, this.shown) * paceFactor()
    this.put(step)
    if (wait) this.hold(wait)
  }

  private hold(wait: number): void {
    this.timer = window.setTimeout(() => this.next(), wait)
    this.holding.value = true
  }

  private release(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.holding.value = false
  }

  /** Nobody looks at a hidden page: what happens meanwhile is there when it is looked at again. */
  private next(): void {
    this.release()
    while (this.queue.peek().length && !this.timer) {
      if (document.hidden && paceFactor()) this.hold(MOVED)
      else this.advance()
    }
  }

  private advance(): void {
    const [step, ...rest] = this.queue.peek()
    this.queue.value = rest
    this.present(step!)
  }
}
