import type { SeatInfo, Text } from '~/api/wire'
import { t } from '~/text/language'
import { sideIn } from '../sides'
import { Holder, Pair, Rounds } from '../Track'

/** The turn, the men that each side has left, and whose turn it is. */
export function Tracks(status: readonly Text[], seats: readonly SeatInfo[]) {
  const turn = status.find(line => line.key === 'status-turn')?.args
  const lines = status.filter(line => line.key === 'status-strength').map(line => line.args)
  return (
    <>
      {turn && (
        <Rounds
          label={t('roe-turn')}
          spoken={t('roe-turn-of', { turn: turn.turn!, turns: turn.turns! })}
          now={Number(turn.turn)}
          last={Number(turn.turns)}
        />
      )}
      <Pair
        label={t('roe-men')}
        sides={lines.map(line => ({ side: sideIn(line.seat, seats), value: `${line.men}/${line.start}` }))}
      />
      {turn && <Holder label={t('roe-active')} side={sideIn(turn.seat, seats)} />}
    </>
  )
}
