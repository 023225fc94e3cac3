/** What news mean for what is on the screen. */

import { isThing, type Seat, thingsOf } from '~/api/things'
import type { Decision, GameEvent, Piece, Snapshot } from '~/api/wire'
import { inRole, optionsByPlace, placeOf } from './choices'

/** A line that the last news drew on the board: from a unit to another, or from where a unit was to where it went. */
export interface Trace {
  from: number
  to: number
  fire: boolean
  revision: number
}

const PARTING = new Set(['Resigned', 'OutOfTime'])

/** What was not heard before. That someone gave up or ran out of time makes no revision, and may be told twice. */
export function freshOf(events: readonly GameEvent[], known: readonly GameEvent[]): GameEvent[] {
  const last = known.at(-1)?.revision ?? -1
  const parted = new Set(known.filter(event => PARTING.has(event.kind)).map(partingOf))
  return events.filter(event => (PARTING.has(event.kind) ? !parted.has(partingOf(event)) : event.revision > last))
}

const partingOf = ({ kind, args }: GameEvent): string => `${kind} ${JSON.stringify(args.seat)}`

/** Reasons with the unit that they are about: the first of its seat that is named in what was told of the same choice. */
export function withUnits(events: readonly GameEvent[], ownerOf: (unit: number) => Seat | null): GameEvent[] {
  return events.map(event => {
    const { seat } = event.args
    if (event.kind !== 'Reason' || !seat || !isThing(seat)) return event
    const unit = events
      .filter(({ revision }) => revision === event.revision)
      .flatMap(thingsOf)
      .find(({ kind, id }) => kind === 'unit' && ownerOf(id) === seat.id)
    return unit ? { ...event, args: { ...event.args, unit } } : event
  })
}

/** A reason that is given again for the next choice of the same unit says nothing new. */
export function withoutEchoes(events: readonly GameEvent[]): GameEvent[] {
  let last = ''
  return events.filter(event => {
    if (event.kind !== 'Reason') return true
    const told = [event.key, ...thingsOf(event).map(thing => `${thing.kind} ${thing.id}`)].join()
    const echo = told === last
    last = told
    return !echo
  })
}

/** Events of revisions that were taken back no longer hold. */
export function withoutTakenBack(events: GameEvent[]): GameEvent[] {
  const last = events.findLast(event => event.kind === 'TakenBack')
  if (!last) return events
  const to = typeof last.args.to === 'number' ? last.args.to : 0
  return events.map(event =>
    event.revision > to && event.revision < last.revision && event.kind !== 'TakenBack'
      ? { ...event, undone: true }
      : event,
  )
}

/** What was told in a step, or, where nothing was, in the last one before it that told something. */
export function toldAt(events: readonly GameEvent[], revision: number): GameEvent[] {
  const last = events.findLast(one => one.revision <= revision)
  return events.filter(one => one.revision === last?.revision)
}

/** What the last news moved or shot at, as lines. */
export function tracesOf(events: GameEvent[], before: Snapshot, now: Snapshot): Trace[] {
  const traces: Trace[] = []
  for (const event of events) {
    const [things, { revision }] = [thingsOf(event), event]
    const [actor, aim] = [inRole(things, 'actor'), inRole(things, 'aim')]
    if (!actor || !aim) continue
    const from = placeOf(actor, before.pieces)
    const to = placeOf(aim, before.pieces) ?? placeOf(aim, now.pieces)
    if (from === null || to === null || from === to) continue
    if (aim.kind === 'unit') traces.push({ from, to, fire: true, revision })
    else if (placeOf(actor, now.pieces) === to) traces.push({ from, to, fire: false, revision })
  }
  return traces.slice(-4)
}

/** Where events happen: the places of whoever acts, and of what he aims at. */
export function placesIn(events: readonly GameEvent[], pieces: readonly Piece[]): number[] {
  const about = events.flatMap(thingsOf).filter(thing => thing.role === 'actor' || thing.role === 'aim')
  return [...new Set(about.flatMap(thing => placeOf(thing, pieces) ?? []))]
}

/** Where a question is: at what it names, or else at what its options point at. */
export function placesAsked(decision: Decision, pieces: readonly Piece[]): number[] {
  const named = thingsOf(decision.prompt).flatMap(thing => placeOf(thing, pieces) ?? [])
  return named.length ? named : [...optionsByPlace(decision.options, pieces).keys()]
}

/** Where what matters lies: the places that are asked about, or else one's own pieces, or all. */
export function placesThatMatter({ decision, pieces, seat }: Snapshot): number[] {
  const asked = decision ? placesAsked(decision, pieces) : []
  if (asked.length) return asked
  const own = pieces.filter(piece => piece.seat === seat)
  return (own.length ? own : pieces).map(piece => piece.place)
}
