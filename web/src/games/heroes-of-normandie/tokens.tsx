/** Tokens on the counters of Heroes of Normandie: orders, and the strip of suppression. */

import type { Piece } from '~/api/wire'
import { speaker } from '~/text/language'
import { Drawn, disc, placed, type Shape } from '../shapes'
import { CROSS, type Side, STAR } from '../sides'
import { bandOf, suppression } from './markers'

const DISCS = {
  allies: ['#1d4f80', '#0f3152', '#ffffff', '#8fb4d8'],
  axis: ['#d9692a', '#8f3d0e', '#1d1208', '#ffd0ad'],
} as const

/** What is printed on a token: its number, a star for a special order, a dash for a bluff, nothing face down. */
const FACES: Record<string, string> = { special: '★', bluff: '–', blank: '–', hidden: '' }

export function Order({
  order,
  side,
  x,
  y,
  scale,
}: {
  order: string
  side: Side
  x: number
  y: number
  scale: number
}) {
  const [top, edge, ink, faint] = DISCS[side]
  const face = FACES[order] ?? order
  const shapes: Shape[] = [
    { d: disc(1.5, 2.4, 13), fill: '#0007' },
    { d: disc(0, 0, 13), fill: edge },
    { d: disc(0, -0.9, 12.4), fill: top, stroke: '#fff', width: face ? 2.2 : 1.2 },
    ...(face ? [] : [{ d: placed(side === 'allies' ? STAR : CROSS, 0, 0, 1.5), fill: faint }]),
  ]
  return (
    <>
      <Drawn shapes={shapes} x={x} y={y} k={scale} />
      {face && (
        <text x={x} y={y + 6 * scale} text-anchor="middle" font-size={17 * scale} class="cn" fill={ink}>
          {face}
        </text>
      )}
    </>
  )
}

/** What is printed on the band of a piece, in the language of the moment. */
export function bandWords(piece: Piece): string {
  const say = speaker.value
  const name = (type: string) => (say.has(`hon-band-${type}`) ? say.ui(`hon-band-${type}`) : null)
  return bandOf(piece, name).toUpperCase()
}

export function Strip({ states, x, y, k }: { states: readonly string[]; x: number; y: number; k: number }) {
  const count = suppression(states)
  if (!count) return null
  const word = speaker.value.word('suppressed').toUpperCase()
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <g transform="rotate(-7)">
        <rect x="-28.5" y="-6.6" width="57" height="12.8" rx="2" fill="#f2b632" stroke="#1b1406" stroke-width="1.5" />
        <text
          y="4"
          text-anchor="middle"
          font-size="11.6"
          class="cn"
          fill="#1b1406"
          textLength="52"
          lengthAdjust="spacingAndGlyphs"
        >
          {word}
        </text>
      </g>
      {count > 1 && (
        <g transform="translate(-28 -13)">
          <circle r="9" fill="#1b1406" stroke="#f2b632" stroke-width="1.2" />
          <text y="4.5" text-anchor="middle" font-size="13" class="cn" fill="#f2b632">
            ×{count}
          </text>
        </g>
      )}
    </g>
  )
}
