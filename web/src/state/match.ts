/** A match as the page holds it: what is known, what is being looked at, what is about to be chosen. */

import { batch, computed, effect, signal } from '@preact/signals'
import { MatchClient, Refused } from '~/api/client'
import { tokenOf } from '~/api/keys'
import { Live } from '~/api/live'
import type { OptionRecord, Seat } from '~/api/things'
import { thingsOf } from '~/api/things'
import type { Board, GameEvent, Line, Odds, Option, Refusal, Snapshot, Thing, WhyAnswer } from '~/api/wire'
import { cellsAt, type Plan, planOf, withChanges } from '~/board/plan'
import { optionsByTurn } from '~/board/turns'
import { speaker, spokenGame } from '~/text/language'
import { actorOf, aimOf, concernOf, handleOf, namesThing, optionsByPlace, optionsBySpot, placeOf } from './choices'
import { Details } from './details'
import { Foresight } from './foresight'
import { Lens } from './lens'
import { type Trace, tracesOf, withoutTakenBack } from './news'

export interface Why {
  place: number | null
  title: string
  answers: WhyAnswer[] | null
}

export interface Preview {
  option: Option
  odds: Odds | null
  problem: string | null
}

/** What an answer is for: the question that a seat was asked in one position. */
interface Question {
  seat: Seat
  revision: number
}

/** An answer on its way: the choice, or null where the last one is taken back. */
interface Sent extends Question {
  index: number | null
}

export class MatchStore {
  readonly client: MatchClient
  readonly latest = signal<Snapshot | null>(null)
  readonly past = signal<Snapshot | null>(null)
  readonly board = signal<Board | null>(null)
  readonly events = signal<GameEvent[]>([])
  readonly talk = signal<Line[]>([])
  readonly spectators = signal(0)
  readonly online = signal(true)
  readonly failure = signal<string | null>(null)
  readonly notice = signal<string | null>(null)
  private readonly sent = signal<Sent | null>(null)
  /** Whether the question that is shown has been answered: until the next position is shown. */
  readonly busy = computed(() => {
    const now = this.latest.value
    return now !== null && now.seat !== null && this.isAnswered({ seat: now.seat, revision: now.revision })
  })

  /** The seat whose view is shown, of several that this browser holds. */
  readonly seat = signal<Seat | null>(null)
  /** A place or thing that narrows the options down. */
  readonly focus = signal<Thing | null>(null)
  readonly preview = signal<Preview | null>(null)
  /** The option under the pointer. */
  readonly pointed = signal<Option | null>(null)
  readonly hovered = signal<number | null>(null)
  readonly cursor = signal<number | null>(null)
  readonly why = signal<Why | null>(null)
  /** Reasons for kinds of options that are not on offer, by kind. */
  readonly reasons = signal<Record<string, WhyAnswer | null>>({})
  readonly details: Details
  readonly lens: Lens
  readonly foresight: Foresight
  readonly traces = signal<Trace[]>([])

  readonly shown = computed(() => this.past.value ?? this.latest.value)
  private readonly basePlan = computed(() => this.board.value && planOf(this.board.value))
  readonly plan = computed<Plan | null>(() => {
    const [plan, shown] = [this.basePlan.value, this.shown.value]
    return plan && shown && withChanges(plan, shown.cells)
  })
  readonly pieces = computed(() => this.shown.value?.pieces ?? [])
  readonly decision = computed(() => (this.past.value ? null : (this.latest.value?.decision ?? null)))
  readonly options = computed(() => {
    const options = this.decision.value?.options ?? []
    const focus = this.focus.value
    if (!focus) return options
    if (focus.kind !== 'place') return options.filter(option => namesThing(option, focus))
    return optionsByPlace(options, this.pieces.value).get(focus.id) ?? this.around.value.get(focus.id) ?? []
  })
  readonly spots = computed(() => {
    const [options, pieces, plan] = [this.options.value, this.pieces.value, this.plan.value]
    const found = optionsByPlace(options, pieces)
    const unit = actorOf(this.decision.value, null)
    const place = unit && placeOf(unit, pieces)
    if (found.size || !plan || place === undefined || place === null) return found
    return optionsByTurn(plan, options, place)
  })
  /** Options on points of the board, such as corners of the grid. */
  readonly points = computed(() => optionsBySpot(this.options.value, this.plan.value?.spots ?? []))
  /** The same by the places around: for keys and for fingers a place stands for the points at its edge. */
  private readonly around = computed(() => {
    const [options, plan] = [this.decision.value?.options ?? [], this.plan.value]
    const found = new Map<number, Option[]>()
    for (const [spot, here] of plan ? optionsBySpot(options, plan.spots) : [])
      for (const place of cellsAt(plan!, spot.at)) found.set(place, [...(found.get(place) ?? []), ...here])
    return found
  })
  /** The option that the board illustrates: the one being weighed, or the one pointed at. */
  readonly illustrated = computed(() => this.preview.value?.option ?? this.pointed.value)
  readonly concerned = computed(() => {
    const option = this.illustrated.value
    return option && concernOf(this.decision.value, option, this.pieces.value)
  })
  readonly actor = computed(() => actorOf(this.decision.value, this.illustrated.value))
  /** The unit that is studied: the one clicked last, or the one that acts. */
  readonly studied = computed(() => {
    const weighed = this.preview.value?.option ?? null
    const actor = actorOf(this.decision.value, weighed)
    const unit = this.lens.studied.value ?? actor?.id ?? null
    return this.pieces.value.some(piece => piece.unit === unit) ? unit : null
  })
  /** Seats of this browser that the match waits for, while another one is shown. */
  readonly handOver = computed(() => {
    const now = this.latest.value
    if (!now || now.yours.length < 2 || now.seat === null || now.waiting.includes(now.seat)) return null
    return now.waiting.find(seat => now.yours.includes(seat)) ?? null
  })

  private readonly questions = new WeakMap<Option, Question>()
  private readonly owners = new Map<number, Seat>()
  private live: Live | null = null
  /** The position in which something was clicked last. */
  private clicked: number | null = null
  private readonly stop: () => void

  constructor(readonly match: string) {
    this.client = new MatchClient(match, tokenOf(match))
    this.details = new Details(this.client, () => this.seat.peek())
    this.lens = new Lens(this.client, () => this.seat.peek())
    this.foresight = new Foresight(this.client)
    const stops = [
      effect(() => {
        const board = this.latest.value?.board
        if (board && this.board.peek()?.board !== board) void this.fetchBoard()
      }),
      effect(() => void this.foresight.look(this.decision.value, this.latest.value?.revision ?? 0)),
      effect(() => void this.lens.look(this.studied.value, this.latest.value?.revision ?? 0)),
    ]
    this.stop = () => {
      for (const stop of stops) stop()
    }
  }

  async open(): Promise<void> {
    try {
      const first = await this.client.look(null)
      this.seat.value = first.seat
      this.live = new Live(this.client, {
        seat: () => this.seat.value,
        since: () => this.events.value.at(-1)?.revision ?? null,
        news: (snapshot, events) => this.hear(snapshot, events),
        talk: lines => this.hearTalk(lines),
        spectators: number => {
          this.spectators.value = number
        },
        online: yes => {
          this.online.value = yes
        },
      })
      this.hear(first, (await this.client.events(-1, first.seat)).events)
      this.live.open()
    } catch (error) {
      this.failure.value = error instanceof Refused ? error.problem.error : 'unreachable'
    }
  }

  close(): void {
    this.stop()
    this.live?.close()
  }

  /** The seat that a unit belongs to, also after it is gone. */
  ownerOf(unit: number): Seat | null {
    return this.owners.get(unit) ?? null
  }

  // News

  private hear(snapshot: Snapshot, events: GameEvent[]): void {
    const before = this.latest.peek()
    const known = this.events.peek()
    const last = known.at(-1)?.revision ?? -1
    const fresh = events.filter(event => event.revision > last)
    if (before && snapshot.revision < before.revision) return
    for (const { unit, seat, carries = [] } of snapshot.pieces) {
      for (const one of [unit, ...carries]) this.owners.set(one, seat)
    }
    const { decision, revision } = snapshot
    for (const option of decision?.options ?? []) this.questions.set(option, { seat: decision!.seat, revision })
    batch(() => {
      spokenGame.value = snapshot.game
      if (before && fresh.length) this.traces.value = tracesOf(fresh, before, snapshot)
      if (fresh.length) this.events.value = withoutTakenBack([...known, ...fresh])
      this.latest.value = snapshot
      if (before?.revision !== snapshot.revision || before?.seat !== snapshot.seat) this.forgetChoice()
    })
    this.forgetDetails(before, snapshot, fresh)
  }

  private hearTalk(lines: Line[]): void {
    const known = new Set(this.talk.peek().map(line => line.id))
    this.talk.value = [...this.talk.peek(), ...lines.filter(line => !known.has(line.id))]
  }

  private async fetchBoard(): Promise<void> {
    try {
      this.board.value = await this.client.board()
    } catch {
      this.failure.value = 'unreachable'
    }
  }

  /** What was known of units that events or states speak of no longer holds. */
  private forgetDetails(before: Snapshot | null, now: Snapshot, events: GameEvent[]): void {
    const states = new Map(before?.pieces.map(piece => [piece.unit, (piece.states ?? []).join()]))
    const touched = new Set(
      events.flatMap(event =>
        thingsOf(event)
          .filter(one => one.kind === 'unit')
          .map(one => one.id),
      ),
    )
    for (const { unit, states: shown } of now.pieces) {
      if (touched.has(unit) || states.get(unit) !== (shown ?? []).join()) this.details.forget(unit)
    }
  }

  // Choosing

  private forgetChoice(): void {
    this.focus.value = null
    this.preview.value = null
    this.pointed.value = null
    this.why.value = null
    this.reasons.value = {}
    this.lens.studied.value = null
  }

  /** Back out of what was being weighed, one step at a time. */
  back(): boolean {
    if (this.why.value) this.why.value = null
    else if (this.preview.value) this.preview.value = null
    else if (this.focus.value) this.focus.value = null
    else return this.lens.clear()
    return true
  }

  /** An option that commits to a procedure is weighed first; any other is taken at once. */
  pick(option: Option): void {
    if (option.until && this.preview.value?.option.index !== option.index) void this.weigh(option)
    else void this.commit(option)
  }

  async weigh(option: Option): Promise<void> {
    const { seat, revision } = this.questionOf(option)
    if (revision !== this.latest.value?.revision) {
      this.notice.value = speaker.value.ui('error-stale')
      return
    }
    this.preview.value = { option, odds: null, problem: null }
    let found: Preview
    try {
      const odds = await this.client.odds(seat, revision, option.index)
      found = { option, odds, problem: null }
    } catch (error) {
      found = { option, odds: null, problem: error instanceof Refused ? error.problem.error : 'unreachable' }
    }
    if (this.preview.peek()?.option === option) this.preview.value = found
  }

  /** Takes an option, for the question that it was offered for: if that has passed, the server says so. */
  async commit(option: Option): Promise<void> {
    const { seat, revision } = this.questionOf(option)
    await this.answer({ seat, revision, index: option.index }, () => this.client.choose(seat, revision, option.index))
  }

  async undo(): Promise<void> {
    const now = this.latest.value
    if (!now || now.seat === null) return
    const { seat, revision } = now
    await this.answer({ seat, revision, index: null }, () => this.client.undo(seat, revision))
  }

  private questionOf(option: Option): Question {
    const question = this.questions.get(option)
    if (!question) throw new Error(`option ${option.index} was never offered`)
    return question
  }

  private isAnswered({ seat, revision }: Question): boolean {
    const sent = this.sent.value
    return sent?.seat === seat && sent.revision === revision
  }

  /** A question has one answer: the same once more is the same, and another one is told that it comes too late. */
  private async answer(what: Sent, send: () => Promise<{ revision: number }>): Promise<void> {
    if (this.isAnswered(what)) {
      if (this.sent.value?.index !== what.index) this.notice.value = speaker.value.ui('answer-sent')
      return
    }
    this.sent.value = what
    const done = await this.act(send)
    const changed = done !== null && done.revision > what.revision
    if (!changed && this.sent.value === what) this.sent.value = null
  }

  async consent(agree: boolean): Promise<void> {
    const seat = this.latest.value?.seat
    if (seat !== null && seat !== undefined) await this.act(() => this.client.consent(seat, agree))
  }

  async resign(): Promise<void> {
    const seat = this.latest.value?.seat
    if (seat !== null && seat !== undefined) await this.act(() => this.client.resign(seat))
  }

  async say(text: string): Promise<void> {
    await this.act(() => this.client.say(this.latest.value?.seat ?? 0, text))
  }

  /** Does something on the server; a problem is told, and null is the answer. */
  async act<T>(send: () => Promise<T>): Promise<T | null> {
    try {
      return await send()
    } catch (error) {
      this.tell(error)
      return null
    } finally {
      this.live?.refresh()
    }
  }

  private tell(error: unknown): void {
    if (!(error instanceof Refused)) this.notice.value = speaker.value.ui('error-unreachable')
    else if (error.problem.refusal) this.notice.value = speaker.value.plain(error.problem.refusal)
    else {
      const key = `error-${error.problem.error}`
      this.notice.value = speaker.value.has(key) ? speaker.value.ui(key) : error.problem.message
    }
  }

  /** Whether a click counts: the second one of a double click is meant for the question that the first was made for. */
  counts(clicks: number): boolean {
    const revision = this.latest.peek()?.revision ?? null
    if (clicks === 2 && this.decision.value && revision !== this.clicked) {
      this.notice.value = speaker.value.ui('double-click')
      return false
    }
    this.clicked = revision
    return true
  }

  // The board

  /** A place was clicked, tapped, or chosen with the keyboard. */
  touch(place: number, unit?: number): void {
    if (this.why.value) this.why.value = null
    this.lens.studied.value = unit ?? this.pieces.value.findLast(piece => piece.place === place)?.unit ?? null
    const here = this.optionsAt(place)
    const wanted = unit === undefined ? here : here.filter(option => aimOf(option, this.pieces.value)?.id === unit)
    if (wanted.length === 1) this.take(wanted)
    else if (wanted.length) this.focus.value = unit === undefined ? this.placeThing(place) : this.unitThing(unit)
    else if (this.focus.value) this.focus.value = null
    else if (this.decision.value) void this.askWhy(place, unit)
  }

  /** What can be chosen in a place, or else on the points at its edge. */
  optionsAt(place: number): readonly Option[] {
    return this.spots.value.get(place) ?? this.around.value.get(place) ?? []
  }

  /** The one option of a place, a point or a card; of several, those alone are shown that name it. */
  take(options: readonly Option[], about: Thing | null = options[0] ? handleOf(options[0]) : null): void {
    if (options.length === 1) this.pick(options[0]!)
    else if (about) this.focus.value = about
  }

  private placeThing(place: number): Thing {
    return { kind: 'place', id: place, name: this.plan.value?.byPlace.get(place)?.name ?? null }
  }

  private unitThing(unit: number): Thing {
    return { kind: 'unit', id: unit, name: this.pieces.value.find(piece => piece.unit === unit)?.label ?? null }
  }

  /** Why nothing is on offer there. */
  async askWhy(place: number, unit?: number): Promise<void> {
    const decision = this.decision.value
    if (!decision) return
    const top = unit ?? this.pieces.value.findLast(piece => piece.place === place)?.unit
    const places = decision.kinds.some(kind => kind.fields?.some(field => field.thing === 'place'))
    const thing = top !== undefined && !(places && unit === undefined) ? this.unitThing(top) : this.placeThing(place)
    const title = speaker.value.thing(thing)
    this.why.value = { place, title, answers: null }
    const answers = await this.reasonsFor(null, [thing])
    if (this.why.value?.place === place) this.why.value = { place, title, answers }
  }

  /** Why a thing that lies nowhere on the board, such as a card, is not on offer. */
  async askWhyThing(thing: Thing): Promise<void> {
    if (!this.decision.value) return
    const title = speaker.value.thing(thing)
    this.why.value = { place: null, title, answers: null }
    const answers = await this.reasonsFor(null, [thing])
    if (this.why.value?.title === title) this.why.value = { place: null, title, answers }
  }

  /** Why something that could be chosen at another time is not on offer. */
  async whyNot(option: OptionRecord): Promise<Refusal | null> {
    try {
      const { answers } = await this.client.whyOption(this.decision.value!.seat, option)
      return answers[0]?.refusal ?? null
    } catch {
      return null
    }
  }

  /** Why nothing of this kind is on offer. */
  async askKind(kind: string): Promise<void> {
    if (kind in this.reasons.value) return
    this.reasons.value = { ...this.reasons.value, [kind]: null }
    const answers = await this.reasonsFor(kind, [])
    const refused = answers.find(answer => answer.refusal) ?? null
    this.reasons.value = { ...this.reasons.value, [kind]: refused }
  }

  private async reasonsFor(kind: string | null, things: Thing[]): Promise<WhyAnswer[]> {
    try {
      return (await this.client.why(this.decision.value!.seat, kind, things)).answers
    } catch {
      return []
    }
  }

  // Seats and time

  look(seat: Seat): void {
    this.seat.value = seat
    this.forgetChoice()
    this.live?.look(seat)
  }

  async goTo(revision: number | null): Promise<void> {
    if (revision === null || revision >= (this.latest.value?.revision ?? 0)) {
      this.past.value = null
      return
    }
    try {
      this.past.value = await this.client.at(revision, this.seat.value)
    } catch (error) {
      this.tell(error)
    }
  }
}
