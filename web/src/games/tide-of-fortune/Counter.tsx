import type { CounterFace } from '../art'
import { Card } from '../Card'
import { formationOf } from '../formations'
import { box, Drawn, disc } from '../shapes'
import { LOOKS } from '../sides'
import { NatoSymbol } from '../symbols'
import { LETTERS, NATIONS, STATES, SYMBOLS, shortOf, sizeOf, TIRED } from './kinds'

/** A regiment or a headquarters: nation, number and size on the band, symbol, the bar of its division, values below. */
export function Counter({ piece, side, size: z }: CounterFace) {
  const k = z / 45
  const look = LOOKS[side]
  const states = piece.states ?? []
  const values = new Map(piece.values ?? [])
  const tones = new Map(piece.tones ?? [])
  const [band, bandInk] = NATIONS[tones.get('nation') ?? ''] ?? [look.band, look.bandInk]
  const short = shortOf(piece.label)
  const tags = states.filter(state => state in STATES)
  const kind = piece.look ?? ''
  return (
    <>
      <Card side={side} size={z} label="" tired={TIRED.some(one => states.includes(one))} band={0.28} nation={band}>
        <text
          x={4.4 * k}
          y={10.6 * k}
          font-size={11.5 * k}
          class="cn"
          fill={bandInk}
          {...(short.length > 4 ? { textLength: 24 * k, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {short}
        </text>
        <text x={z - 4.2 * k} y={9.9 * k} text-anchor="end" font-size={8.4 * k} class="cn" fill={bandInk}>
          {sizeOf(piece.label)}
        </text>
        <path
          d={box(1.2 * k, 14 * k, 4.2 * k, 17.6 * k)}
          fill={formationOf(piece.group ?? -1)}
          stroke="#14150f"
          stroke-width={0.7 * k}
        />
        <NatoSymbol word={SYMBOLS[kind] ?? 'infantry'} x={8.4 * k} y={14 * k} width={27 * k} ink={look.ink} />
        {LETTERS[kind] && (
          <text x={21.9 * k} y={26.8 * k} text-anchor="middle" font-size={11 * k} class="cn" fill={look.ink}>
            {LETTERS[kind]}
          </text>
        )}
        {kind === 'heavy-armour' && <path d={disc(21.9 * k, 23.2 * k, 2.2 * k)} fill={look.ink} />}
        {values.has('ar') && (
          <text x={41.6 * k} y={22.6 * k} text-anchor="end" font-size={10 * k} class="cn" fill={look.ink}>
            {values.get('ar')}
          </text>
        )}
        {tones.get('ab') === 'circled' && (
          <path d={disc(8 * k, 38 * k, 6 * k)} fill="none" stroke={look.ink} stroke-width={1.1 * k} />
        )}
        <Foot values={values} tones={tones} z={z} ink={look.ink} side={side} />
      </Card>
      {tags.map((tag, i) => (
        <Drawn key={tag} shapes={STATES[tag]!} x={z - 0.5 * k} y={(15 + i * 12) * k} k={k * 0.84} />
      ))}
    </>
  )
}

interface FootProps {
  values: ReadonlyMap<string, number>
  tones: ReadonlyMap<string, string>
  z: number
  ink: string
  side: CounterFace['side']
}

/** AB, CR, TR and MP of a unit; ATB, artillery, OR and DR of a headquarters, those that have suffered in red. */
function Foot({ values, tones, z, ink, side }: FootProps) {
  const k = z / 45
  const rating = tones.get('cr') ?? ''
  const letter = tones.get('attack') === 'never' ? `(${rating})` : rating
  const isHq = values.has('offensive-rating')
  const hurt = side === 'allies' ? '#a1122f' : '#ffb199'
  const parts: (readonly [string, string])[] = isHq
    ? [
        [`${values.get('atb')}`, ink],
        [`${values.get('art-f')}`, ink],
        [`${values.get('offensive-rating')}`, values.has('printed-or') ? hurt : ink],
        [`${values.get('defensive-rating')}`, values.has('printed-dr') ? hurt : ink],
      ]
    : values.has('tr')
      ? [
          [`${values.get('ab')}`, ink],
          [letter, ink],
          [`${values.get('tr')}`, ink],
          [`${values.get('mp')}`, ink],
        ]
      : [[`${values.get('mp') ?? ''}`, ink]]
  const long = parts.reduce((sum, [text]) => sum + text.length + 1, -1) > 7
  return (
    <text
      x={z / 2}
      y={z - 3.2 * k}
      text-anchor="middle"
      font-size={12.4 * k}
      class="cn"
      fill={ink}
      {...(long ? { textLength: 38 * k, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {parts.map(([text, tone], i) => (
        <tspan key={i} fill={tone}>
          {`${i ? '-' : ''}${text}`}
        </tspan>
      ))}
    </text>
  )
}
