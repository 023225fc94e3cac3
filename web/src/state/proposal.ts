/** Proposals: on a table without a grid any point may be meant; the server drafts the option, and its judge answers. */

import { signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import { isThing, type OptionRecord, type Seat } from '~/api/things'
import type { Argument, Decision, Option, Pair, WhyAnswer } from '~/api/wire'

/** So long the pointer rests before what lies under it is asked for. */
const REST_MS = 60

export interface Draft {
  unit: number
  /** Whether the player put it there, or only looks at a place that is listed. */
  own: boolean
  answer: WhyAnswer
}

/** The points of an option that says where each figure goes. */
export function pointsIn(option: Pick<Option, 'args'> | null | undefined): Pair[] {
  const to = option?.args.to
  return Array.isArray(to) ? to.flatMap(one => (isPoint(one) ? [[one.x, one.y] as Pair] : [])) : []
}

/** The one point of an option that is aimed at a point of the table. */
export function pointOf(option: Pick<Option, 'args'>): Pair | null {
  const found = Object.values(option.args).find(isPoint)
  return found ? [found.x, found.y] : null
}

const isPoint = (value: Argument): value is { kind: 'point'; x: number; y: number } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value && value.kind === 'point'

/** An option that is listed, as the record that it is. */
export function recordOf({ kind, args }: Option): OptionRecord {
  const plain = (value: Argument): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (isPoint(value)) return [value.x, value.y]
    return value !== null && typeof value === 'object' && isThing(value) ? value.id : value
  }
  return { is: kind, ...Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)])) }
}

export class Proposal {
  readonly draft = signal<Draft | null>(null)
  /** Lengths of the listed options by their index, in millimetres, as far as they are known. */
  readonly lengths = signal<ReadonlyMap<number, number>>(new Map())
  private asked = 0
  private measured = 0
  private rest = 0

  constructor(
    private readonly client: MatchClient,
    private readonly seat: () => Seat | null,
  ) {}

  /** A squad with its leader at a point. */
  at(unit: number, point: Pair): Promise<void> {
    return this.ask(unit, true, seat => this.client.whyPoint(seat, unit, point))
  }

  /** The same option with one figure elsewhere. */
  shift(figure: number, point: Pair): Promise<void> {
    const now = this.draft.peek()
    const to = now?.answer.record.to
    if (!now || !Array.isArray(to)) return Promise.resolve()
    const record = { ...now.answer.record, to: to.map((one, i) => (i === figure ? point : one)) }
    return this.ask(now.unit, true, seat => this.client.whyOption(seat, record))
  }

  /** All figures so many millimetres further. */
  nudge(dx: number, dy: number): Promise<void> {
    const now = this.draft.peek()
    const [x, y] = pointsIn(now?.answer.option)[0] ?? [0, 0]
    return now ? this.at(now.unit, [x + dx, y + dy]) : Promise.resolve()
  }

  /** What an option that is listed would look like, as long as nothing is proposed. */
  look(option: Option | null): void {
    clearTimeout(this.rest)
    const unit = option?.args.unit
    if (this.draft.peek()?.own) return
    if (!option || !pointsIn(option).length || !unit || !isThing(unit)) {
      this.asked++
      this.draft.value = null
      return
    }
    this.rest = window.setTimeout(() => {
      void this.ask(unit.id, false, seat => this.client.whyOption(seat, recordOf(option)))
    }, REST_MS)
  }

  /** How far each of the listed options goes: asked one after the other, as long as it is still the question. */
  async measure(decision: Decision | null): Promise<void> {
    const measured = ++this.measured
    this.lengths.value = new Map()
    const marches = (decision?.options ?? []).filter(option => pointsIn(option).length)
    if (!decision || !marches.length) return
    await new Promise(resolve => setTimeout(resolve, REST_MS))
    for (const option of marches) {
      if (measured !== this.measured) return
      const found = await this.client.whyOption(decision.seat, recordOf(option)).catch(() => null)
      const far = longestIn(found?.answers[0])
      if (measured === this.measured && far !== null)
        this.lengths.value = new Map([...this.lengths.value, [option.index, far]])
    }
  }

  forget(): void {
    clearTimeout(this.rest)
    this.asked++
    this.draft.value = null
  }

  /** The last question is the one that counts. */
  private async ask(
    unit: number,
    own: boolean,
    question: (seat: Seat) => Promise<{ answers: WhyAnswer[] }>,
  ): Promise<void> {
    const seat = this.seat()
    if (seat === null) return
    const asked = ++this.asked
    const found = await question(seat).catch(() => null)
    const answer = found?.answers[0]
    if (asked === this.asked && answer) this.draft.value = { unit, own, answer }
  }
}

/** The longest of the paths that an answer draws, in millimetres. */
export function longestIn(answer: WhyAnswer | undefined): number | null {
  const paths = (answer?.appraisal?.regions ?? []).filter(region => region.kind === 'path')
  return paths.length ? Math.max(...paths.map(path => Number(path.label))) : null
}

/** Millimetres as centimetres, the comma as the language has it. */
export const centimetres = (far: number, locale: string): string =>
  (far / 10).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
