/** Proposals: on a table without a grid any point may be meant; the server drafts the option, and its judge answers. */

import { signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import { isThing, type OptionRecord, type Seat, thingsOf } from '~/api/things'
import type { Argument, Option, Pair, Piece, WhyAnswer } from '~/api/wire'
import { speaker, t } from '~/text/language'
import { anchorOf, compass, isPoint, isWay, pointOf, pointsIn } from './points'
import { settings } from './settings'

/** So long the pointer rests before what lies under it is asked for. */
const REST_MS = 60

export interface Draft {
  unit: number
  /** Whether the player put it there, or only looks at a place that is listed. */
  own: boolean
  answer: WhyAnswer
  /** The point that was meant: whoever finds no room there stands beside it. */
  meant: Pair | null
}

/** Whether there is something to draw of an option: where it leads, in which direction it looks, at whom it is aimed. */
const isDrawn = (option: Option): boolean =>
  pointsIn(option).length > 0 || pointOf(option) !== null || 'target' in option.args

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
  private asked = 0
  private rest = 0

  constructor(
    private readonly client: MatchClient,
    private readonly seat: () => Seat | null,
  ) {}

  /** A squad with its leader at a point. */
  at(unit: number, point: Pair): Promise<void> {
    return this.ask(unit, true, seat => this.client.whyPoint(seat, unit, point), point)
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
    const [x, y] = now?.meant ?? (now && anchorOf(now.answer.option)) ?? [0, 0]
    return now ? this.at(now.unit, [x + dx, y + dy]) : Promise.resolve()
  }

  /** What an option that is listed would look like, as long as nothing is proposed. */
  look(option: Option | null): void {
    clearTimeout(this.rest)
    const unit = option?.args.unit
    if (this.draft.peek()?.own) return
    if (!option || !isDrawn(option) || !unit || !isThing(unit)) {
      this.asked++
      this.draft.value = null
      return
    }
    this.rest = window.setTimeout(() => {
      void this.ask(unit.id, false, seat => this.client.whyOption(seat, recordOf(option)))
    }, REST_MS)
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
    meant: Pair | null = null,
  ): Promise<void> {
    const seat = this.seat()
    if (seat === null) return
    const asked = ++this.asked
    const found = await question(seat).catch(() => null)
    const answer = found?.answers[0]
    if (asked === this.asked && answer) this.draft.value = { unit, own, answer, meant }
  }
}

/** How far a listed option leads and in which direction, in words; one that only stands somewhere says where. */
export function farOf(option: Option, pieces: readonly Piece[]): string | null {
  const to = isWay(option) ? pointsIn(option).at(-1) : pointsIn(option)[0]
  if (!to) return null
  if (!option.length) return place(to)
  const unit = thingsOf(option).find(({ kind }) => kind === 'unit')
  const from = pieces.find(piece => piece.unit === unit?.id && piece.at)?.at
  const way = from && t('table-compass', { way: compass(from, to) })
  return `${centimetres(option.length, settings.locale.value)} cm${way ? ` ${way}` : ''}`
}

const place = (at: Pair | undefined): string | null => (at ? speaker.value.point(...at) : null)

const pathsIn = (answer: WhyAnswer | undefined) =>
  (answer?.appraisal?.regions ?? []).filter(region => region.kind === 'path')

/** The longest of the paths that an answer draws, in millimetres. */
export function longestIn(answer: WhyAnswer | undefined): number | null {
  const paths = pathsIn(answer)
  return paths.length ? Math.max(...paths.map(path => Number(path.label))) : null
}

/** Millimetres as centimetres, the comma as the language has it. */
export const centimetres = (far: number, locale: string): string =>
  (far / 10).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
