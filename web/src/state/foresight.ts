/** Foresight: what each option of the question would do, as far as is known before the dice. */

import { signal } from '@preact/signals'
import { type MatchClient, Refused } from '~/api/client'
import type { Decision, Option, OptionPreview } from '~/api/wire'
import type { Question } from './answers'

/** The question was there to be answered, and the server could not say in time what an option would do. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Refused && /^(too-complex|unavailable|internal)$/.test(error.problem.error)

/** Before anybody else is asked. */
const fallsAtOnce = (seen: OptionPreview): boolean => seen.dice && !seen.asks.length

export class Foresight {
  private readonly known = signal<ReadonlyMap<number | null, OptionPreview>>(new Map())
  private wanted: Question | null = null
  private looking = false

  constructor(private readonly client: MatchClient) {}

  of(option: Option): OptionPreview | null {
    return this.known.value.get(option.index) ?? null
  }

  /** Whether dice fall as soon as an option is taken; null where that is not known yet. A pass never causes them. */
  rolls(option: Option): boolean | null {
    const seen = this.of(option)
    return option.passes ? false : seen && fallsAtOnce(seen)
  }

  /** The same, asked for by itself: whatever cannot be foreseen may roll dice. */
  async learn(option: Option, seat: number, revision: number): Promise<boolean> {
    try {
      const seen = await this.client.preview(seat, revision, option.index)
      return seen !== null && fallsAtOnce(seen)
    } catch (error) {
      return isTooMuch(error)
    }
  }

  /** Asks about one question at a time: whoever is quicker than the answers is told of the newest alone. */
  async look(decision: Decision | null, revision: number): Promise<void> {
    const wanted = decision && { seat: decision.seat, revision }
    if (wanted?.seat === this.wanted?.seat && wanted?.revision === this.wanted?.revision) return
    this.wanted = wanted
    this.known.value = new Map()
    if (this.looking) return
    this.looking = true
    for (let one = wanted; one; one = one === this.wanted ? null : this.wanted) {
      const found = await this.client.previews(one.seat, one.revision).catch(() => null)
      if (this.wanted === one && found) this.known.value = new Map(found.previews.map(seen => [seen.index, seen]))
    }
    this.looking = false
  }
}
