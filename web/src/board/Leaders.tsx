import type { SeatInfo } from '~/api/wire'
import { LOOKS, sideOf } from '~/games/sides'
import { speaker } from '~/text/language'
import type { Plan, Plot } from './plan'

/** Leaders are no counters: a plate with name and command range at the head of their cell, above all counters. */
export function Leaders({ plan, seats }: { plan: Plan; seats: readonly SeatInfo[] }) {
  return (
    <g class="leaders" aria-hidden="true">
      {plan.plots
        .filter(plot => plot.marks.some(mark => mark.kind === 'leader'))
        .map(plot => plates(plot, plan, seats))}
    </g>
  )
}

const HEIGHT = 13

function plates(plot: Plot, plan: Plan, seats: readonly SeatInfo[]) {
  const [x, y] = plot.centre
  const top = y - plan.side * 0.74
  return plot.marks
    .filter(mark => mark.kind === 'leader')
    .map((mark, i) => {
      const name = speaker.value.word(mark.label ?? '').toUpperCase()
      const width = name.length * 5.4 + 24
      const look = LOOKS[sideOf(seats[mark.holder ?? 0])]
      const at = top - i * (HEIGHT + 1)
      const left = x - width / 2
      return (
        <g key={`${plot.place} ${mark.label}`}>
          <rect
            x={left + 1.4}
            y={at - HEIGHT / 2 + 2}
            width={width}
            height={HEIGHT}
            rx="6.500"
            fill="#0c0e08"
            opacity=".45"
          />
          <rect
            x={left}
            y={at - HEIGHT / 2}
            width={width}
            height={HEIGHT}
            rx="6.500"
            fill={look.stock}
            stroke="#14150f"
          />
          <circle cx={left + 7} cy={at} r="6" fill={look.band} stroke="#14150f" stroke-width=".8" />
          <text x={left + 7} y={at + 3.6} text-anchor="middle" class="cn" font-size="10" fill={look.bandInk}>
            {mark.value}
          </text>
          <text
            x={left + 15}
            y={at + 3.7}
            class="cn"
            font-size="10.500"
            fill={look.ink}
            textLength={width - 20}
            lengthAdjust="spacingAndGlyphs"
          >
            {name}
          </text>
        </g>
      )
    })
}
