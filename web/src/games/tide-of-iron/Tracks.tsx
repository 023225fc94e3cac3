import type { Text } from '~/api/wire'
import { t } from '~/text/language'
import { Emblem } from '../Emblem'
import { type Side, sideNamed } from '../sides'

interface SideLine {
  side: Side
  command: number
  reserve: number
  victory: number
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

function sideLines(status: readonly Text[]): SideLine[] {
  return status
    .filter(line => line.key === 'status-side')
    .map(({ args }) => ({
      side: sideNamed(String(args.side)) ?? 'allies',
      command: number(args.command),
      reserve: number(args.reserve),
      victory: number(args.victory),
    }))
}

/** The round track, victory points, command points with what lies on the Initiative card, and who has it. */
export function Tracks(status: readonly Text[]) {
  const round = status.find(line => line.key === 'status-round')?.args
  const sides = sideLines(status)
  const initiative = round && sideNamed(String(round.side))
  return (
    <>
      {round && (
        <div class="track">
          <span class="label">{t('toi-round')}</span>
          <ol class="rounds" aria-label={t('toi-round-of', { round: round.round!, rounds: round.rounds! })}>
            {Array.from({ length: number(round.rounds) }, (_, i) => i + 1).map(n => (
              <li
                key={n}
                aria-current={n === round.round ? 'step' : undefined}
                class={n < number(round.round) ? 'done' : ''}
              >
                {n}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Pair label={t('toi-victory')} sides={sides} value={line => String(line.victory)} />
      <Pair
        label={t('toi-command')}
        sides={sides}
        value={line => (line.reserve ? `${line.command}+${line.reserve}` : String(line.command))}
      />
      {initiative && (
        <div class="track wide">
          <span class="label">{t('toi-initiative')}</span>
          <div class="pair">
            <Emblem side={initiative} />
          </div>
        </div>
      )}
    </>
  )
}

function Pair({ label, sides, value }: { label: string; sides: SideLine[]; value: (line: SideLine) => string }) {
  return (
    <div class="track">
      <span class="label">{label}</span>
      <div class="pair">
        {sides.map(line => (
          <span key={line.side}>
            <Emblem side={line.side} />
            {value(line)}
          </span>
        ))}
      </div>
    </div>
  )
}
