/** A recap: what happened after a revision is shown once more, step by step, as it was seen. */

import { signal } from '@preact/signals'
import type { GameEvent, Snapshot } from '~/api/wire'
import { paceFactor } from './settings'
import { dwellOf, type Step } from './stage'

/** More steps than these are not shown again: the replay has them all. */
const MOST = 60
const FIRST_LOOK_MS = 500

export class Recap {
  /** How many steps are still to come; null where nothing is shown again. */
  readonly left = signal<number | null>(null)
  private run = 0

  constructor(
    private readonly at: (revision: number) => Promise<Snapshot>,
    private readonly show: (step: Step | null, before: Snapshot | null) => void,
  ) {}

  /** The revisions after one in which something was told that still holds. */
  static revisions(events: readonly GameEvent[], from: number): number[] {
    const told = events
      .filter(event => event.revision > from && !event.undone && event.kind !== 'Reason')
      .map(event => event.revision)
    return [...new Set(told)].slice(-MOST)
  }

  async play(events: readonly GameEvent[], from: number): Promise<void> {
    const run = ++this.run
    const revisions = Recap.revisions(events, from)
    this.left.value = revisions.length
    try {
      let before = await this.at(from)
      if (run !== this.run) return
      this.show({ snapshot: before, events: [] }, null)
      await this.wait(FIRST_LOOK_MS)
      for (const [i, revision] of revisions.entries()) {
        const snapshot = await this.at(revision)
        if (run !== this.run) return
        const step = { snapshot, events: events.filter(event => event.revision === revision) }
        this.left.value = revisions.length - 1 - i
        this.show(step, before)
        await this.wait(dwellOf(step, before))
        before = snapshot
      }
    } finally {
      if (run === this.run) this.stop()
    }
  }

  /** To the present. */
  stop(): void {
    this.run += 1
    if (this.left.peek() === null) return
    this.left.value = null
    this.show(null, null)
  }

  /** Whoever asks to see it again wants to follow it, also where others' steps are shown at once. */
  private wait(milliseconds: number): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, milliseconds * (paceFactor() || 1)))
  }
}
