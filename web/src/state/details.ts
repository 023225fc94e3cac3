/** What may be known of each unit, fetched a few at a time. */

import { type Signal, signal } from '@preact/signals'
import { type MatchClient, Refused } from '~/api/client'
import type { Seat } from '~/api/things'
import type { Text } from '~/api/wire'

const AT_ONCE = 4
const PATIENCE_MS = 1500

export class Details {
  private readonly known = new Map<number, Signal<Text[]>>()
  private readonly waiting = new Set<number>()
  private readonly stale = new Set<number>()
  private running = 0

  constructor(
    private readonly client: MatchClient,
    private readonly seat: () => Seat | null,
  ) {}

  /** The lines about a unit, as far as they are known; each counter hears of its own unit alone. */
  of(unit: number): Signal<Text[]> {
    const found = this.known.get(unit) ?? signal<Text[]>([])
    this.known.set(unit, found)
    return found
  }

  /** Fetch the lines about a unit, unless they are known already. */
  need(unit: number): void {
    if (this.of(unit).peek().length && !this.stale.has(unit)) return
    this.stale.delete(unit)
    this.waiting.add(unit)
    this.next()
  }

  /** The unit has changed: its lines are fetched again when they are next needed. */
  forget(unit: number): void {
    if (this.known.has(unit)) this.stale.add(unit)
  }

  private next(): void {
    const [unit] = this.waiting
    if (unit === undefined || this.running >= AT_ONCE) return
    this.waiting.delete(unit)
    this.running += 1
    void this.fetch(unit).finally(() => {
      this.running -= 1
      this.next()
    })
    this.next()
  }

  private async fetch(unit: number): Promise<void> {
    try {
      const { lines } = await this.client.unit(unit, this.seat())
      this.of(unit).value = lines
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) return
      await new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
      this.waiting.add(unit)
    }
  }
}
