/** Foresight: what each option of the question would do, as far as is known before the dice. */

import { signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import type { Decision, Option, OptionPreview } from '~/api/wire'

/** Before anybody else is asked. */
const fallsAtOnce = (seen: OptionPreview): boolean => seen.dice && !seen.asks.length

export class Foresight {
  private readonly known = signal<ReadonlyMap<number | null, OptionPreview>>(new Map())
  private asked = ''

  constructor(private readonly client: MatchClient) {}

  of(option: Option): OptionPreview | null {
    return this.known.value.get(option.index) ?? null
  }

  /** Whether dice fall as soon as an option is taken; null where that is not known yet. A pass never causes them. */
  rolls(option: Option): boolean | null {
    const seen = this.of(option)
    return option.passes ? false : seen && fallsAtOnce(seen)
  }

  /** The same, asked for by itself. */
  async learn(option: Option, seat: number, revision: number): Promise<boolean> {
    const seen = await this.client.preview(seat, revision, option.index).catch(() => null)
    return seen !== null && fallsAtOnce(seen)
  }

  async look(decision: Decision | null, revision: number): Promise<void> {
    const key = decision ? `${decision.seat} ${revision}` : ''
    if (key === this.asked) return
    this.asked = key
    this.known.value = new Map()
    if (!decision) return
    const found = await this.client.previews(decision.seat, revision).catch(() => null)
    if (this.asked === key && found) this.known.value = new Map(found.previews.map(one => [one.index, one]))
  }
}
