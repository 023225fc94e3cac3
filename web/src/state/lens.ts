/** The lens: places lit up round a unit, such as what it sees, reaches or covers, or over the whole board. */

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
  readonly kinds = computed(() => {
    const { overlays = {}, regions = {} } = this.found.value ?? {}
    return Object.entries({ ...overlays, ...regions })
      .filter(([, parts]) => parts.length)
      .map(([kind]) => kind)
  })
  /** On a table: the parts of it that matter to the unit, by what they mean, as of now. */
  readonly regions = computed(() => (this.known.value?.earlier ? {} : (this.found.value?.regions ?? {})))
  readonly lit = computed<Lit | null>(() => {
    const [kind, found] = [this.kind.value, this.known.value?.earlier ? null : this.found.value]
    const places = kind && found?.overlays[kind]
    return places ? { kind, places: new Set(places), labels: found.labels?.[kind] ?? {} } : null
  })

  /** Over the whole board something is lit up on demand: what there may be, the drawing of the game says. */
  readonly overall = signal(false)

  /** Lights up a kind over the whole board, as of a revision, or nothing more. */
  async survey(kind: string): Promise<void> {
    if (this.overall.value && this.kind.value === kind) {
      this.clear()
      return
    }
    this.studied.value = null
    this.overall.value = true
    this.kind.value = kind
    await this.fetch(null)
  }

  /** Learn what there is to light up round a unit, as of a revision: anew only where something is lit. */
  async look(unit: number | null, revision: number): Promise<void> {
    const key = `${unit} ${revision} ${this.seat()}`
    if (key === this.asked) return
    this.asked = key
    if (unit !== null && unit !== this.unit && this.studied.peek() !== null) this.overall.value = false
    this.unit = unit
    const earlier = this.earlier.get(this.subject())
    if (this.overall.peek()) await this.fetch(null)
    else if (unit === null) this.known.value = null
    else if (earlier && this.kind.peek() === null && !Object.keys(earlier.regions).length)
      this.known.value = { found: earlier, earlier: true }
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
    this.overall.value = false
    return lit
  }

  private light(kind: string | null): void {
    const surveyed = this.overall.peek()
    this.overall.value = false
    this.kind.value = kind
    if (kind !== null && this.unit !== null && (surveyed || this.known.value?.earlier)) void this.fetch(this.unit)
  }

  private subject(unit = this.unit): string {
    return `${unit} ${this.seat()}`
  }

  private async fetch(unit: number | null): Promise<void> {
    const [asked, subject] = [this.asked, this.subject(unit)]
    const found = await this.client.overlays(unit, this.seat()).catch(() => null)
    if (found) this.earlier.set(subject, found)
    if (this.asked === asked) this.known.value = found && { found, earlier: false }
  }
}
