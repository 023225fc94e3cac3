/** The lens: places lit up round a unit, such as what it sees, reaches or covers. */

import { computed, signal } from '@preact/signals'
import type { MatchClient } from '~/api/client'
import type { Seat } from '~/api/things'
import type { UnitOverlays } from '~/api/wire'

export interface Lit {
  kind: string
  places: ReadonlySet<number>
  labels: Record<string, string>
}

export class Lens {
  /** The unit that is studied, apart from the one that acts. */
  readonly studied = signal<number | null>(null)
  readonly kind = signal<string | null>(null)
  /** What was found last; from an earlier position it says what there is to light up, and lights nothing. */
  private readonly known = signal<{ found: UnitOverlays; earlier: boolean } | null>(null)
  private readonly earlier = new Map<string, UnitOverlays>()
  private asked = ''
  private unit: number | null = null

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
    const [kind, found] = [this.kind.value, this.known.value?.earlier ? null : this.found.value]
    const places = kind && found?.overlays[kind]
    return places ? { kind, places: new Set(places), labels: found.labels?.[kind] ?? {} } : null
  })

  /** Learn what there is to light up round a unit, as of a revision: anew only where something is lit. */
  async look(unit: number | null, revision: number): Promise<void> {
    const key = `${unit} ${revision} ${this.seat()}`
    if (key === this.asked) return
    this.asked = key
    this.unit = unit
    const earlier = this.earlier.get(this.subject())
    if (unit === null) this.known.value = null
    else if (earlier && this.kind.peek() === null) this.known.value = { found: earlier, earlier: true }
    else await this.fetch(unit)
  }

  /** The next kind of overlay, and after the last one none. */
  cycle(): void {
    const kinds = this.kinds.value
    const at = kinds.indexOf(this.kind.value ?? '')
    this.light(kinds[at + 1] ?? null)
  }

  toggle(kind: string): void {
    this.light(this.kind.value === kind ? null : kind)
  }

  /** Forget the unit, and light nothing; says whether anything was lit. */
  clear(): boolean {
    const lit = this.kind.value !== null
    this.kind.value = null
    this.studied.value = null
    return lit
  }

  private light(kind: string | null): void {
    this.kind.value = kind
    if (kind !== null && this.unit !== null && this.known.value?.earlier) void this.fetch(this.unit)
  }

  private subject(): string {
    return `${this.unit} ${this.seat()}`
  }

  private async fetch(unit: number): Promise<void> {
    const [asked, subject] = [this.asked, this.subject()]
    const found = await this.client.overlays(unit, this.seat()).catch(() => null)
    if (found) this.earlier.set(subject, found)
    if (this.asked === asked) this.known.value = found && { found, earlier: false }
  }
}
