import type { Text, Thing } from '~/api/wire'
import { placeOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { openRule } from '~/state/rules'
import { speaker, t } from '~/text/language'

interface PhraseProps {
  text: Text
  /** The match whose board the things of the sentence lead to; without one they are only set in bold. */
  store?: MatchStore | undefined
}

/** A sentence whose things are links to the board. */
export function Phrase({ text, store }: PhraseProps) {
  const parts = speaker.value.parts(store ? inContext(text, store) : text)
  return (
    <>
      {parts.map(({ text, thing }, i) => {
        const stop = parts[i - 1]?.thing ? stopOf(text) : ''
        if (!thing) return text.slice(stop.length)
        const named = store ? <ThingLink thing={thing} words={text} store={store} /> : <b>{text}</b>
        return (
          <span key={i} class="named">
            {named}
            {stopOf(parts[i + 1]?.text ?? '')}
          </span>
        )
      })}
    </>
  )
}

/** The punctuation that a text begins with: it never stands alone at the beginning of a line. */
const stopOf = (text: string): string => /^[\s\u00a0\u202f]?[,.;:!?)»…]+/.exec(text)?.[0] ?? ''

/** "Not now" says what the game is waiting for, and where it is. */
function inContext(text: Text, store: MatchStore): Text {
  const now = store.latest.value
  if (text.key !== 'refusal-kernel-not-now' || !now?.decision) return text
  const say = speaker.value
  const where = now.trail.map(frame => say.plain(frame)).join(' › ')
  return { key: text.key, args: { ...text.args, prompt: say.plain(now.decision.prompt), where } }
}

function ThingLink({ thing, words, store }: { thing: Thing; words: string; store: MatchStore }) {
  const place = placeOf(thing, store.pieces.value)
  if (place === null) return <b>{words}</b>
  const point = (at: number | null) => () => {
    store.hovered.value = at
  }
  return (
    <button
      type="button"
      class="thing"
      onClick={() => {
        store.cursor.value = place
      }}
      onPointerEnter={point(place)}
      onPointerLeave={point(null)}
    >
      {words}
    </button>
  )
}

/** The id of a rule, which opens it. */
export function RuleLink({ rule }: { rule: string }) {
  if (rule.startsWith('kernel.')) return null
  return (
    <button type="button" class="rule" title={t('open-rule')} onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}
