import { speaker } from '~/text/language'
import type { CounterFace } from '../art'
import { Card } from '../Card'
import { box, Drawn, disc, placed } from '../shapes'
import { footShape, LOOKS } from '../sides'
import { NatoSymbol } from '../symbols'
import { barOf, MARKERS, MOVERS, SYMBOLS, TWICE, WEAPONS } from './kinds'

const SHIELD = 'M-6-6.2H6V.6Q5 4.8 0 7-5 4.8-6 .6Z'

/** A company or a battery: named band, bar of its formation, symbol, Troop Quality and steps, and its values below. */
export function Counter({ piece, side, size: z }: CounterFace) {
  const k = z / 50
  const look = LOOKS[side]
  const states = piece.states ?? []
  const values = new Map(piece.values ?? [])
  const tones = new Map(piece.tones ?? [])
  const markers = states.filter(state => state in MARKERS)
  const say = speaker.value
  const words = say.attribute(`name-${piece.label}`, 'short') ?? say.word(piece.label)
  const mounted = states.includes('mounted')
  const done = states.includes('acted')
  /** Markers lie on the corner that a long name would end in. */
  const room = markers.length ? 27 : 31
  return (
    <>
      <Card side={side} size={z} label="" tired={done} band={0.25}>
        <text
          x={16 * k}
          y={10.2 * k}
          font-size={11.4 * k}
          class="cn"
          fill={done ? '#fff' : look.bandInk}
          {...(words.length > room / 5 ? { textLength: room * k, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {words}
        </text>
        <path d={footShape(side, z, 34 * k)} fill={side === 'allies' ? '#22303a' : '#1a1d1d'} />
        <path
          d={box(0, 12.5 * k, 5.4 * k, 21.5 * k)}
          fill={barOf(piece.group ?? -1, tones.get('stripe'))}
          stroke="#14150f"
          stroke-width={0.8 * k}
        />
        <NatoSymbol
          word={SYMBOLS[piece.look ?? ''] ?? 'infantry'}
          x={6.5 * k}
          y={13 * k}
          width={29.5 * k}
          ink={look.ink}
        />
        {mounted && <path d={`${disc(14 * k, 32.4 * k, 1.7 * k)}${disc(28 * k, 32.4 * k, 1.7 * k)}`} fill={look.ink} />}
        <text x={42 * k} y={25.4 * k} text-anchor="middle" font-size={14.5 * k} class="cn" fill={look.ink}>
          {values.get('quality')}
        </text>
        <Steps left={values.get('steps') ?? 0} x={42 * k} y={30 * k} k={k} ink={look.ink} />
        <Weapon value={values.get('fire')} tone={tones.get('fire')} range={values.get('range')} x={8.4 * k} k={k} />
        <Weapon
          value={values.get('assault')}
          tone={tones.get('assault')}
          twice={tones.has('assault-number')}
          x={22 * k}
          k={k}
        />
        <Defence value={values.get('defence') ?? 0} armoured={tones.get('defence') === 'armoured'} x={33 * k} k={k} />
        <Move value={values.get('movement')} mover={tones.get('movement') ?? 'leg'} x={44 * k} k={k} />
      </Card>
      {markers.map((marker, i) => (
        <Drawn key={marker} shapes={MARKERS[marker]!} x={z + 1 * k} y={(3 + i * 12.5) * k} k={k * 0.86} />
      ))}
    </>
  )
}

/** A dot for each step that is left. */
function Steps({ left, x, y, k, ink }: { left: number; x: number; y: number; k: number; ink: string }) {
  const dots = Array.from({ length: left }, (_, i) => disc(x + (i - (left - 1) / 2) * 5.4 * k, y, 1.7 * k))
  return <path d={dots.join('')} fill={ink} />
}

interface PlateProps {
  x: number
  k: number
}

interface WeaponProps extends PlateProps {
  value: number | undefined
  tone: string | undefined
  range?: number | undefined
  twice?: boolean
}

/** A value on the colour of its weapon, with its range where that is more than a hex; red where it counts twice. */
function Weapon({ value, tone, range = 1, twice = false, x, k }: WeaponProps) {
  if (value === undefined) return null
  const [fill, own] = WEAPONS[tone ?? 'small-arms']!
  const ink = twice ? TWICE : own
  const far = range > 1
  return (
    <>
      <path
        d={box(x - 5.8 * k, 36 * k, (far ? 13.6 : 11.6) * k, 12 * k)}
        fill={fill}
        {...(tone === 'emplaced' ? { stroke: own, 'stroke-width': 0.8 * k } : {})}
      />
      <text x={x - (far ? 1.8 * k : 0)} y={46.6 * k} text-anchor="middle" font-size={12.6 * k} class="cn" fill={ink}>
        {value}
      </text>
      {far && (
        <text x={x + 4.4 * k} y={42.2 * k} text-anchor="middle" font-size={7.2 * k} class="cn" fill={ink}>
          {range}
        </text>
      )}
    </>
  )
}

/** White on black behind armour, black on white without it. */
function Defence({ value, armoured, x, k }: PlateProps & { value: number; armoured: boolean }) {
  return (
    <>
      <path
        d={placed(SHIELD, x, 42 * k, 0.84 * k)}
        fill={armoured ? '#0b0c0a' : '#ffffff'}
        stroke={armoured ? '#ffffff' : '#0b0c0a'}
        stroke-width={0.9 * k}
      />
      <text
        x={x}
        y={46 * k}
        text-anchor="middle"
        font-size={(value < 0 ? 9 : 10.6) * k}
        class="cn"
        fill={armoured ? '#ffffff' : '#0b0c0a'}
      >
        {value}
      </text>
    </>
  )
}

function Move({ value, mover, x, k }: PlateProps & { value: number | undefined; mover: string }) {
  const [fill, ink] = MOVERS[mover] ?? MOVERS.leg!
  return (
    <>
      <path d={disc(x, 42 * k, 5 * k)} fill={fill} />
      <text x={x} y={45.8 * k} text-anchor="middle" font-size={10 * k} class="cn" fill={ink}>
        {value ?? '–'}
      </text>
    </>
  )
}
