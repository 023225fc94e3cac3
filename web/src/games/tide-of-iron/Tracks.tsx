import type { SeatInfo, Text } from '~/api/wire'
import { t } from '~/text/language'
import { sideIn } from '../sides'
import { Holder, Pair, Rounds } from '../Track'

/** Round, victory and command points, initiative, from the lines of the status. */
export function Tracks(status: readonly Text[], seats: readonly SeatInfo[]) {
  const round = status.find(line => line.key === 'status-round')?.args
  const lines = status.filter(line => line.key === 'status-side').map(line => line.args)
  const initiative = round && sideIn(round.seat, seats)
  const sides = (value: (line: Text['args']) => string) =>
    lines.map(line => ({ side: sideIn(line.seat, seats), value: value(line) }))
  return (
    <>
      {round && (
        <Rounds
          label={t('toi-round')}
          spoken={t('toi-round-of', { round: round.round!, rounds: round.rounds! })}
          now={Number(round.round)}
          last={Number(round.rounds)}
        />
      )}
      <Pair label={t('toi-victory')} sides={sides(line => String(line.victory))} />
      <Pair
        label={t('toi-command')}
        sides={sides(line => (line.reserve ? `${line.command}+${line.reserve}` : String(line.command)))}
      />
      {initiative && <Holder label={t('toi-initiative')} side={initiative} />}
    </>
  )
}
