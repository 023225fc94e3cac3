import type { CounterFace } from '../art'
import { LOOKS, type Side } from '../sides'
import { AMBUSH, MARKS, ORDERS, RINGS, UNARMED, UPSTAIRS, VEHICLES, WEAPONS } from './kinds'
import { Disc } from './tokens'
import { Carriage, Vehicle } from './Vehicle'

const CLOTH: Record<Side, { coat: string; dark: string; light: string }> = {
  allies: { coat: '#6c7644', dark: '#4a522b', light: '#95a064' },
  axis: { coat: '#4c5553', dark: '#2f3736', light: '#74807d' },
}

const octagon = (r: number): string =>
  `M${Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`
  }).join('L')}Z`

/** The base of a man: round with a round rim for the Allies, with an octagonal one for the Axis. */
export function Base({ side, r }: { side: Side; r: number }) {
  const stock = side === 'allies' ? LOOKS.allies.stock : '#a9b0ab'
  return (
    <>
      <ellipse cx="3.4" cy="4.6" rx={r + 0.6} ry={r} fill="#000" opacity=".45" />
      <circle r={r} cy="1" fill="#1a1a12" />
      <circle r={r} fill={stock} stroke="#14150f" stroke-width="1.2" />
      {side === 'allies' ? (
        <circle r={r - 2.2} fill="none" stroke={LOOKS.allies.band} stroke-width="3.2" />
      ) : (
        <path d={octagon(r - 1.4)} fill="none" stroke={LOOKS.axis.band} stroke-width="3.4" />
      )}
    </>
  )
}

/** A soldier from above, looking east. */
function Soldier({ side, weapon, down }: { side: Side; weapon: string; down: boolean }) {
  const { coat, dark, light } = CLOTH[side]
  const arm = WEAPONS[weapon] ?? UNARMED
  return (
    <>
      <ellipse cx="1.2" cy="1.8" rx="5" ry="8.4" fill="#000" opacity=".3" />
      {down && <path d="M-2-3.6-11-4.6V-1.4L-4 0-11 1.6V4.8L-2 3.6Z" fill={dark} />}
      <path
        d="M-3.6-7.600Q1.6-8.6 3-4.600L9.6-1 8.6 1.6 3 1 2.6 5.4 10 2.6 10.6 5 1.6 8.600Q-3 8.6-3.6 7Z"
        fill={coat}
        stroke="#14150f"
        stroke-width=".9"
        stroke-linejoin="round"
      />
      <rect x="-6" y="-3.6" width="3.6" height="7.2" rx="1.2" fill={dark} stroke="#14150f" stroke-width=".6" />
      <path d={arm.path} stroke="#221a10" stroke-width={arm.width} stroke-linecap="round" fill="none" />
      <ellipse rx="4.7" ry="4.4" fill={dark} stroke="#14150f" />
      <ellipse rx="3" ry="2.6" cx="-.6" cy="-.8" fill={light} />
    </>
  )
}

/** What stands on wheels. */
const GUNS = new Set(['atg', 'artillery'])

const SOLID = new Set(['officer', 'medic'])

/** A man on his base, with what he carries, who he is, and how his squad fares; drawn round the middle of the base. */
export function Figure(face: CounterFace) {
  const { piece, side, size } = face
  const r = 14
  if (piece.look! in VEHICLES) return <Vehicle {...face} />
  const states = piece.states ?? []
  const ring = states.flatMap(state => RINGS[state] ?? [])[0]
  const mark = states.find(state => state in MARKS)
  const order = states.find(state => state in ORDERS)
  const leads = piece.values?.some(([name, value]) => name === 'man' && value === 1) ?? false
  const down = states.some(state => state === 'hold' || state === 'crawl')
  const towards = (piece.heading ?? -1) >= 0 ? piece.heading! - 90 : side === 'allies' ? -90 : 90
  const number = piece.values?.find(([name]) => name === 'man')?.[1] ?? 0
  /** Nobody stands as straight as the next. */
  const turned = towards + ((number * 37) % 25) - 12
  const at = `translate(${size / 2} ${size / 2}) scale(${(size / 28).toFixed(3)})`
  if (piece.look === 'marker') return <g transform={at}>{<Marker side={side} r={r} />}</g>
  return (
    <g transform={at}>
      {ring && (
        <>
          <circle r={r + 4} fill="none" stroke="#14110a" stroke-width="5.6" />
          <circle r={r + 4} fill="none" stroke={ring.tone} stroke-width="3" stroke-dasharray={ring.dash} />
        </>
      )}
      <Base side={side} r={r} />
      {GUNS.has(piece.look!) && (
        <g transform={`rotate(${towards}) translate(15 0)`}>
          <Carriage side={side} shield={piece.look === 'atg'} />
        </g>
      )}
      <g transform={`rotate(${GUNS.has(piece.look!) ? towards : turned}) scale(1.12)`}>
        <Soldier side={side} weapon={piece.look ?? ''} down={down} />
      </g>
      {mark && <Disc x={r - 1} y={1 - r} path={MARKS[mark]!} fill="#f2c14e" solid={SOLID.has(mark)} />}
      {leads && order && <Disc x={1 - r} y={1 - r} path={ORDERS[order]!} fill="#fff7d6" />}
      {leads && states.includes('watching') && <Disc x={1 - r} y={r - 1} path={MARKS.sniper!} fill="#ff8fb4" />}
      {states.includes('upstairs') && <Disc x={0} y={-r - 1} path={UPSTAIRS} fill="#cfe3ff" />}
      {leads && states.includes('ambush') && <Disc x={r - 1} y={r - 1} path={AMBUSH} fill="#b9d88f" />}
    </g>
  )
}

/** Somebody may be here, or nobody. */
function Marker({ side, r }: { side: Side; r: number }) {
  return (
    <>
      <Base side={side} r={r} />
      <text y="6.5" text-anchor="middle" font-size="19" class="cn" fill="#14150f">
        ?
      </text>
    </>
  )
}
