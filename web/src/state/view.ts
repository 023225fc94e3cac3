/** What is shown of a match: a position, what it offers, and what is being looked at. */

import { computed, signal } from '@preact/signals'
import type { Seat } from '~/api/things'
import type { Board, Odds, Option, Snapshot, Thing } from '~/api/wire'
import { cellsAt, type Plan, planOf, withChanges } from '~/board/plan'
import { optionsByTurn } from '~/board/turns'
import { actorOf, concernOf, entriesOf, groupsOf, namesThing, optionsByPlace, optionsBySpot, placeOf } from './choices'

export interface Preview {
  option: Option
  odds: Odds | null
  problem: string | null
}

export class MatchView {
  readonly latest = signal<Snapshot | null>(null)
  readonly past = signal<Snapshot | null>(null)
  readonly board = signal<Board | null>(null)
  /** The seat whose view is shown, of several that this browser holds. */
  readonly seat = signal<Seat | null>(null)
  /** A place or thing that narrows the options down. */
  readonly focus = signal<Thing | null>(null)
  readonly preview = signal<Preview | null>(null)
  /** The option under the pointer. */
  readonly pointed = signal<Option | null>(null)
  readonly hovered = signal<number | null>(null)
  readonly cursor = signal<number | null>(null)

  readonly shown = computed(() => this.past.value ?? this.latest.value)
  private readonly basePlan = computed(() => this.board.value && planOf(this.board.value))
  readonly plan = computed<Plan | null>(() => {
    const [plan, shown] = [this.basePlan.value, this.shown.value]
    return plan && shown && withChanges(plan, shown.cells, shown.strokes)
  })
  readonly pieces = computed(() => this.shown.value?.pieces ?? [])
  readonly decision = computed(() => (this.past.value ? null : (this.latest.value?.decision ?? null)))
  readonly options = computed(() => {
    const options = this.decision.value?.options ?? []
    const focus = this.focus.value
    if (!focus) return options
    if (focus.kind !== 'place') return options.filter(option => namesThing(option, focus))
    return optionsByPlace(options, this.pieces.value).get(focus.id) ?? this.around.value.get(focus.id) ?? []
  })
  /** What the list offers, in the order of the keys. */
  readonly entries = computed(() => groupsOf(this.options.value).flatMap(group => entriesOf(group.options)))
  readonly spots = computed(() => {
    const [options, pieces, plan] = [this.options.value, this.pieces.value, this.plan.value]
    const found = optionsByPlace(options, pieces)
    const unit = actorOf(this.decision.value, null)
    const place = unit && placeOf(unit, pieces)
    if (found.size || !plan || place === undefined || place === null) return found
    return optionsByTurn(plan, options, place)
  })
  /** Options on points of the board, such as corners of the grid. */
  readonly points = computed(() => optionsBySpot(this.options.value, this.plan.value?.spots ?? []))
  /** The same by the places around: for keys and for fingers a place stands for the points at its edge. */
  protected readonly around = computed(() => {
    const [options, plan] = [this.decision.value?.options ?? [], this.plan.value]
    const found = new Map<number, Option[]>()
    for (const [spot, here] of plan ? optionsBySpot(options, plan.spots) : [])
      for (const place of cellsAt(plan!, spot.at)) found.set(place, [...(found.get(place) ?? []), ...here])
    return found
  })
  /** The option that the board illustrates: the one being weighed, or the one pointed at. */
  readonly illustrated = computed(() => this.preview.value?.option ?? this.pointed.value)
  readonly concerned = computed(() => {
    const option = this.illustrated.value
    return option && concernOf(this.decision.value, option, this.pieces.value)
  })
  readonly actor = computed(() => actorOf(this.decision.value, this.illustrated.value))
  /** Seats of this browser that the match waits for, while another one is shown. */
  readonly handOver = computed(() => {
    const now = this.latest.value
    if (!now || now.yours.length < 2 || now.seat === null || now.waiting.includes(now.seat)) return null
    return now.waiting.find(seat => now.yours.includes(seat)) ?? null
  })

  /** What can be chosen in a place, or else on the points at its edge. */
  optionsAt(place: number): readonly Option[] {
    return this.spots.value.get(place) ?? this.around.value.get(place) ?? []
  }

  protected placeThing(place: number): Thing {
    return { kind: 'place', id: place, name: this.plan.value?.byPlace.get(place)?.name ?? null }
  }

  protected unitThing(unit: number): Thing {
    return { kind: 'unit', id: unit, name: this.pieces.value.find(piece => piece.unit === unit)?.label ?? null }
  }
}
