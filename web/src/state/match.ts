/** A match as the page holds it: what is known and told of it, and what its player does. */

import { batch, computed, effect, type Signal, signal } from '@preact/signals'
import { MatchClient, Refused } from '~/api/client'
import { dropToken, tokenOf } from '~/api/keys'
import { Live } from '~/api/live'
import type { OptionRecord, Seat } from '~/api/things'
import { thingsOf } from '~/api/things'
import type { GameEvent, Line, Option, Snapshot, Thing } from '~/api/wire'
import { speaker, spokenGame } from '~/text/language'
import { Answers, type Sent, UNLISTED } from './answers'
import { actorOf, aimOf, type Entry, handleOf } from './choices'
import { Details } from './details'
import { Foresight } from './foresight'
import { Inquiry, type Why } from './inquiry'
import { Lens } from './lens'
import { March } from './march'
import { freshOf, type Trace, toldAt, tracesOf, withoutTakenBack, withUnits } from './news'
import { Proposal } from './proposal'
import { Recap } from './recap'
import { noteSeen, seenOf } from './seen'
import { settings } from './settings'
import { Stage, type Step } from './stage'
import { MatchView, type Preview } from './view'

export interface Deed {
  prompt: string
  option: Option
}

export class MatchStore extends MatchView {
  readonly client: MatchClient
  readonly events = signal<GameEvent[]>([])
  readonly talk = signal<Line[]>([])
  private readonly talkRead = signal(0)
  readonly unread = computed(
    () => this.talk.value.filter(line => line.id > this.talkRead.value && line.seat !== this.seat.value).length,
  )
  readonly spectators = signal(0)
  readonly online = signal(true)
  readonly failure = signal<string | null>(null)
  readonly notice = signal<string | null>(null)
  private readonly answers = new Answers()
  /** Whether the question that is shown has been answered: until the next position is shown. */
  readonly busy = computed(() => {
    const now = this.latest.value
    return now !== null && now.seat !== null && this.answers.isGiven({ seat: now.seat, revision: now.revision })
  })

  readonly inquiry: Inquiry
  /** What is asked about on the board. */
  readonly why: Signal<Why | null>
  readonly details: Details
  readonly lens: Lens
  readonly foresight: Foresight
  readonly march: March
  readonly proposal: Proposal
  readonly traces = signal<Trace[]>([])
  /** What was told on the way to the position that is shown. */
  readonly step = signal<GameEvent[]>([])
  readonly stage = new Stage(step => this.present(step))
  readonly recap = new Recap(
    revision => this.client.at(revision, this.seat.peek()),
    (step, before) => this.showAgain(step, before),
  )
  /** Where this player chose last. */
  readonly chosen = signal(0)
  /** What this player did last: the question, and the choice that answered it. */
  readonly deed = signal<Deed | null>(null)

  /** The unit that is studied: the one clicked last, or the one that acts, be it picked from a list. */
  readonly studied = computed(() => {
    const weighed = this.preview.value?.option ?? null
    const picked = this.focus.value?.role === 'actor' ? this.focus.value : null
    const actor = picked ?? actorOf(this.decision.value, weighed)
    const unit = this.lens.studied.value ?? actor?.id ?? null
    return this.pieces.value.some(piece => piece.unit === unit) || this.waits(unit) ? unit : null
  })
  private readonly owners = new Map<number, Seat>()
  private live: Live | null = null
  /** The position in which something was clicked last. */
  private clicked: number | null = null
  private readonly stop: () => void

  constructor(readonly match: string) {
    super()
    this.client = new MatchClient(match, tokenOf(match))
    this.inquiry = new Inquiry(this.client, () => this.decision.peek()?.seat ?? null)
    this.why = this.inquiry.why
    this.details = new Details(this.client, () => this.seat.peek())
    this.lens = new Lens(this.client, () => this.seat.peek())
    this.foresight = new Foresight(this.client)
    this.proposal = new Proposal(this.client, () => (this.busy.peek() ? null : this.seat.peek()))
    this.march = new March(
      this.client,
      () => this.seat.peek(),
      (option, weigh) => (weigh ? this.weigh(option) : this.commit(option)),
      record => this.propose(record),
      () => {
        this.notice.value = speaker.value.ui('march-stopped')
        this.foresee()
      },
    )
    const stops = [
      effect(() => {
        const board = this.latest.value?.board
        if (board && this.board.peek()?.board !== board) void this.fetchBoard()
      }),
      effect(() => this.foresee()),
      effect(() => void this.lens.look(this.studied.value, this.latest.value?.revision ?? 0)),
      effect(() => this.proposal.look(this.plan.value?.shape === 'table' ? this.illustrated.value : null)),
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
        since: () => this.stage.heard,
        news: (snapshot, events) => this.stage.hear(snapshot, events),
        talk: lines => this.hearTalk(lines),
        spectators: number => {
          this.spectators.value = number
        },
        online: yes => {
          this.online.value = yes
        },
        refused: () => {
          dropToken(this.match)
          this.failure.value = 'carried-away'
        },
      })
      const { shown, chosen, talk } = seenOf(this.match, first.seat)
      this.talkRead.value = talk ?? 0
      this.chosen.value = chosen ?? 0
      this.stage.hear(first, (await this.client.events(-1, first.seat)).events)
      this.live.open()
      if (shown !== undefined && settings.pace.peek() !== 'instant') void this.tellAgain(shown)
    } catch (error) {
      this.failure.value = error instanceof Refused ? error.problem.error : 'unreachable'
    }
  }

  close(): void {
    this.stop()
    this.stage.close()
    this.march.close()
    this.recap.stop()
    this.live?.close()
  }

  /** The seat that a unit belongs to, also after it is gone. */
  ownerOf(unit: number): Seat | null {
    return this.owners.get(unit) ?? null
  }

  // News

  private present({ snapshot, events }: Step): void {
    const before = this.latest.peek()
    const known = this.events.peek()
    if (before && snapshot.revision < before.revision) return
    for (const { unit, seat, carries = [] } of snapshot.pieces) {
      for (const one of [unit, ...carries]) this.owners.set(one, seat)
    }
    const fresh = withUnits(freshOf(events, known), unit => this.ownerOf(unit))
    const { decision, revision } = snapshot
    this.answers.offered(decision, revision)
    batch(() => {
      spokenGame.value = snapshot.game
      if (before && fresh.length) this.traces.value = tracesOf(fresh, before, snapshot)
      if (fresh.length) this.events.value = withoutTakenBack([...known, ...fresh])
      if (fresh.length) this.step.value = before ? fresh : toldAt(fresh, revision)
      this.latest.value = snapshot
      if (before?.revision !== snapshot.revision || before?.seat !== snapshot.seat) this.forgetChoice()
    })
    this.forgetDetails(before, snapshot, fresh)
    if (before?.revision !== snapshot.revision) this.march.hear(snapshot.decision, fresh, snapshot.result !== null)
    if (before?.revision !== snapshot.revision) noteSeen(this.match, snapshot.seat, { shown: snapshot.revision })
  }

  /** What happened after a revision, once more, if anything did. */
  async tellAgain(from: number): Promise<void> {
    this.stage.skip()
    if (!Recap.revisions(this.events.peek(), from).length) return
    await this.recap.play(this.events.peek(), from).catch(error => this.tell(error))
  }

  private showAgain(step: Step | null, before: Snapshot | null): void {
    batch(() => {
      this.past.value = step?.snapshot ?? null
      this.step.value = step?.events ?? []
      this.traces.value = step && before ? tracesOf(step.events, before, step.snapshot) : []
    })
  }

  /** Whether the step that is shown is the work of others, and is still being looked at. */
  readonly looking = computed(() => {
    const own = Math.max(this.chosen.value, this.answers.next)
    return this.stage.holding.value && this.step.value.some(event => event.revision > own)
  })

  /** Whether steps of others are being shown, and more of them wait. */
  readonly watching = computed(() => this.stage.behind.value > 0 || this.recap.left.value !== null)

  /** To the present, without what is still to be shown. */
  skip(): void {
    this.recap.stop()
    this.stage.skip()
  }

  private hearTalk(lines: Line[]): void {
    const known = new Set(this.talk.peek().map(line => line.id))
    this.talk.value = [...this.talk.peek(), ...lines.filter(line => !known.has(line.id))]
  }

  /** All that was said has been read. */
  readTalk(): void {
    const last = this.talk.peek().at(-1)?.id ?? 0
    this.talkRead.value = last
    noteSeen(this.match, this.seat.peek(), { talk: last })
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
    this.inquiry.forget()
    this.lens.studied.value = null
    this.march.forget()
    this.proposal.forget()
  }

  /** Back out of what was being weighed, one step at a time. */
  back(): boolean {
    if (this.why.value) this.why.value = null
    else if (this.march.way.value) this.march.forget()
    else if (this.proposal.draft.value?.own) this.proposal.forget()
    else if (this.preview.value) this.preview.value = null
    else if (this.focus.value) this.focus.value = null
    else return this.lens.clear()
    return true
  }

  /** What the options of a question would do is looked up, unless a march is about to answer it. */
  private foresee(): void {
    const decision = this.decision.value
    void this.foresight.look(this.march.isUnderWay ? null : decision, this.latest.value?.revision ?? 0)
  }

  /** An option that commits to a procedure or rolls dice is weighed first; any other is taken at once. */
  pick(option: Option): Promise<void> {
    this.march.close()
    const weighed = this.preview.value?.option.index === option.index
    const rolls = option.until ? true : this.foresight.rolls(option)
    if (weighed || rolls === false) return this.commit(option)
    return rolls ? this.weigh(option) : this.commitUnlessItRolls(option)
  }

  /** Takes an option of which it is not known yet whether it rolls dice: the question waits until it is. */
  private async commitUnlessItRolls(option: Option): Promise<void> {
    const { seat, revision } = this.answers.questionOf(option)
    let rolls = false
    await this.answer({ seat, revision, index: option.index }, async () => {
      rolls = await this.foresight.learn(option, seat, revision)
      return rolls ? { revision } : this.client.choose(seat, revision, option.index)
    })
    if (rolls) await this.weigh(option)
  }

  async weigh(option: Option): Promise<void> {
    const { seat, revision } = this.answers.questionOf(option)
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
    const { seat, revision } = this.answers.questionOf(option)
    await this.answer({ seat, revision, index: option.index }, () => this.client.choose(seat, revision, option.index))
  }

  /** Answers the present question with an option that is not listed. */
  private async propose(record: OptionRecord): Promise<void> {
    const { seat, revision } = this.latest.value!
    if (seat !== null)
      await this.answer({ seat, revision, index: UNLISTED }, () => this.client.propose(seat, revision, record))
  }

  /** Takes what is proposed, if the judge allows it. */
  async takeDraft(): Promise<void> {
    const answer = this.proposal.draft.peek()?.answer
    if (!answer || answer.refusal) return
    const listed = this.decision.value?.options.find(option => option.index === answer.index)
    await (listed ? this.pick(listed) : this.propose(answer.record))
  }

  async undo(): Promise<void> {
    this.march.close()
    const now = this.latest.value
    if (!now || now.seat === null) return
    const { seat, revision } = now
    await this.answer({ seat, revision, index: null }, () => this.client.undo(seat, revision))
  }

  /** A question has one answer: the same once more is the same, and another one is told that it comes too late. */
  private async answer(what: Sent, send: () => Promise<{ revision: number }>): Promise<void> {
    if (this.answers.isGiven(what)) {
      if (!this.answers.isSame(what)) this.notice.value = speaker.value.ui('answer-sent')
      return
    }
    this.stage.skip()
    this.traces.value = []
    const asked = this.latest.peek()?.decision
    const revision = await this.answers.give(what, () => this.act(send))
    if (revision === null || what.index === null) return
    const option = asked?.options.find(one => one.index === what.index)
    if (asked && option) this.deed.value = { prompt: asked.prompt.key, option }
    this.chosen.value = revision
    noteSeen(this.match, what.seat, { chosen: revision })
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

  /** Whether a unit is beside a table: parts of it matter to whoever is still to be set up. */
  private waits(unit: number | null): boolean {
    const trays = this.plan.value?.shape === 'table' ? (this.shown.value?.trays ?? []) : []
    return trays.some(({ pieces = [] }) => pieces.some(piece => piece.unit === unit))
  }

  /** A place was clicked, tapped, or chosen with the keyboard. */
  touch(place: number, unit?: number): void {
    if (this.why.value) this.why.value = null
    this.lens.studied.value = unit ?? this.pieces.value.findLast(piece => piece.place === place)?.unit ?? null
    const here = this.optionsAt(place)
    const wanted = unit === undefined ? here : here.filter(option => aimOf(option, this.pieces.value)?.id === unit)
    if (wanted.length === 1) this.take(wanted)
    else if (wanted.length) this.focus.value = unit === undefined ? this.placeThing(place) : this.unitThing(unit)
    else if (this.focus.value) this.focus.value = null
    else if (this.march.way.value?.place === place) this.march.go(this.decision.value)
    else if (this.decision.value) void this.showWay(place, unit)
  }

  /** How to get to a place, where a way leads there, or else why nothing is on offer there. */
  private async showWay(place: number, unit?: number): Promise<void> {
    const revision = this.latest.peek()?.revision ?? 0
    this.march.forget()
    const asks = unit === undefined && actorOf(this.decision.value, null)
    const way = asks ? await this.march.find(place, revision) : null
    if (this.latest.peek()?.revision !== revision) return
    if (way) this.march.way.value = way
    else await this.askWhy(place, unit)
  }

  /** Takes an entry of the list: its option, or, where it has several, the thing that they name. */
  choose({ thing, options }: Entry): void {
    if (thing) this.focus.value = thing
    else void this.pick(options[0])
  }

  /** The one option of a place, a point or a card; of several, those alone are shown that name it. */
  take(options: readonly Option[], about: Thing | null = options[0] ? handleOf(options[0]) : null): void {
    if (options.length === 1) void this.pick(options[0]!)
    else if (about) this.focus.value = about
  }

  /** Why nothing is on offer there. */
  async askWhy(place: number, unit?: number): Promise<void> {
    const decision = this.decision.value
    if (!decision) return
    const top = unit ?? this.pieces.value.findLast(piece => piece.place === place)?.unit
    const places = decision.kinds.some(kind => kind.fields?.some(field => field.thing === 'place'))
    const thing = top !== undefined && !(places && unit === undefined) ? this.unitThing(top) : this.placeThing(place)
    await this.inquiry.about(thing, place)
  }

  // Seats and time

  look(seat: Seat): void {
    this.skip()
    this.seat.value = seat
    this.chosen.value = seenOf(this.match, seat).chosen ?? 0
    this.forgetChoice()
    this.live?.look(seat)
  }

  async goTo(revision: number | null): Promise<void> {
    this.recap.stop()
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
