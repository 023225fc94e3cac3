import type { SeatInfo, Text } from '~/api/wire'
import { speaker, t } from '~/text/language'
import { Emblem } from '../Emblem'
import { sideIn } from '../sides'
import { Boxes } from '../Track'
import { BOXES, SPOILING } from './kinds'

type Args = Text['args']

/** The date and the weather, the impulse track with spoiling points, what each side has, and the score. */
export function Tracks(status: readonly Text[], seats: readonly SeatInfo[]) {
  const say = speaker.value
  const line = (key: string): Text | undefined => status.find(one => one.key === key)
  const lines = (key: string): Args[] => status.filter(one => one.key === key).map(one => one.args)
  const [turn, track, victory] = [line('status-turn'), line('status-track'), line('status-victory')]
  const bridgehead = line('status-bridgehead')
  return (
    <>
      {turn && (
        <div class="track">
          <span class="label">{t('tof-turn', { turn: turn.args.turn! })}</span>
          <div class="pair">
            {`${turn.args.day} ${say.word(String(turn.args.month))} · ${say.word(String(turn.args.weather))}`}
          </div>
        </div>
      )}
      {track && (
        <>
          <Boxes
            label={t('tof-track', { box: track.args.what! })}
            spoken={say.plain(track)}
            boxes={BOXES}
            signs={Object.fromEntries(BOXES.map(box => [box, say.word(`box-${box.toLowerCase()}`)]))}
            now={Number(track.args.number)}
            side={sideIn(track.args.initiative, seats)}
          />
          <Boxes
            label={t('tof-spoiling')}
            spoken={t('tof-spoiling-points', { points: track.args.spoiling! })}
            boxes={Array.from({ length: SPOILING + 1 }, (_, i) => String(i))}
            now={Number(track.args.spoiling)}
            small
          />
        </>
      )}
      <Points sides={lines('status-side')} means={lines('status-means')} seats={seats} />
      <div class="track wide">
        <span class="label">{t('tof-support')}</span>
        <div class="pair">
          {lines('status-support').map((pool, i) => (
            <span key={i}>{`${t(`tof-${pool.pool}`)} ${pool.points}`}</span>
          ))}
        </div>
      </div>
      {(victory ?? bridgehead) && (
        <div class="track wide">
          <span class="label">{t(victory ? 'tof-victory' : 'tof-bridgehead')}</span>
          <div class="pair" title={say.plain((victory ?? bridgehead)!)}>
            {String(victory ? victory.args.points : bridgehead!.args.turns)}
          </div>
        </div>
      )}
    </>
  )
}

/** A row for each side: command, initiative and reaction points, and what flies and sails for it. */
function Points({ sides, means, seats }: { sides: Args[]; means: Args[]; seats: readonly SeatInfo[] }) {
  const nameOf = (args: Args) => JSON.stringify(args.seat)
  const columns = ['cp', 'ip', 'rp'] as const
  const others = ['tac', 'airlift', 'naval', 'replacements'].filter(name => means.some(row => Number(row[name])))
  return (
    <div class="track">
      <table class="ledger">
        <thead>
          <tr>
            <td />
            {[...columns, ...others].map(name => (
              <th key={name} scope="col" title={t(`tof-${name}-long`)}>
                {t(`tof-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side, i) => {
            const more = means.find(row => nameOf(row) === nameOf(side)) ?? {}
            return (
              <tr key={i}>
                <th scope="row">
                  <Emblem side={sideIn(side.seat, seats)} />
                </th>
                {columns.map(name => (
                  <td key={name}>{String(side[name])}</td>
                ))}
                {others.map(name => (
                  <td key={name}>{String(more[name] ?? 0)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
