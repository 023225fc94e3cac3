import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { GameEvent } from '~/api/wire'
import type { MatchStore } from '~/state/match'
import { isHit, isRoll, lastRolls } from '~/state/rolls'
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
  /** Whether it has ten sides. */
  ten?: boolean
}

export function Die({ face, stock, counts, hit = false, order = 0, ten = false }: DieProps) {
  return (
    <svg
      class={counts ? 'die counts' : 'die'}
      width="28"
      height="28"
      viewBox="-16 -16 32 32"
      style={{ animationDelay: `${order * 40 + (hit ? 160 : 0)}ms` }}
      aria-hidden="true"
    >
      {ten ? <Ten face={face} stock={stock} hit={hit} /> : <Six face={face} stock={stock} hit={hit} />}
    </svg>
  )
}

type FaceProps = Pick<DieProps, 'face' | 'stock'> & { hit: boolean }

function Six({ face, stock, hit }: FaceProps) {
  const [top, side, pip] = STOCKS[stock]
  return (
    <>
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
    </>
  )
}

/** A die of ten sides: the kite of the upper face, with its number. */
function Ten({ face, stock, hit }: FaceProps) {
  const [top, side, pip] = STOCKS[stock]
  return (
    <>
      <path d="M0-14.6 14-3.4V4.6L0 14.6-14 4.6V-3.4Z" fill={side} />
      <path d="M0-14.6 9.6 4.4 0 9.4-9.6 4.4Z" fill={top} stroke="#ffffff30" stroke-width=".8" />
      <text y="4.6" text-anchor="middle" class="cn" font-size="14" fill={pip}>
        {face}
      </text>
      {hit && <path d="M0-15 14.8-3.8V5L0 15-14.8 5V-3.8Z" fill="none" stroke="#f6c945" stroke-width="2" />}
    </>
  )
}

/** Whether each face counts by itself, not against a number. */
const isPlain = ({ kind, args }: GameEvent): boolean => kind === 'Rolled' && !Number(args.need ?? 0)

export function facesOf(event: GameEvent): number[] {
  const { faces } = event.args
  return Array.isArray(faces) ? faces.filter(face => typeof face === 'number') : []
}

/** What a roll brought: whether a single low one succeeds, its successes, or, where each face counts by itself, their sum. */
function broughtBy(roll: GameEvent): string {
  const hits = Number(roll.args.hits ?? 0)
  const faces = facesOf(roll)
  if (roll.kind === 'RolledLow' && faces.length === 1) return t(hits ? 'roll-succeeds' : 'roll-fails')
  if (!isPlain(roll)) return t('hits', { hits })
  const sum = faces.reduce((all, face) => all + face, 0)
  return faces.length > 1 ? `${faces.join(' + ')} = ${sum}` : String(sum)
}

/** How long dice that have just fallen lie over the board of a phone. */
const TOAST_MS = 3500

/** On a phone: the dice in the moment in which they fall, without a tab to open. */
export function FallenDice({ store }: { store: MatchStore }) {
  const last = store.events.value.findLast(event => isRoll(event) && !event.undone)?.revision ?? null
  const known = useRef(last)
  const fresh = useSignal(false)
  useEffect(() => {
    if (last === known.current || last === null) return
    known.current = last
    fresh.value = true
    const timer = setTimeout(() => {
      fresh.value = false
    }, TOAST_MS)
    return () => clearTimeout(timer)
  }, [last])
  return fresh.value ? (
    <div class="fallen">
      <DiceTray store={store} />
    </div>
  ) : null
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
          const low = roll.kind === 'RolledLow'
          const faces = facesOf(roll).toSorted((a, b) => (low ? a - b : b - a))
          const stock = isPlain(roll) ? 'ivory' : i === 0 ? 'black' : 'red'
          return (
            <span class="pool" key={i}>
              {faces.map((face, j) => (
                <Die
                  key={j}
                  face={face}
                  stock={stock}
                  counts={isPlain(roll) || isHit(roll, face)}
                  hit={isHit(roll, face)}
                  order={j}
                  ten={low}
                />
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
