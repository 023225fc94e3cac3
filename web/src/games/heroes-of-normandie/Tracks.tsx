import type { SeatInfo, Text } from '~/api/wire'
import { t } from '~/text/language'
import { sideIn } from '../sides'
import { Holder, Pair, Rounds } from '../Track'

/** Turn, orders still to be called, cards in hand, initiative, from the lines of the status. */
export function Tracks(status: readonly Text[], seats: readonly SeatInfo[]) {
  const turn = status.find(line => line.key === 'status-turn')?.args
  const lines = status.filter(line => line.key === 'status-side').map(line => line.args)
  const initiative = turn && sideIn(turn.seat, seats)
  const sides = (value: (line: Text['args']) => string) =>
    lines.map(line => ({ side: sideIn(line.seat, seats), value: value(line) }))
  return (
    <>
      {turn && (
        <Rounds
          label={t('hon-turn')}
          spoken={t('hon-turn-of', { turn: turn.turn!, turns: turn.turns! })}
          now={Number(turn.turn)}
          last={Number(turn.turns)}
        />
      )}
      <Pair label={t('hon-orders')} sides={sides(line => `${line.called}/${line.orders}`)} />
      {lines.some(line => line.cards) && <Pair label={t('hon-cards')} sides={sides(line => String(line.cards))} />}
      {initiative && <Holder label={t('hon-initiative')} side={initiative} />}
    </>
  )
}
