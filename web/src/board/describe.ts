/** What a place is, in words: for the cursor that speaks, and for tips. */

import { spending } from '~/state/amounts'
import { costOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { piecesByPlace } from './Counters'
import type { Plan } from './plan'

export const distanceWords = ({ shape }: Plan, steps: number): string =>
  t(shape === 'square' ? 'distance-square' : 'distance-hex', { steps })

export function describePlace(store: MatchStore, place: number): string {
  const plot = store.plan.value?.byPlace.get(place)
  const shown = store.shown.value
  if (!plot || !shown) return ''
  const say = speaker.value
  const parts = [plot.name, say.word(plot.terrain)]
  if (plot.level) parts.push(t('level', { level: plot.level }))
  for (const { kind, label, value, holder } of plot.marks) {
    const seat = shown.seats[holder ?? -1]
    parts.push(
      [say.word(kind), label && say.word(label), value, seat && say.thing(seat.thing)].filter(Boolean).join(' '),
    )
  }
  for (const piece of piecesByPlace(shown.pieces).get(place) ?? []) {
    const side = shown.seats[piece.seat]
    const states = (piece.states ?? []).map(state => say.word(state))
    parts.push([say.word(piece.label), side ? say.thing(side.thing) : '', ...states].filter(Boolean).join(' '))
  }
  for (const option of store.optionsAt(place)) {
    const cost = costOf(option) ?? spending(store.foresight.of(option))
    parts.push(say.plain(option) + (cost ? ` (${t('cost', { cost })})` : ''))
  }
  return parts.join(', ')
}
