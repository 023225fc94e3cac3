/** Why something is not on offer: what the server answers about a thing, a kind of option, or an option. */

import { signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import type { OptionRecord, Seat } from '~/api/things'
import type { Refusal, Thing, WhyAnswer } from '~/api/wire'
import { speaker } from '~/text/language'

export interface Why {
  place: number | null
  title: string
  answers: WhyAnswer[] | null
}

export class Inquiry {
  /** The thing that is asked about, with the answers as soon as they are there. */
  readonly why = signal<Why | null>(null)
  /** Reasons for kinds of options that are not on offer, by kind. */
  readonly reasons = signal<Record<string, WhyAnswer | null>>({})

  /** `asked` is the seat that the present question is for. */
  constructor(
    private readonly client: MatchClient,
    private readonly asked: () => Seat | null,
  ) {}

  forget(): void {
    this.why.value = null
    this.reasons.value = {}
  }

  /** About a thing in a place of the board, or one that lies nowhere on it, such as a card. */
  async about(thing: Thing, place: number | null): Promise<void> {
    if (this.asked() === null) return
    const open: Why = { place, title: speaker.value.thing(thing), answers: null }
    this.why.value = open
    const answers = await this.reasonsFor(null, [thing])
    if (this.why.peek() === open) this.why.value = { ...open, answers }
  }

  /** About something that could be chosen at another time. */
  async whyNot(option: OptionRecord): Promise<Refusal | null> {
    try {
      const { answers } = await this.client.whyOption(this.asked()!, option)
      return answers[0]?.refusal ?? null
    } catch {
      return null
    }
  }

  /** About all options of a kind. */
  async ofKind(kind: string): Promise<void> {
    if (kind in this.reasons.value) return
    this.reasons.value = { ...this.reasons.value, [kind]: null }
    const answers = await this.reasonsFor(kind, [])
    this.reasons.value = { ...this.reasons.value, [kind]: answers.find(answer => answer.refusal) ?? null }
  }

  private async reasonsFor(kind: string | null, things: Thing[]): Promise<WhyAnswer[]> {
    try {
      return (await this.client.why(this.asked()!, kind, things)).answers
    } catch {
      return []
    }
  }
}
