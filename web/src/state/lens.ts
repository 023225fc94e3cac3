/** The lens: places lit up round a unit, such as what it sees, reaches or covers. */

import { computed, signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import type { Overlays, Seat } from '~/api/wire'

export interface Lit {
  kind: string
  places: ReadonlySet<number>
  labels: Record<string, string>
}

export class Lens {
  /** The unit that is studied, apart from the one that acts. */
  readonly studied = signal<number | null>(null)
  readonly kind = signal<string | null>(null)
  private readonly known = signal<{ key: string; found: Overlays } | null>(null)
  private asked = ''

  constructor(
    private readonly client: MatchClient,
    private readonly seat: () => Seat | null,
  ) {}

  readonly found = computed(() => this.known.value?.found ?? null)
  /** The kinds of overlays that the unit has, those that light nothing left out. */
  readonly kinds = computed(() =>
    Object.entries(this.found.value?.overlays ?? {})
      .filter(([, places]) => places.length)
      .map(([kind]) => kind),
  )
  readonly lit = computed<Lit | null>(() => {
    const [kind, found] = [this.kind.value, this.found.value]
    const places = kind && found?.overlays[kind]
    return places ? { kind, places: new Set(places), labels: found.labels?.[kind] ?? {} } : null
  })

  /** Learn what there is to light up round a unit, as of a revision. */
  async look(unit: number | null, revision: number): Promise<void> {
    const key = `${unit} ${revision} ${this.seat()}`
    if (key === this.asked) return
    this.asked = key
    if (unit === null) {
      this.known.value = null
      return
    }
    const found = await this.client.overlays(unit, this.seat()).catch(() => null)
    if (this.asked === key) this.known.value = found && { key, found }
  }

  /** The next kind of overlay, and after the last one none. */
  cycle(): void {
    const kinds = this.kinds.value
    const at = kinds.indexOf(this.kind.value ?? '')
    this.kind.value = kinds[at + 1] ?? null
  }

  toggle(kind: string): void {
    this.kind.value = this.kind.value === kind ? null : kind
  }

  /** Forget the unit, and light nothing; says whether anything was lit. */
  clear(): boolean {
    const lit = this.kind.value !== null
    this.kind.value = null
    this.studied.value = null
    return lit
  }
}
