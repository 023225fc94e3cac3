import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isThing, thingsOf } from '~/api/things'
import type { Argument, Option, Thing } from '~/api/wire'
import { artOf } from '~/games'
import {
  differences,
  type Entry,
  entriesOf,
  type Group,
  groupsOf,
  missingKinds,
  ROOMY,
  sharedThings,
} from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { pointsIn } from '~/state/points'
import { farOf } from '~/state/proposal'
import { speaker, t } from '~/text/language'
import { Fate, fateOf, sharedFate } from './Fate'
import { Phrase, RuleLink } from './Phrase'

export function Choices({ store }: { store: MatchStore }) {
  const decision = store.decision.value
  const options = store.options.value
  if (!decision) return null
  const focus = store.focus.value
  const shared = sharedFate(store, options)
  return (
    <div class="choices">
      {focus && (
        <button
          type="button"
          class="narrowed"
          onClick={() => {
            store.focus.value = null
          }}
        >
          {t('only-here', { thing: focus })} <kbd>Esc</kbd>
        </button>
      )}
      {shared.length > 0 && <p class="fate shared">{shared.join(' · ')}</p>}
      {groupsOf(options).map(group => (
        <OptionGroup key={group.kind} store={store} group={group} shared={shared} />
      ))}
      {!focus && <Missing store={store} />}
    </div>
  )
}

interface OptionGroupProps {
  store: MatchStore
  group: Group
  /** What holds for every choice, and is said once; what holds for all of the group is said above it. */
  shared: readonly string[]
}

function OptionGroup({ store, group, shared }: OptionGroupProps) {
  const heading = speaker.value.heading(group.key)
  const entries = entriesOf(group.options)
  const tiles = entries.length > ROOMY && !entries.some(({ options: [option] }) => pointsIn(option).length)
  const brief = tiles || store.focus.value ? labelsOf(entries) : null
  const labels = brief && labelsOf(entries.map(entry => withTowns(entry, store)))
  const narrow = brief?.every(label => label.length <= SHORT) ?? false
  const shape = tiles ? `group tiles${narrow ? '' : labels ? ' wide' : ' whole'}` : 'group'
  const known = [...thingsOf(store.decision.value?.prompt), ...(store.focus.value ? [store.focus.value] : [])]
  const fate = sharedFate(store, group.options).filter(word => !shared.includes(word))
  const common = labels && entries.length > 1 ? sharedThings(group.options, known) : []
  const first = store.entries.value.findIndex(entry => entry.options[0] === entries[0]?.options[0])
  return (
    <div class={shape} role="group" aria-label={heading ?? undefined}>
      {heading && group.options.length > 1 && (
        <h3 class="label">{[heading, ...common.map(thing => speaker.value.thing(thing))].join(' · ')}</h3>
      )}
      {fate.length > 0 && <p class="fate shared">{fate.join(' · ')}</p>}
      <div class="options">
        {entries.map((entry, i) => (
          <EntryButton
            key={entry.options[0].index}
            store={store}
            entry={entry}
            number={first + i + 1}
            tile={tiles}
            label={labels?.[i] ?? null}
            columns={tiles && narrow ? columnsFor(labels?.[i] ?? '') : 1}
            shared={[...shared, ...fate]}
          />
        ))}
      </div>
    </div>
  )
}

/** A pass, or a choice that names nothing, such as the end of a phase. */
const endsIt = (option: Option): boolean => option.passes || !Object.keys(option.args).length

/** Longer labels need a wide button. */
const SHORT = 7
/** Longer ones need more than two narrow ones. */
const LONG = 15

/** How many narrow buttons a label takes to stay on one line: the few places that have names do not widen all others. */
const columnsFor = (label: string): number => (label.length <= SHORT ? 1 : label.length <= LONG ? 2 : 3)

/** An entry in which places bear the names that the map prints there, too: what is said of it, not what is chosen. */
function withTowns(entry: Entry, store: MatchStore): Entry {
  const say = speaker.value
  const called = (thing: Thing): Thing => {
    const town = thing.kind === 'place' ? store.plan.value?.byPlace.get(thing.id)?.caption : undefined
    return town ? { ...thing, name: `${say.thing(thing)} ${say.word(town)}` } : thing
  }
  const spoken = (value: Argument): Argument => (isThing(value) ? called(value) : value)
  const [first, ...others] = entry.options
  const args = Object.fromEntries(Object.entries(first.args).map(([name, value]) => [name, spoken(value)]))
  return { thing: entry.thing && called(entry.thing), options: [{ ...first, args }, ...others] }
}

/**
 * A label for each entry that says only in what it differs from the others; null where that does not tell them apart,
 * or would be several numbers of which nobody could say what they count.
 */
function labelsOf(entries: readonly Entry[]): string[] | null {
  const say = speaker.value
  const first = entries.map(entry => entry.options[0])
  if (first.some(option => pointsIn(option).length)) return null
  const names = differences(first)
  if (names.length > 1 && first.every(({ args }) => names.every(name => typeof args[name] === 'number'))) return null
  const labels = entries.map(({ thing, options: [option] }) =>
    thing
      ? say.thing(thing)
      : names
          .map(name => say.label(option.args[name] ?? null))
          .filter(Boolean)
          .join(' · '),
  )
  return labels.every(Boolean) && new Set(labels).size === labels.length ? labels : null
}

interface EntryButtonProps {
  store: MatchStore
  entry: Entry
  number: number
  tile: boolean
  /** What tells it apart from its neighbours, where that is enough. */
  label: string | null
  /** How many columns of narrow buttons it takes. */
  columns: number
  shared: readonly string[]
}

function EntryButton({ store, entry, number, tile, label, columns, shared }: EntryButtonProps) {
  const { thing, options } = entry
  const [option] = options
  const told = withTowns(entry, store)
  const weighed = store.preview.value?.option.index === option.index
  const point = () => {
    store.pointed.value = option
  }
  const leave = () => {
    store.pointed.value = null
  }
  const { icons } = artOf(store.shown.value?.game ?? '')
  const several = thing ? t('several-choices', { thing: told.thing, count: options.length }) : undefined
  const far = thing ? null : farOf(option, store.pieces.value)
  const key = number <= 9 ? String(number) : undefined
  return (
    <button
      type="button"
      class={`option${option.until && !thing ? ' commits' : ''}${endsIt(option) ? ' passes' : ''}`}
      style={columns > 1 ? { '--columns': columns } : undefined}
      aria-pressed={option.until && !thing ? weighed : undefined}
      aria-label={several ?? (label ? speaker.value.plain(told.options[0]) : undefined)}
      title={tile && !thing ? fateOf(store, option).join(' · ') || undefined : undefined}
      data-index={thing ? undefined : option.index}
      data-indices={thing ? options.map(one => one.index).join(' ') : undefined}
      data-number={number}
      aria-keyshortcuts={key}
      aria-disabled={store.busy.value}
      onClick={() => store.choose(entry)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {!tile && <Icon strokes={icons[option.kind]} />}
      <span class="words">
        {label ?? (told.thing ? <b>{speaker.value.thing(told.thing)}</b> : <Phrase text={told.options[0]} />)}
        {thing && <span class="several">{options.length}</span>}
        {far && <b class="far">{far}</b>}
        {!tile && !thing && <Fate store={store} option={option} except={shared} />}
      </span>
      {key && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  )
}

function Icon({ strokes }: { strokes: string | undefined }) {
  return (
    <svg class="icon" width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      {strokes ? <path d={strokes} /> : <circle r="3" />}
    </svg>
  )
}

/** Kinds of options that the question takes but does not offer now, each with its reason, for whoever asks. */
function Missing({ store }: { store: MatchStore }) {
  const decision = store.decision.value!
  const kinds = missingKinds(decision).filter(({ key }) => speaker.value.has(key))
  const open = useSignal(false)
  const revision = store.latest.value?.revision
  useEffect(() => {
    if (open.value) for (const { kind } of kinds) void store.inquiry.ofKind(kind)
  }, [revision, decision.prompt.key, open.value])
  if (!kinds.length) return null
  const told = kinds.flatMap(kind => {
    const answer = store.inquiry.reasons.value[kind.kind]
    return answer?.refusal && !answer.refusal.rule.startsWith('kernel.') ? [{ kind, refusal: answer.refusal }] : []
  })
  return (
    <details
      class="group missing"
      open={open.value}
      onToggle={event => {
        open.value = event.currentTarget.open
      }}
    >
      <summary class="label">{t('not-now')}</summary>
      {told.map(({ kind, refusal }) => (
        <div key={kind.kind} class="option refused">
          <Icon strokes="M-8 8 8-8M-8-8 8 8" />
          <span class="words">
            <b>{speaker.value.heading(kind.key) ?? speaker.value.plain({ key: kind.key, args: {} })}</b>
            <small>
              <Phrase text={refusal} store={store} /> <RuleLink rule={refusal.rule} />
            </small>
          </span>
        </div>
      ))}
    </details>
  )
}
