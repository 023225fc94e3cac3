import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { thingsOf } from '~/api/things'
import type { Option } from '~/api/wire'
import { artOf } from '~/games'
import { type Group, groupsOf, missingKinds } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Fate, fateOf } from './Fate'
import { Phrase, RuleLink } from './Phrase'

/** How many options of one kind are shown as full buttons; more of them become tiles. */
const ROOMY = 4

export function Choices({ store }: { store: MatchStore }) {
  const decision = store.decision.value
  const options = store.options.value
  if (!decision) return null
  const focus = store.focus.value
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
      {groupsOf(options).map(group => (
        <OptionGroup key={group.kind} store={store} group={group} numbered={options} />
      ))}
      {!focus && <Missing store={store} />}
    </div>
  )
}

/** Whether each option of a group names one thing, and no other option names the same. */
function tellsApart({ options }: Group): boolean {
  const names = options.map(thingsOf).map(([one, ...more]) => (one && !more.length ? `${one.kind} ${one.id}` : null))
  return !names.includes(null) && new Set(names).size === names.length
}

interface OptionGroupProps {
  store: MatchStore
  group: Group
  numbered: readonly Option[]
}

function OptionGroup({ store, group, numbered }: OptionGroupProps) {
  const heading = speaker.value.heading(group.key)
  const tiles = group.options.length > ROOMY
  const short = tiles && tellsApart(group)
  const shape = tiles ? (short ? 'group tiles' : 'group tiles wide') : 'group'
  return (
    <div class={shape} role="group" aria-label={heading ?? undefined}>
      {heading && group.options.length > 1 && <h3 class="label">{heading}</h3>}
      <div class="options">
        {group.options.map(option => (
          <OptionButton
            key={option.index}
            store={store}
            option={option}
            number={numbered.indexOf(option) + 1}
            tile={tiles}
            short={short}
          />
        ))}
      </div>
    </div>
  )
}

interface OptionButtonProps {
  store: MatchStore
  option: Option
  number: number
  tile: boolean
  /** Whether the thing alone names the option. */
  short: boolean
}

function OptionButton({ store, option, number, tile, short }: OptionButtonProps) {
  const weighed = store.preview.value?.option.index === option.index
  const point = () => {
    store.pointed.value = option
  }
  const leave = () => {
    store.pointed.value = null
  }
  const thing = short ? thingsOf(option)[0] : undefined
  const { icons } = artOf(store.shown.value?.game ?? '')
  return (
    <button
      type="button"
      class={`option${option.until ? ' commits' : ''}${option.passes ? ' passes' : ''}`}
      aria-pressed={option.until ? weighed : undefined}
      aria-label={thing ? speaker.value.plain(option) : undefined}
      title={tile ? fateOf(store, option).join(' · ') || undefined : undefined}
      data-index={option.index}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      aria-disabled={store.busy.value}
      onClick={() => store.pick(option)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {!tile && <Icon strokes={icons[option.kind]} />}
      <span class="words">
        {thing ? speaker.value.thing(thing) : <Phrase text={option} />}
        {!tile && <Fate store={store} option={option} />}
      </span>
      {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
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
    if (open.value) for (const { kind } of kinds) void store.askKind(kind)
  }, [revision, decision.prompt.key, open.value])
  if (!kinds.length) return null
  const told = kinds.flatMap(kind => {
    const answer = store.reasons.value[kind.kind]
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
