import type { SeatInfo, Text } from '~/api/wire'
import { speaker, t } from '~/text/language'
import { Emblem } from '../Emblem'
import { sideIn } from '../sides'
import { Pair } from '../Track'

/** Turn and hour, weather, points and chits of each side, command and dispatch of each division. */
export function Tracks(status: readonly Text[], seats: readonly SeatInfo[]) {
  const say = speaker.value
  const turn = status.find(line => line.key === 'status-turn')?.args
  const sidesLines = status.filter(line => line.key === 'status-side').map(line => line.args)
  const verdict = status.find(line => line.key === 'status-verdict')?.args
  const divisions = status.filter(line => line.key === 'status-division').map(line => line.args)
  const sides = (value: (line: Text['args']) => string) =>
    sidesLines.map(line => ({ side: sideIn(line.seat, seats), value: value(line) }))
  return (
    <>
      {turn && (
        <div class="track">
          <span class="label">{t('gts-turn-of', { turn: turn.turn!, turns: turn.turns! })}</span>
          <div class="pair">{`${say.word(String(turn.day))}, ${say.word(String(turn.hour))} · ${say.word(String(turn.weather))}`}</div>
        </div>
      )}
      <Pair
        label={verdict ? t('gts-victory-from', { seat: verdict.seat!, lead: verdict.lead! }) : t('gts-victory')}
        sides={sides(line => String(line.points))}
      />
      <Pair label={t('gts-chits')} sides={sides(line => `${line.in_cup}+${line.set_aside}`)} />
      <div class="track wide">
        <span class="label">{t('gts-points')}</span>
        <div class="pair">
          {divisions.map((line, i) => (
            <span key={i} title={say.plain({ key: 'status-division', args: line })}>
              <Emblem side={sideIn(line.seat, seats)} />
              {`${line.cp}/${line.dp}`}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}
