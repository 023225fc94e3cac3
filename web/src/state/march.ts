/** A march: the choices that lead to a distant place, shown first, then made one after the other. */

import { computed, signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import type { OptionRecord, Seat } from '~/api/things'
import { thingsOf } from '~/api/things'
import type { Decision, GameEvent, Option, Way, WayStep } from '~/api/wire'
import { twelfths, written } from './amounts'
import { inRole } from './choices'
import { isRoll } from './rolls'
import { paceFactor } from './settings'

/** Long enough that the counter is seen to go from cell to cell. */
const STEP_MS = 300
/** So long the pointer rests on a place before its way is looked up. */
const REST_MS = 160

/** Whether an option is the one that a way means: the same record, at whatever place in its list. */
export const sameChoice = (a: Option, b: Option): boolean =>
  a.kind === b.kind && JSON.stringify(a.args) === JSON.stringify(b.args)

/** What all steps spend together: the first amount of the first question that would be less after the last. */
export function costOfWay(steps: readonly WayStep[]): string | null {
  let spent = 0
  for (const { changes } of steps) {
    for (const { before, after } of changes) {
      const [had, has] = [twelfths(before), twelfths(after)]
      if (had !== null && has !== null && has < had) {
        spent += had - has
        break
      }
    }
  }
  return spent ? written(spent) : null
}

/** The places that a way leads through. */
export const placesOn = (way: Way): number[] =>
  way.steps.flatMap(({ option, through }) => {
    if (through.length) return through
    const aim = inRole(thingsOf(option), 'aim')
    return aim?.kind === 'place' ? [aim.id] : []
  })

export class March {
  /** The way that was asked for by a click; the same click once more goes it. */
  readonly way = signal<Way | null>(null)
  /** The way to the place under the pointer. */
  private readonly passing = signal<Way | null>(null)
  readonly shown = computed(() => this.way.value ?? this.passing.value)
  private ahead: WayStep[] = []
  private known = new Map<number, Promise<Way | null>>()
  private revision = -1
  private rest = 0

  constructor(
    private readonly client: MatchClient,
    private readonly seat: () => Seat | null,
    private readonly take: (option: Option, weigh: boolean) => Promise<void>,
    private readonly propose: (record: OptionRecord) => Promise<void>,
    private readonly stopped: () => void,
  ) {}

  /** The way to a place, from the question of a revision. */
  find(place: number, revision: number): Promise<Way | null> {
    if (this.revision !== revision) this.known = new Map()
    this.revision = revision
    const known = this.known.get(place) ?? this.ask(place)
    this.known.set(place, known)
    return known
  }

  private async ask(place: number): Promise<Way | null> {
    const way = await this.client.way(place, this.seat()).catch(() => null)
    return way?.steps.length ? way : null
  }

  /** The pointer is over a place where nothing is on offer, or over none. */
  hover(place: number | null, revision: number): void {
    clearTimeout(this.rest)
    if (this.passing.peek()) this.passing.value = null
    if (place === null) return
    this.rest = window.setTimeout(async () => {
      const rest = this.rest
      const way = await this.find(place, revision)
      if (this.rest === rest && way?.revision === revision) this.passing.value = way
    }, REST_MS)
  }

  forget(): void {
    clearTimeout(this.rest)
    this.way.value = null
    this.passing.value = null
  }

  close(): void {
    clearTimeout(this.rest)
    this.ahead = []
  }

  /** Sets out on the way that is shown. */
  go(decision: Decision | null): void {
    this.ahead = [...(this.way.peek()?.steps ?? [])]
    this.forget()
    this.next(decision)
  }

  get isUnderWay(): boolean {
    return this.ahead.length > 0
  }

  /** Another position is shown: the march goes on where the next step is on offer and no die has fallen. */
  hear(decision: Decision | null, events: readonly GameEvent[], isOver: boolean): void {
    if (!this.ahead.length) return
    if (isOver || events.some(event => isRoll(event) || event.outcome)) this.halt()
    else if (decision) setTimeout(() => this.next(decision), STEP_MS * paceFactor())
  }

  private next(decision: Decision | null): void {
    const [step, ...rest] = this.ahead
    const option = step && decision?.options.find(one => sameChoice(one, step.option))
    if (!step) return
    this.ahead = step.dice ? [] : rest
    if (option) void this.take(option, step.dice)
    else if (step.record && decision?.proposals) void this.propose(step.record)
    else this.halt()
  }

  private halt(): void {
    this.ahead = []
    this.stopped()
  }
}
