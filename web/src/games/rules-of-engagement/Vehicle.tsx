/** Vehicles from above on their true ground, and guns on their carriages. */

import type { CounterFace } from '../art'
import { CROSS, type Side, STAR } from '../sides'
import { type Chassis, ORDERS, RINGS, TROUBLES, VEHICLES } from './kinds'
import { Disc } from './tokens'

const PAINT = {
  allies: { hull: '#767a4d', light: '#8f9363', dark: '#565a3a', turret: '#858a5c', spots: '#62673e' },
  axis: { hull: '#8d8361', light: '#a99e78', dark: '#5e573f', turret: '#978c68', spots: '#5f6b45' },
} as const
const BURNT = { hull: '#3a342d', light: '#4a4239', dark: '#26211c', turret: '#322c26', spots: '#574436' } as const
type Paint = typeof BURNT | (typeof PAINT)[Side]

const EDGE = '#14150f'
/** The drawings are made for a hull so long. */
const LONG = 110

/** A vehicle about the middle of its hull: it looks along `heading`. */
export function Vehicle({ piece, side, size }: CounterFace) {
  const values = new Map(piece.values ?? [])
  const [length, width] = [values.get('length') ?? piece.size ?? LONG, values.get('width') ?? 50]
  const states = piece.states ?? []
  const wreck = states.some(state => state.endsWith('wreck'))
  const trouble = states.find(state => state in TROUBLES)
  const ring = states.flatMap(state => RINGS[state] ?? [])[0]
  const order = states.find(state => state in ORDERS)
  const chassis = VEHICLES[piece.look ?? ''] ?? 'tank'
  const k = size / length
  const [l, w] = [length / 2, width / 2]
  const turn = (piece.heading ?? 90) - 90
  const put = (along: number, across: number) => {
    const a = (turn * Math.PI) / 180
    return {
      x: along * Math.cos(a) - across * Math.sin(a),
      y: along * Math.sin(a) + across * Math.cos(a),
    }
  }
  return (
    <g transform={`translate(${size / 2} ${size / 2}) scale(${k.toFixed(3)})`}>
      <g transform={`rotate(${turn})`}>
        <rect x={-l} y={-w} width={length} height={width} rx="5" fill="#0c0e08" opacity=".42" transform={shade(turn)} />
        {ring && <Rim l={l + 5} w={w + 5} tone={ring.tone} {...(ring.dash ? { dash: ring.dash } : {})} />}
        <Hull chassis={chassis} paint={wreck ? BURNT : PAINT[side]} side={side} l={l} w={w} whole={!wreck} />
      </g>
      {order && !wreck && <Disc {...put(-l + 6, 0)} path={ORDERS[order]!} fill="#fff7d6" />}
      {states.includes('watching') && <Disc {...put(-l + 20, 0)} path="M0-4V4M-4 0H4" fill="#ff8fb4" />}
      {states.includes('smoking-wreck') && <Plume />}
      {trouble && <Disc {...put(l - 8, w)} path={TROUBLES[trouble]!} fill="#ff8a70" />}
      {(piece.carries?.length ?? 0) > 0 && (
        <Disc {...put(-l + 8, -w)} path="M-2.5 3V-1A2.5 2.5 0 0 1 2.5-1V3Z" fill="#efe7cb" />
      )}
    </g>
  )
}

/** Shadows fall to the south-east, wherever the hull looks. */
function shade(turn: number): string {
  const a = (-turn * Math.PI) / 180
  return `translate(${(4 * Math.cos(a) - 5 * Math.sin(a)).toFixed(1)} ${(4 * Math.sin(a) + 5 * Math.cos(a)).toFixed(1)})`
}

/** The smoke of a wreck that burns: it hides what is behind it. */
function Plume() {
  return (
    <g fill="#b9b5a8" stroke="#2a2720" stroke-opacity=".35">
      {[
        [-6, 4, 10],
        [5, -4, 12],
        [17, -12, 9],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} opacity=".82" />
      ))}
    </g>
  )
}

function Rim({ l, w, tone, dash }: { l: number; w: number; tone: string; dash?: string }) {
  const at = { x: -l, y: -w, width: 2 * l, height: 2 * w, rx: 8, fill: 'none' }
  return (
    <>
      <rect {...at} stroke="#14110a" stroke-width="5.6" />
      <rect {...at} stroke={tone} stroke-width="3" stroke-dasharray={dash} />
    </>
  )
}

interface HullProps {
  chassis: Chassis
  paint: Paint
  side: Side
  l: number
  w: number
  whole: boolean
}

function Hull({ chassis, paint, side, l, w, whole }: HullProps) {
  const tracked = !['armoured-car', 'truck', 'jeep', 'motorcycle'].includes(chassis)
  const emblem = whole && <Emblem side={side} x={chassis === 'truck' ? l * 0.5 : -l * 0.55} />
  if (chassis === 'motorcycle') return <Motorcycle paint={paint} l={l} w={w} />
  return (
    <>
      {tracked ? <Tracks l={l} w={w} to={chassis === 'halftrack' ? l * 0.2 : l} /> : null}
      {(chassis === 'halftrack' || !tracked) && <Wheels chassis={chassis} l={l} w={w} />}
      <Body paint={paint} l={l - 1} w={tracked ? w * 0.72 : w * 0.84} />
      {chassis === 'tank' && <Turret paint={paint} x={-l * 0.1} r={w * 0.62} gun={l * 1.16} brake />}
      {chassis === 'armoured-car' && <Turret paint={paint} x={-l * 0.05} r={w * 0.52} gun={l * 0.86} />}
      {chassis === 'casemate' && <Casemate paint={paint} l={l} w={w} />}
      {chassis === 'open-gun' && <Well paint={paint} from={-l * 0.92} to={l * 0.1} w={w * 0.6} gun={l * 1.12} />}
      {(chassis === 'halftrack' || chassis === 'carrier') && (
        <Well
          paint={paint}
          from={-l * 0.88}
          to={l * (chassis === 'carrier' ? 0.5 : 0.18)}
          w={w * 0.58}
          gun={l * 0.46}
          thin
        />
      )}
      {chassis === 'truck' && <Load l={l} w={w} />}
      {chassis === 'jeep' && <Well paint={paint} from={-l * 0.8} to={l * 0.2} w={w * 0.62} />}
      {emblem}
    </>
  )
}

function Tracks({ l, w, to }: { l: number; w: number; to: number }) {
  const from = -l + 1
  const links = Array.from({ length: Math.max(1, Math.floor((to - from - 3) / 5)) }, (_, i) => from + 4 + i * 5)
  const deep = w * 0.42
  return (
    <>
      {[-w, w - deep].map(y => (
        <rect key={y} x={from} y={y} width={to - from} height={deep} rx="3" fill="#34383a" stroke={EDGE} />
      ))}
      <path
        d={links.map(x => `M${x} ${-w + 1}v${deep - 2}M${x} ${w - deep + 1}v${deep - 2}`).join('')}
        stroke="#596062"
      />
    </>
  )
}

function Wheels({ chassis, l, w }: { chassis: Chassis; l: number; w: number }) {
  const at = { halftrack: [0.68], jeep: [-0.62, 0.62], truck: [-0.72, -0.4, 0.66] }[chassis as string] ?? [
    -0.7, -0.3, 0.62,
  ]
  const long = l * 0.17
  return (
    <g fill="#23241f" stroke={EDGE} stroke-width=".8">
      {at.flatMap(x =>
        [-w, w - 7].map(y => <rect key={`${x} ${y}`} x={x * l - long} y={y} width={2 * long} height="7" rx="2.2" />),
      )}
    </g>
  )
}

/** A hull with a sloping nose, lit from the north-west, with the grid of its engine behind. */
function Body({ paint, l, w }: { paint: Paint; l: number; w: number }) {
  return (
    <>
      <path
        d={`M${-l} ${-w}H${l * 0.76}L${l} ${-w * 0.62}V${w * 0.62}L${l * 0.76} ${w}H${-l}Z`}
        fill={paint.hull}
        stroke={EDGE}
        stroke-width="1.4"
      />
      <path d={`M${-l} ${-w}H${l * 0.76}L${l} ${-w * 0.62}V${-w * 0.2}H${-l}Z`} fill={paint.light} opacity=".7" />
      <path
        d={`M${-l * 0.7} ${-w * 0.8}q${l * 0.25} ${w * 0.5} ${l * 0.55} .1t${l * 0.5} ${w * 0.4}q${-l * 0.3} ${w * 0.6}-${l * 0.6} ${w * 0.2}t${-l * 0.45} ${w * 0.1}z`}
        fill={paint.spots}
        opacity=".6"
      />
      <path
        d={[-0.5, -0.25, 0.25, 0.5].map(y => `M${-l + 4} ${y * w}h${l * 0.3}`).join('')}
        stroke={EDGE}
        stroke-opacity=".55"
      />
      <path d={`M${l * 0.72} ${-w}V${w}`} stroke={EDGE} stroke-opacity=".35" />
    </>
  )
}

function Barrel({
  from,
  to,
  broad,
  paint,
  brake = false,
}: {
  from: number
  to: number
  broad: number
  paint: Paint
  brake?: boolean
}) {
  const b = broad / 2
  const end = brake ? `H${to - 8}V${-b - 1.8}H${to}V${b + 1.8}H${to - 8}V${b}` : `H${to}V${b}`
  return <path d={`M${from} ${-b}${end}H${from}Z`} fill={paint.turret} stroke={EDGE} stroke-width="1.2" />
}

function Turret({
  paint,
  x,
  r,
  gun,
  brake = false,
}: {
  paint: Paint
  x: number
  r: number
  gun: number
  brake?: boolean
}) {
  const shape = `M${-r} ${-r * 0.86}H${r * 0.5}L${r * 1.05} ${-r * 0.45}V${r * 0.45}L${r * 0.5} ${r * 0.86}H${-r}L${-r * 1.3} ${r * 0.45}V${-r * 0.45}Z`
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={shape} transform="translate(2.2 3)" fill="#0007" />
      <Barrel from={r} to={gun - x} broad={brake ? 5 : 3.4} paint={paint} brake={brake} />
      <path d={shape} fill={paint.turret} stroke={EDGE} stroke-width="1.4" />
      <path
        d={`M${-r} ${-r * 0.86}H${r * 0.5}L${r * 1.05} ${-r * 0.45}V${-r * 0.1}H${-r * 1.3}V${-r * 0.45}Z`}
        fill={paint.light}
        opacity=".8"
      />
      <circle cx={-r * 0.45} cy={-r * 0.3} r={r * 0.34} fill={paint.dark} stroke={EDGE} />
      <rect x={r * 0.94} y="-4" width="6" height="8" fill={paint.dark} stroke={EDGE} />
    </g>
  )
}

function Casemate({ paint, l, w }: { paint: Paint; l: number; w: number }) {
  return (
    <>
      <path
        d={`M${-l * 0.5} ${-w * 0.66}H${l * 0.2}L${l * 0.42} ${-w * 0.4}V${w * 0.4}L${l * 0.2} ${w * 0.66}H${-l * 0.5}Z`}
        fill={paint.turret}
        stroke={EDGE}
        stroke-width="1.4"
      />
      <path
        d={`M${-l * 0.5} ${-w * 0.66}H${l * 0.2}L${l * 0.42} ${-w * 0.4}V${-w * 0.1}H${-l * 0.5}Z`}
        fill={paint.light}
        opacity=".75"
      />
      <circle cx={-l * 0.22} cy={-w * 0.3} r={w * 0.2} fill={paint.dark} stroke={EDGE} />
      <Barrel from={l * 0.38} to={l * 1.12} broad={5} paint={paint} brake />
    </>
  )
}

interface WellProps {
  paint: Paint
  from: number
  to: number
  w: number
  gun?: number
  thin?: boolean
}

/** A body that is open above, with benches along its sides, and the gun that it carries. */
function Well({ paint, from, to, w, gun, thin = false }: WellProps) {
  return (
    <>
      <rect x={from} y={-w} width={to - from} height={2 * w} rx="2" fill="#2a2d27" stroke={EDGE} stroke-width="1.2" />
      <path d={`M${from + 3} ${-w + 4}H${to - 3}M${from + 3} ${w - 4}H${to - 3}`} stroke="#6d6a52" stroke-width="3.6" />
      {gun !== undefined && (
        <>
          <path d={`M${to - 3} ${-w * 0.7}V${w * 0.7}`} stroke={paint.dark} stroke-width="5" />
          <Barrel from={to - 14} to={gun} broad={thin ? 2.6 : 4.6} paint={paint} brake={!thin} />
        </>
      )}
    </>
  )
}

/** A load under a tarpaulin, and the cab before it. */
function Load({ l, w }: { l: number; w: number }) {
  return (
    <>
      <rect
        x={-l * 0.96}
        y={-w * 0.8}
        width={l * 1.1}
        height={w * 1.6}
        rx="3"
        fill="#8b8763"
        stroke={EDGE}
        stroke-width="1.2"
      />
      <path
        d={[-0.7, -0.42, -0.14].map(x => `M${x * l} ${-w * 0.8}V${w * 0.8}`).join('')}
        stroke="#3b3a2a"
        stroke-opacity=".6"
      />
      <path d={`M${-l * 0.96} ${-w * 0.8}H${l * 0.14}V${-w * 0.2}H${-l * 0.96}Z`} fill="#fff" opacity=".16" />
      <rect x={l * 0.24} y={-w * 0.66} width={l * 0.1} height={w * 1.32} fill="#a9dbe8" stroke={EDGE} />
    </>
  )
}

function Motorcycle({ paint, l, w }: { paint: Paint; l: number; w: number }) {
  return (
    <g stroke={EDGE}>
      <path d={`M${-l} 0H${-l * 0.3}M${l * 0.4} 0H${l}`} stroke="#23241f" stroke-width="5" stroke-linecap="round" />
      <ellipse cx={-l * 0.1} rx={l * 0.5} ry={w * 0.34} fill={paint.hull} />
      <path
        d={`M${-l * 0.5} ${w * 0.4}H${l * 0.3}Q${l * 0.7} ${w * 0.7} ${l * 0.3} ${w}H${-l * 0.5}Z`}
        fill={paint.dark}
      />
      <path d={`M${l * 0.34} ${-w * 0.8}V${w * 0.4}`} stroke-width="2.4" />
    </g>
  )
}

function Emblem({ side, x }: { side: Side; x: number }) {
  return (
    <g transform={`translate(${x} 0) scale(1.3)`}>
      {side === 'allies' ? (
        <path d={STAR} fill="#fff" opacity=".92" />
      ) : (
        <path d={CROSS} fill={EDGE} stroke="#fff" stroke-width="1.4" />
      )}
    </g>
  )
}

/** A gun on its carriage, looking east: trails behind, wheels, a shield, the barrel; drawn about its shield. */
export function Carriage({ side, shield }: { side: Side; shield: boolean }) {
  const paint = PAINT[side]
  return (
    <g stroke={EDGE} stroke-width="1.1">
      <path d="M-2-2-26-11M-2 2-26 11" stroke={EDGE} stroke-width="5" stroke-linecap="round" />
      <path d="M-2-2-26-11M-2 2-26 11" stroke={paint.hull} stroke-width="3" stroke-linecap="round" />
      <rect x="-6" y="-16" width="12" height="6" rx="2" fill="#23241f" />
      <rect x="-6" y="10" width="12" height="6" rx="2" fill="#23241f" />
      <path d="M-9-2.600H25V-4.200H31V4.200H25V2.600H-9Z" fill={paint.turret} />
      <path d="M-11-4.500H-1V4.500H-11Z" fill={paint.dark} />
      {shield && <path d="M5-15 9-12V12L5 15Z" fill={paint.light} />}
    </g>
  )
}
