/** Answers and what they are for: a question has one, until the next position is shown. */

import { signal } from '@preact/signals'
import type { Seat } from '~/api/things'
import type { Decision, Option } from '~/api/wire'

/** What an answer is for: the question that a seat was asked in one position. */
export interface Question {
  seat: Seat
  revision: number
}

/** An answer on its way: the choice, or null where the last one is taken back. */
export interface Sent extends Question {
  index: number | null
}

/** The index of an option that is not among those on offer. */
export const UNLISTED = -1

export class Answers {
  private readonly sent = signal<Sent | null>(null)
  private readonly questions = new WeakMap<Option, Question>()

  /** Notes which question the options of a decision answer. */
  offered(decision: Decision | null, revision: number): void {
    for (const option of decision?.options ?? []) this.questions.set(option, { seat: decision!.seat, revision })
  }

  questionOf(option: Option): Question {
    const question = this.questions.get(option)
    if (!question) throw new Error(`option ${option.index} was never offered`)
    return question
  }

  /** Whether a question has been answered. */
  isGiven({ seat, revision }: Question): boolean {
    const sent = this.sent.value
    return sent?.seat === seat && sent.revision === revision
  }

  /** Whether it has been answered in this way. */
  isSame(what: Sent): boolean {
    return this.isGiven(what) && this.sent.peek()?.index === what.index
  }

  /** The revision that the last answer makes. */
  get next(): number {
    return (this.sent.value?.revision ?? -1) + 1
  }

  /** Sends an answer: the new revision, or null where nothing came of it, and the question is open again. */
  async give(what: Sent, send: () => Promise<{ revision: number } | null>): Promise<number | null> {
    this.sent.value = what
    const done = await send()
    if (done && done.revision > what.revision) return done.revision
    if (this.sent.value === what) this.sent.value = null
    return null
  }
}
