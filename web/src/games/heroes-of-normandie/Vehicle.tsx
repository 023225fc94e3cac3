/** Vehicles from above, turned the way they face, with the shields of their front, side and rear. */

import { Aboard } from '../Aboard'
import type { CounterFace } from '../art'
import { CROSS, LOOKS, type Side, STAR } from '../sides'
import { Value } from '../Values'
import { ordersOf } from './markers'
import { bandWords, Order, Strip } from './tokens'

const PAINT = {
  allies: { hull: '#767a4d', light: '#8c9060', dark: '#5c6040', turret: '#82865a', spots: '#63683f', edge: '#14150f' },
  axis: { hull: '#6a7270', light: '#7f8885', dark: '#4a5150', turret: '#767f7c', spots: '#8a7a3f', edge: '#14150f' },
} as const

/** Where a vehicle is drawn to face whose facing does not matter. */
const EAST = 2

/** Half the length of each kind, as it is drawn; a square is 66 wide. */
const HALF: Record<string, number> = { tank: 58, halftrack: 46, car: 27 }

function kindOf(look: string, long: boolean): 'tank' | 'halftrack' | 'car' {
  if (/half|track|251/.test(look)) return 'halftrack'
  return long ? 'tank' : 'car'
}

export function VehicleCounter({ piece, side, size: z }: CounterFace) {
  const k = z / 58
  const long = (piece.beside?.length ?? 0) > 0
  const kind = kindOf(piece.look ?? '', long)
  const facing = piece.facing ?? -1
  const turns = facing >= 0
  const eighths = turns ? facing : EAST
  const angle = eighths * 45 - 90
  const wreck = (piece.states ?? []).includes('wreck') || /wreck/.test(piece.look ?? '')
  const half = HALF[kind]!
  const at = (along: number, across: number): [number, number] => {
    const turn = (angle * Math.PI) / 180
    return [along * Math.cos(turn) - across * Math.sin(turn), along * Math.sin(turn) + across * Math.cos(turn)]
  }
  const values = new Map(piece.values ?? [])
  const up = Math.cos((angle * Math.PI) / 180) < -0.01 ? -1 : 1
  const shields = [
    ['front', ...at(half - 16, -24 * up)],
    ['side', ...at(-4, 27 * up)],
    ['rear', ...at(8 - half, 24 * up)],
  ] as const
  const guns = [...values].filter(([name]) => !['front', 'side', 'rear', 'move', 'defence'].includes(name)).slice(0, 2)
  const [nx, ny] = at(-6, -25 * up)
  const [ox, oy] = at(2 - half, -28 * up)
  const [gx, gy] = at(10 - half, 0)
  const [cx, cy] = at(kind === 'tank' ? -14 : -8, 0)
  return (
    <g transform={`translate(${z / 2} ${z / 2}) scale(${k})`}>
      <g transform={`rotate(${angle})`} opacity={wreck ? 0.75 : 1} filter={wreck ? 'grayscale(1)' : undefined}>
        <Hull kind={kind} side={side} long={half} />
        {wreck && <path d={`M${-half} -20 L${half} 20M${-half} 20 L${half} -20`} stroke="#1b0a06" stroke-width="5" />}
        {!wreck && turns && (
          <path d={`M${half - 6}-20l11 20-11 20z`} fill="#ffd84a" stroke="#20180a" stroke-width="1.6" />
        )}
      </g>
      {shields.map(([name, x, y]) =>
        values.has(name) ? <Value key={name} name={name} value={values.get(name)!} x={x} y={y} scale={1.25} /> : null,
      )}
      {values.has('defence') && <Value name="defence" value={values.get('defence')!} x={0} y={18} scale={1.15} />}
      {guns.map(([name, value], i) => (
        <Value key={name} name={name} value={value} x={gx + (i - (guns.length - 1) / 2) * 14} y={gy} scale={1.05} />
      ))}
      <Aboard count={piece.carries?.length ?? 0} x={cx} y={cy} k={0.95} />
      {piece.label && <Name words={bandWords(piece)} side={side} x={nx} y={ny} />}
      <Strip states={piece.states ?? []} x={0} y={4} k={1} />
      {ordersOf(piece.states ?? []).map((order, i) => (
        <Order key={order} order={order} side={side} x={ox + i * 20} y={oy} scale={0.9} />
      ))}
    </g>
  )
}

function Name({ words, side, x, y }: { words: string; side: Side; x: number; y: number }) {
  const look = LOOKS[side]
  const width = Math.max(30, words.length * 6.6 + 10)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y="-8.5"
        width={width}
        height="17"
        rx={side === 'allies' ? 5 : 1}
        fill={look.band}
        stroke="#14150f"
      />
      <text y="4.8" text-anchor="middle" font-size="13.5" class="cn" fill={look.bandInk}>
        {words}
      </text>
    </g>
  )
}

function Hull({ kind, side, long }: { kind: string; side: Side; long: number }) {
  const paint = PAINT[side]
  const front = long - 12
  if (kind === 'car') return <Car side={side} />
  const links = Array.from({ length: Math.floor((long * 2 - 8) / 6.3) }, (_, i) => -long + 5 + i * 6.3)
  return (
    <>
      <rect
        x={-long}
        y="-25"
        width={long * 2 + 2}
        height="54"
        rx="6"
        fill="#0c0e08"
        opacity=".45"
        transform="translate(4 5)"
      />
      <g stroke={paint.edge} stroke-width="1.4" fill="#33383a">
        <rect x={2 - long} y="-28" width={kind === 'halftrack' ? long * 1.2 : long * 2 - 4} height="14" rx="3" />
        <rect x={2 - long} y="14" width={kind === 'halftrack' ? long * 1.2 : long * 2 - 4} height="14" rx="3" />
      </g>
      <g stroke="#555c5e" stroke-width="1.4">
        {links
          .filter(x => kind !== 'halftrack' || x < long * 0.16)
          .map(x => (
            <path key={x} d={`M${x}-27.4V-14.6M${x} 14.6V27.4`} />
          ))}
      </g>
      <path
        d={`M${-long}-20H${front}L${long}-12V12L${front} 20H${-long}Z`}
        fill={paint.hull}
        stroke={paint.edge}
        stroke-width="1.6"
      />
      <path d={`M${-long}-20H${front}L${long}-12V-4H${-long}Z`} fill={paint.light} opacity=".75" />
      <path d="M-40-18q14 10 30 2t28 8q-14 12-32 4t-26 2z" fill={paint.spots} opacity=".7" />
      <g fill="none" stroke={paint.edge} stroke-opacity=".6">
        <path d={`M${4 - long}-9h20M${4 - long}-6h20M${4 - long} 6h20M${4 - long} 9h20`} />
      </g>
      {kind === 'halftrack' ? <OpenBody side={side} /> : <Turret side={side} long={long} />}
    </>
  )
}

function Turret({ side, long }: { side: Side; long: number }) {
  const paint = PAINT[side]
  const shape = 'M-24-15H10L22-8V8L10 15H-24L-30 8V-8Z'
  return (
    <>
      <path d={shape} transform="translate(2.5 3.5)" fill="#0007" />
      <path d={shape} fill={paint.turret} stroke={paint.edge} stroke-width="1.6" />
      <path d="M-24-15H10L22-8V-2H-29V-8Z" fill={paint.light} opacity=".8" />
      <circle cx="-14" cy="-5" r="6.5" fill={paint.dark} stroke={paint.edge} />
      <rect x="20" y="-4.6" width="9" height="9.2" fill={paint.dark} stroke={paint.edge} />
      <path
        d={`M28-2.6H${long + 18}V-4.4H${long + 26}V4.4H${long + 18}V2.6H28Z`}
        fill={paint.turret}
        stroke={paint.edge}
        stroke-width="1.4"
      />
      <Emblem side={side} x={-4} y={7} />
    </>
  )
}

function OpenBody({ side }: { side: Side }) {
  const paint = PAINT[side]
  return (
    <>
      <rect x="-40" y="-14" width="46" height="28" rx="2" fill="#2c2f2a" stroke={paint.edge} stroke-width="1.4" />
      <path d="M-38-9H4M-38 9H4" stroke="#6d6a52" stroke-width="4" />
      <rect x="10" y="-15" width="10" height="30" fill={paint.dark} stroke={paint.edge} />
      <path d="M2-2H26V2H2Z" fill={paint.dark} stroke={paint.edge} />
      <Emblem side={side} x={30} y={0} />
    </>
  )
}

function Car({ side }: { side: Side }) {
  const paint = PAINT[side]
  return (
    <>
      <rect x="-27" y="-15" width="54" height="32" rx="5" fill="#0c0e08" opacity=".45" transform="translate(3 4)" />
      <g fill="#2b2d2b">
        {[-18, 14].flatMap(x =>
          [-17, 11].map(y => <rect key={`${x} ${y}`} x={x - 5} y={y} width="11" height="6" rx="2" />),
        )}
      </g>
      <rect x="-26" y="-14" width="52" height="28" rx="4" fill={paint.hull} stroke={paint.edge} stroke-width="1.6" />
      <rect x="-20" y="-10" width="24" height="20" rx="2" fill={paint.dark} stroke={paint.edge} />
      <rect x="6" y="-11" width="4" height="22" fill="#a9dbe8" stroke={paint.edge} />
      <Emblem side={side} x={18} y={0} />
    </>
  )
}

function Emblem({ side, x, y }: { side: Side; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.1)`}>
      {side === 'allies' ? (
        <path d={STAR} fill="#fff" />
      ) : (
        <path d={CROSS} fill="#14150f" stroke="#fff" stroke-width="1.6" />
      )}
    </g>
  )
}

/** A gun with its shield, from the side. */
export function Gun({ side, k }: { side: Side; k: number }) {
  return (
    <g transform={`translate(${5 * k} ${19 * k}) scale(${k * 1.2})`} fill={LOOKS[side].ink}>
      <path d="M2 13 14 6H18V2H21V14H17L6 17ZM20 6.4H39V5.4H42V9.6H39V8.6H20Z" />
      <circle cx="17" cy="14.5" r="4.4" />
      <circle cx="17" cy="14.5" r="1.6" fill={LOOKS[side].stock} />
    </g>
  )
}
