import type { Mark, Pair, SeatInfo } from '~/api/wire'
import type { Plot } from '~/board/plan'
import { Drawn, disc, placed } from '../shapes'
import { LOOKS, STAR, sideOf } from '../sides'
import { MARKS } from './kinds'

/** Where marks lie in a cell, in its sides: about the counters in its middle. */
const PLACES: readonly Pair[] = [
  [0.74, -0.02],
  [-0.74, -0.02],
  [0.5, -0.54],
  [-0.5, -0.54],
  [0.5, 0.5],
  [-0.5, 0.5],
]

/** It is drawn round the counters. */
const TARGET = 'under-attack'

/** What lies in a cell: what counts for victory with its holder's colour, ports, guns, bridges that do not stand, markers. */
export function Marks(plot: Plot, size: number, seats: readonly SeatInfo[]) {
  const shown = plot.marks.filter(mark => (mark.is_goal || MARKS[mark.kind]?.length) && mark.kind !== TARGET)
  const loose = shown.filter(mark => !mark.at)
  const [cx, cy] = plot.centre
  return (
    <g key={plot.place}>
      {plot.marks.some(mark => mark.kind === TARGET) && <Drawn shapes={MARKS[TARGET]!} x={cx} y={cy} k={size / 13} />}
      {shown.map((mark, i) => {
        const [dx, dy] = PLACES[loose.indexOf(mark) % PLACES.length] ?? [0, 0]
        const [x, y] = mark.at ?? [cx + dx * size, cy + dy * size]
        return mark.is_goal ? (
          <Goal key={`${mark.kind} ${i}`} mark={mark} x={x} y={y} seats={seats} />
        ) : (
          <g key={`${mark.kind} ${i}`}>
            <Drawn shapes={MARKS[mark.kind]!} x={x} y={y} k={0.95} />
            {mark.value ? <Value value={mark.value} x={x + 7} y={y - 6} /> : null}
          </g>
        )
      })}
    </g>
  )
}

function Goal({ mark, x, y, seats }: { mark: Mark; x: number; y: number; seats: readonly SeatInfo[] }) {
  const side = mark.holder === undefined || mark.holder === null ? null : sideOf(seats[mark.holder])
  const tone = side ? LOOKS[side].band : '#6d6a58'
  return (
    <>
      <path d={disc(x + 1, y + 1.6, 8.6)} fill="#0a0c08" opacity=".4" />
      <path d={disc(x, y, 8.4)} fill="#fff8e0" stroke={tone} stroke-width="2.6" />
      {mark.value ? (
        <text x={x} y={y + 4} text-anchor="middle" class="cn" font-size="11" fill="#1d1a12">
          {mark.value}
        </text>
      ) : (
        <path d={placed(STAR, x, y, 1.2)} fill={tone} />
      )}
    </>
  )
}

function Value({ value, x, y }: { value: number; x: number; y: number }) {
  return (
    <>
      <path d={disc(x, y, 4.8)} fill="#14170f" />
      <text x={x} y={y + 3} text-anchor="middle" class="cn" font-size="8.5" fill="#fff6d8">
        {value}
      </text>
    </>
  )
}
