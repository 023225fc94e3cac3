import type { ComponentChildren } from 'preact'
import { placed } from './shapes'
import { bandShape, CROSS, cardShape, LOOKS, type Side, STAR } from './sides'

interface CardProps {
  side: Side
  size: number
  label: string
  tired?: boolean
  /** The height of the band, as a part of the card. */
  band?: number
  /** The colour of a band that is the nation's: without emblem, and the game itself writes on it. */
  nation?: string
  children?: ComponentChildren
}

/** The stock of a counter: shadow, edge, band with emblem and name. */
export function Card({ side, size: z, label, tired = false, band: share = 0.26, nation, children }: CardProps) {
  const look = LOOKS[side]
  const shape = cardShape(side, z)
  const band = z * share
  return (
    <g>
      <path d={placed(shape, 2.6, 3.4)} fill="#0c0e08" opacity=".42" />
      <path d={placed(shape, 1, 1.6)} fill={look.edge} />
      <path d={shape} fill={`url(#stock-${side})`} />
      <path d={bandShape(side, z, band)} fill={nation ?? look.band} />
      {tired && <path d={shape} fill="#12140f" opacity={side === 'allies' ? 0.38 : 0.42} />}
      {tired && <path d={shape} fill="url(#hatch)" />}
      {!nation && <Emblazoned side={side} size={z} label={label} tired={tired} band={band} />}
      {children}
      <path d={shape} fill="none" stroke="#14150f" stroke-width="1.3" />
      <path d={placed(shape, 0.9, 0.9, 1 - 1.8 / z)} fill="none" stroke="#fff" stroke-opacity=".35" />
    </g>
  )
}

interface EmblazonedProps {
  side: Side
  size: number
  label: string
  tired: boolean
  band: number
}

/** The emblem of the side and a name, on a band of this height. */
function Emblazoned({ side, size: z, label, tired, band }: EmblazonedProps) {
  return (
    <>
      <path
        d={placed(side === 'allies' ? STAR : CROSS, z * 0.17, band * 0.53, (z / 46) * 0.86)}
        fill="#fff"
        {...(side === 'axis' && !tired ? { stroke: '#1d1208', 'stroke-width': 1.1 } : {})}
      />
      <text
        x={z * 0.91}
        y={band * 0.84}
        text-anchor="end"
        font-size={z * 0.25}
        class="cn"
        fill={tired ? '#fff' : LOOKS[side].bandInk}
      >
        {label}
      </text>
    </>
  )
}

/** Gradients and patterns that counters and highlights share; once in a page. */
export function Definitions() {
  return (
    <defs>
      <linearGradient id="stock-allies" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#f7f0d9" />
        <stop offset="1" stop-color="#dccfa6" />
      </linearGradient>
      <linearGradient id="stock-axis" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#68716e" />
        <stop offset="1" stop-color="#474e4d" />
      </linearGradient>
      <Hatch id="hatch" gap={5} width={1.6} fill="#000" opacity={0.32} angle={45} />
      <Hatch id="danger" gap={8} width={2.4} fill="#d81b60" opacity={0.55} angle={45} />
      <Hatch id="refuse" gap={7} width={2} fill="#0b0c0a" opacity={0.55} angle={-45} />
      <filter id="soft" x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="2.4" />
      </filter>
    </defs>
  )
}

interface HatchProps {
  id: string
  gap: number
  width: number
  fill: string
  opacity: number
  angle: number
}

function Hatch({ id, gap, width, fill, opacity, angle }: HatchProps) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <rect width={width} height={gap} fill={fill} opacity={opacity} />
    </pattern>
  )
}
