import type { GameEvent } from '~/api/wire'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const STOCKS = {
  black: ['#2b2e2f', '#0f1112', '#f4f1e6'],
  red: ['#b5352b', '#76170f', '#fff3e8'],
  ivory: ['#f6f0dd', '#cfc4a1', '#1b1a14'],
} as const

export type Stock = keyof typeof STOCKS

interface DieProps {
  face: number
  stock: Stock
  /** Whether it counts; a die that does not is dimmed. */
  counts: boolean
  /** Whether it is ringed, among others that were not. */
  hit?: boolean
  order?: number
}

export function Die({ face, stock, counts, hit = false, order = 0 }: DieProps) {
  const [top, side, pip] = STOCKS[stock]
  return (
    <svg
      class={counts ? 'die counts' : 'die'}
      width="28"
      height="28"
      viewBox="-16 -16 32 32"
      style={{ animationDelay: `${order * 40 + (hit ? 160 : 0)}ms` }}
      aria-hidden="true"
    >
      <rect x="-13" y="-13" width="26" height="26" rx="6" fill={side} />
      <rect x="-13" y="-13" width="26" height="24" rx="6" fill={top} />
      <rect x="-12" y="-12.4" width="24" height="8" rx="5" fill="#fff" opacity=".1" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 6.4} cy={y * 6.4 - 0.7} r="2.5" fill={pip} />
      ))}
      {!PIPS[face] && (
        <text y="6" text-anchor="middle" class="cn" font-size="17" fill={pip}>
          {face}
        </text>
      )}
      {hit && (
        <rect x="-14.6" y="-14.6" width="29.2" height="29.2" rx="7.4" fill="none" stroke="#f6c945" stroke-width="2.4" />
      )}
    </svg>
  )
}

export function facesOf(event: GameEvent): number[] {
  const { faces } = event.args
  return Array.isArray(faces) ? faces.filter(face => typeof face === 'number') : []
}

/** The rolls of the last revision in which dice fell, and what came of them. */
export function lastRolls(events: readonly GameEvent[]): { rolls: GameEvent[]; outcome: GameEvent | null } {
  const last = events.findLast(event => event.kind === 'Rolled' && !event.undone)
  if (!last) return { rolls: [], outcome: null }
  const same = events.filter(event => event.revision === last.revision)
  return {
    rolls: same.filter(event => event.kind === 'Rolled'),
    outcome: same.findLast(event => event.outcome) ?? null,
  }
}

/** What a roll brought: its successes, or, where each face counts by itself, their sum. */
function broughtBy(roll: GameEvent): string {
  if (Number(roll.args.need ?? 0) > 0) return t('hits', { hits: Number(roll.args.hits ?? 0) })
  const faces = facesOf(roll)
  const sum = faces.reduce((all, face) => all + face, 0)
  return faces.length > 1 ? `${faces.join(' + ')} = ${sum}` : String(sum)
}

/** The last dice on green felt. */
export function DiceTray({ store }: { store: MatchStore }) {
  const past = store.past.value
  const events = store.events.value.filter(event => !past || event.revision <= past.revision)
  const { rolls, outcome } = lastRolls(events)
  if (!rolls.length) return null
  const say = speaker.value
  return (
    <section class="tray" aria-label={t('last-roll')}>
      <span class="label">
        {t('last-roll')}
        {rolls[0] && typeof rolls[0].args.what === 'string' ? ` · ${say.word(rolls[0].args.what)}` : ''}
      </span>
      <div class="felt" key={rolls[0]!.revision}>
        {rolls.map((roll, i) => {
          const need = Number(roll.args.need ?? 0)
          const faces = facesOf(roll).toSorted((a, b) => b - a)
          const stock = need === 0 ? 'ivory' : i === 0 ? 'black' : 'red'
          return (
            <span class="pool" key={i}>
              {faces.map((face, j) => (
                <Die key={j} face={face} stock={stock} counts={face >= need} hit={need > 0 && face >= need} order={j} />
              ))}
              <span class="unseen">{say.plain(roll)}</span>
            </span>
          )
        })}
        <span class="came">
          <b>{broughtBy(rolls[0]!)}</b>
          {outcome && <small>{say.plain(outcome)}</small>}
        </span>
      </div>
    </section>
  )
}
