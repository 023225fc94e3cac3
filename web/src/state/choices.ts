/** Choices: the options of a decision, by kind and by where on the board they point. */

import { isThing, thingsOf } from '~/api/things'
import type { Decision, Option, Piece, Spot, Thing } from '~/api/wire'
import { anchorOf } from './points'

export interface Group {
  kind: string
  key: string
  options: Option[]
}

export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id

export const namesThing = (option: Option, thing: Thing): boolean => thingsOf(option).some(one => sameThing(one, thing))

/** The options in groups of their kinds, in the order in which the kinds first appear; the way out is the last one. */
export function groupsOf(options: readonly Option[]): Group[] {
  const groups = new Map<string, Group>()
  for (const option of options) {
    const group = groups.get(option.kind) ?? { kind: option.kind, key: option.key, options: [] }
    group.options.push(option)
    groups.set(option.kind, group)
  }
  const isWayOut = ({ options }: Group) => Number(options.every(option => option.passes))
  return [...groups.values()].sort((one, other) => isWayOut(one) - isWayOut(other))
}

/** What a list offers: an option, or a thing that several options name, one of which is chosen next. */
export interface Entry {
  thing: Thing | null
  options: [Option, ...Option[]]
}

/** The things that all these options name by themselves, other than those that are known. */
export function sharedThings(options: readonly Option[], known: readonly Thing[]): Thing[] {
  const [first, ...others] = options
  return Object.values(first?.args ?? {})
    .filter(isThing)
    .filter(thing => !known.some(one => sameThing(one, thing)) && others.every(option => namesThing(option, thing)))
}

/** How many options of one kind are listed one by one; more of them are listed by what they name. */
export const ROOMY = 4

/**
 * A list, or the first of two short ones: things first, and then what is done with the thing that was chosen. Of several
 * cards the card comes first. Where some are aimed at something, those that are not stand by themselves.
 */
export function entriesOf(options: readonly Option[]): Entry[] {
  const single = options.map((option): Entry => ({ thing: null, options: [option] }))
  if (options.length <= ROOMY || options.some(option => anchorOf(option))) return single
  const found = new Map<string, Entry>()
  const alone: Entry[] = []
  const byCard = new Set(options.map(option => cardOf(option)?.id ?? null))
  const cards = byCard.size > 1 && !byCard.has(null)
  const aimed = !cards && options.some(option => inRole(thingsOf(option), 'aim'))
  for (const option of options) {
    const thing = cards ? cardOf(option) : handleOf(option)
    if (!thing) return single
    if (aimed && !inRole(thingsOf(option), 'aim')) {
      alone.push({ thing: null, options: [option] })
      continue
    }
    const entry = found.get(`${thing.kind} ${thing.id}`)
    if (entry) entry.options.push(option)
    else found.set(`${thing.kind} ${thing.id}`, { thing, options: [option] })
  }
  const few = found.size + alone.length > 1 && found.size + alone.length < options.length
  if (!few) return single
  return [...alone, ...[...found.values()].map(one => (one.options.length > 1 ? one : { ...one, thing: null }))]
}

/** The arguments in which options of one kind differ; none where one of them has others. */
export function differences(options: readonly Option[]): string[] {
  const names = Object.keys(options[0]?.args ?? {})
  if (options.some(option => Object.keys(option.args).join() !== names.join())) return []
  return names.filter(name => new Set(options.map(option => JSON.stringify(option.args[name]))).size > 1)
}

/** The counter of a unit: its own, or that of the vehicle that it is aboard. */
const counterOf = (unit: number, pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(piece => piece.unit === unit) ?? pieces.find(piece => piece.carries?.includes(unit))

/** Where a thing is: a place is itself, a unit is where its counter stands. */
export function placeOf(thing: Thing, pieces: readonly Piece[]): number | null {
  if (thing.kind === 'place') return thing.id
  return thing.kind === 'unit' ? (counterOf(thing.id, pieces)?.place ?? null) : null
}

export const inRole = (things: readonly Thing[], role: 'actor' | 'aim'): Thing | undefined =>
  things.find(thing => thing.role === role)

/** The card that an option plays. */
const cardOf = (option: Option): Thing | null => thingsOf(option).find(thing => thing.kind === 'card') ?? null

/** The thing by which an option is picked: what it is aimed at, or else the unit that acts. */
export const handleOf = (option: Option): Thing | null =>
  inRole(thingsOf(option), 'aim') ?? inRole(thingsOf(option), 'actor') ?? null

/** The same, where it lies in a place of the board. */
export function aimOf(option: Option, pieces: readonly Piece[]): Thing | null {
  const handle = handleOf(option)
  return handle && placeOf(handle, pieces) !== null ? handle : null
}

/** What an option concerns, though it may not say so: what it, or else the question, is aimed at. */
export function concernOf(decision: Decision | null, option: Option, pieces: readonly Piece[]): Thing | null {
  const own = inRole(thingsOf(option), 'aim')
  const aim = own ?? (option.until ? inRole(thingsOf(decision?.prompt), 'aim') : undefined) ?? handleOf(option)
  return aim && placeOf(aim, pieces) !== null ? aim : null
}

/** All places of a thing: those that a large piece covers, or the one. */
export function placesOf(thing: Thing, pieces: readonly Piece[]): number[] {
  const piece = thing.kind === 'unit' ? counterOf(thing.id, pieces) : undefined
  if (piece) return [piece.place, ...(piece.beside ?? [])]
  const place = placeOf(thing, pieces)
  return place === null ? [] : [place]
}

/** The options that point at each place. */
export function optionsByPlace(options: readonly Option[], pieces: readonly Piece[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>()
  for (const option of options) {
    const aim = aimOf(option, pieces)
    for (const place of aim ? placesOf(aim, pieces) : []) found.set(place, [...(found.get(place) ?? []), option])
  }
  return found
}

/** The options that point at something on a point of the board, by the name of that thing. */
export function optionsBySpot(options: readonly Option[], spots: readonly Spot[]): Map<Spot, Option[]> {
  const known = new Map(spots.map(spot => [`${spot.kind} ${spot.id}`, spot]))
  const found = new Map<Spot, Option[]>()
  for (const option of options) {
    const aim = handleOf(option)
    const spot = aim && known.get(`${aim.kind} ${aim.id}`)
    if (spot) found.set(spot, [...(found.get(spot) ?? []), option])
  }
  return found
}

/** Every place that an option names, in its things or in lists among its arguments: a template, a path. */
export function coveredBy(option: Option): number[] {
  const places = thingsOf(option)
    .filter(thing => thing.kind === 'place')
    .map(thing => thing.id)
  return [...new Set(places)]
}

/** The unit that acts: the one that the option names as such, or else the question. */
export const actorOf = (decision: Decision | null, option: Option | null): Thing | null =>
  inRole(thingsOf(option ?? undefined), 'actor') ?? inRole(thingsOf(decision?.prompt), 'actor') ?? null

/** What an option costs, where it says so. */
export function costOf(option: Option): string | null {
  const cost = option.args.cost
  return typeof cost === 'number' || typeof cost === 'string' ? String(cost) : null
}

/** Kinds that the question takes and of which nothing is on offer. */
export function missingKinds(decision: Decision): Decision['kinds'] {
  const offered = new Set(decision.options.map(option => option.kind))
  return decision.kinds.filter(({ kind }) => !offered.has(kind))
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options whose words contain all words that were typed. */
export function matching(typed: string, options: readonly Option[], say: (option: Option) => string): Option[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  return options.filter(option => {
    const spoken = fold(say(option))
    return words.every(word => spoken.includes(word))
  })
}
