import type { CounterFace } from '../art'
import { Card } from '../Card'
import { FIGURES, type Figure, SLOTS, TAGS } from '../figures'
import { Drawn, placed } from '../shapes'
import { CROSS, footShape, LOOKS, type Side, STAR } from '../sides'
import { Foot } from '../Values'
import { isVehicle, ordersOf } from './markers'
import { bandWords, Order, Strip } from './tokens'
import { Gun, VehicleCounter } from './Vehicle'

const ELITE = /ranger|para|elite|veteran|pionier|engineer|hero|fallschirm|sniper/

/** Who is drawn on a team of a look and type. */
function bustsOf(look: string, type: string): Figure[] {
  if (look === 'mg' || look === 'mortar') return [look]
  if (look === 'officer' || /officer|leader|serge|lieut|captain|feldwebel/.test(type)) return ['officer']
  const figure: Figure = ELITE.test(type) ? 'elite' : 'regular'
  return /sniper|hero|scout-single/.test(type) ? [figure] : [figure, figure, figure]
}

/** A team: named band, busts, foot with its values; orders above the corner, suppression as a slanted strip. */
export function Counter(face: CounterFace) {
  const { piece, side, size: z } = face
  if (isVehicle(piece)) return <VehicleCounter {...face} />
  const k = z / 58
  const look = LOOKS[side]
  const drawn = piece.look ?? ''
  const hidden = drawn === 'hidden'
  const words = bandWords(piece)
  const active = !(piece.states ?? []).some(state => ['activated', 'inactive', 'done', 'exhausted'].includes(state))
  const values = (piece.values ?? []).filter(([name]) => name !== 'move').slice(0, 4)
  const tags = (piece.states ?? []).map(state => state.replace(/^damaged-.*/, 'damaged')).filter(state => state in TAGS)
  return (
    <>
      <Card side={side} size={z} label="" tired={!active} band={13 / 58}>
        <path d={footShape(side, z, 43 * k)} fill={side === 'allies' ? '#22303a' : '#1a1d1d'} />
        <text
          x={16.5 * k}
          y={10.9 * k}
          font-size={12 * k}
          class="cn"
          fill={active ? look.bandInk : '#fff'}
          {...(words.length > 6 ? { textLength: 38 * k, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {words}
        </text>
        {drawn === 'gun' && <Gun side={side} k={k} />}
        {!hidden && drawn !== 'gun' && <Busts figures={bustsOf(drawn, piece.figures?.[0] ?? '')} side={side} k={k} />}
        {hidden && <Unknown side={side} k={k} />}
        <Foot values={values} size={z} />
      </Card>
      {tags.map((tag, i) => (
        <Drawn key={tag} shapes={TAGS[tag]!} x={z - 2 * k} y={z - 22 * k - i * 17 * k} k={k * 0.95} />
      ))}
      <Strip states={piece.states ?? []} x={z / 2} y={z - 20 * k} k={k} />
      {ordersOf(piece.states ?? []).map((order, i) => (
        <Order key={order} order={order} side={side} x={z - (1 + i * 19) * k} y={-7 * k} scale={0.76 * k} />
      ))}
    </>
  )
}

/** What the seat may not know: the emblem of the side, large. */
function Unknown({ side, k }: { side: Side; k: number }) {
  const d = side === 'allies' ? STAR : CROSS
  return <path d={placed(d, 29 * k, 28 * k, 2.6 * k)} fill={LOOKS[side].ink} opacity=".55" />
}

function Busts({ figures, side, k }: { figures: Figure[]; side: Side; k: number }) {
  const wide = figures.find(figure => SLOTS[figure] === 2)
  const shown: Figure[] = wide ? [wide] : figures.slice(0, 4)
  const many = shown.length
  const step = many > 3 ? 13.2 : 18
  return (
    <>
      {shown.map((figure, i) => (
        <Drawn
          key={i}
          shapes={FIGURES[figure](side)}
          x={(wide ? 4 : 29 - (many * step) / 2 + i * step - (many > 3 ? 1 : 3.6)) * k}
          y={16.5 * k}
          k={(wide ? 1.86 : many > 3 ? 1.6 : 1.95) * k}
          ink={LOOKS[side].ink}
        />
      ))}
    </>
  )
}
