import type { Option, OptionPreview } from '~/api/wire'
import { twelfths } from '~/state/amounts'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

/** What choosing an option would bring: what it spends, who may answer, whether it can be taken back. */
export function Fate({ store, option, except }: { store: MatchStore; option: Option; except: readonly string[] }) {
  const words = fateOf(store, option).filter(word => !except.includes(word))
  return words.length ? <small class="fate">{words.join(' · ')}</small> : null
}

/** What is said of every option of a question, and so needs to be said once. */
export function sharedFate(store: MatchStore, options: readonly Option[]): string[] {
  const [first, ...others] = options.map(option => fateOf(store, option))
  return first && others.length ? first.filter(word => others.every(words => words.includes(word))) : []
}

/** What is spent; that the next question is about another unit, or has the next number, says nothing. */
const isAmount = ({ before, after }: OptionPreview['changes'][number]): boolean => {
  const [had, has] = [twelfths(before), twelfths(after)]
  return had !== null && has !== null && has < had
}

export function fateOf(store: MatchStore, option: Option): string[] {
  const seen = store.foresight.of(option)
  if (!seen) return []
  const say = speaker.value
  const seats = store.shown.value?.seats ?? []
  const asked = [...new Set(seen.asks.map(ask => ask.seat))].filter(seat => seat !== store.decision.value?.seat)
  return [
    ...seen.changes.filter(isAmount).map(({ name, before, after }) => {
      const key = `amount-${name}`
      return t(say.has(key) ? key : 'amount', { before, after })
    }),
    ...asked.flatMap(seat => (seats[seat] ? [t('may-answer', { seat: seats[seat].thing })] : [])),
    ...(seen.dice ? [t('rolls-dice')] : []),
    ...(seen.undo === 'alone' || option.until ? [] : [t(seen.undo === 'no' ? 'final' : 'undo-until-answered')]),
  ]
}
