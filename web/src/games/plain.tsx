/** How a game is drawn that has no drawing of its own yet: cards with their label, marks as words. */

import type { Art, CounterFace } from './art'
import { Card } from './Card'
import { LOOKS } from './sides'

function Counter({ piece, side, size }: CounterFace) {
  return (
    <Card side={side} size={size} label="">
      <text
        x={size / 2}
        y={size * 0.68}
        text-anchor="middle"
        font-size={size * (piece.label.length > 4 ? 0.24 : 0.34)}
        class="cn"
        fill={LOOKS[side].ink}
      >
        {piece.label}
      </text>
    </Card>
  )
}

export const plain: Art = {
  counter: 1.18,
  showsDetails: false,
  Counter,
  Marks: plot =>
    plot.marks.length ? (
      <text
        key={plot.place}
        x={plot.centre[0]}
        y={plot.centre[1]}
        text-anchor="middle"
        font-size="9"
        class="cn halo"
        fill="#fff6d8"
      >
        {plot.marks.join(' ')}
      </text>
    ) : null,
  icons: {},
  severity: () => 'light',
  lessons: {},
}
