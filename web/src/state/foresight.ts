/** Foresight: what each option of the question would do, as far as is known before the dice. */

import { signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import type { Decision, Option, OptionPreview } from '~/api/wire'

export class Foresight {
  private readonly known = signal<ReadonlyMap<number | null, OptionPreview>>(new Map())
  private asked = ''

  constructor(private readonly client: MatchClient) {}

  of(option: Option): OptionPreview | null {
    return this.known.value.get(option.index) ?? null
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
