import type { SeatInfo } from '~/api/wire'
import type { Plot } from '~/board/plan'
import { groundOf } from './ground'
import { LOOKS, type Side, STAR, sideOf } from './sides'

const NEUTRAL = '#6d6a58'

/** Objectives with what they are worth, and what was put on the ground. Words that have no picture are not drawn. */
export function Marks(plot: Plot, size: number, seats: readonly SeatInfo[]) {
  const [x, y] = plot.centre
  const scale = plot.outline.length === 4 ? size / 66 : size / 40
  return (
    <g key={plot.place}>
      {plot.marks.map(({ kind, value, is_goal, holder }, i) => {
        const control = holder === undefined || holder === null ? null : sideOf(seats[holder])
        if (is_goal) return <Objective key={kind} x={x} y={y} kind={kind} value={value ?? 0} control={control} />
        const draw = groundOf(kind)
        return draw ? (
          <g key={`${kind} ${i}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            {draw}
          </g>
        ) : null
      })}
    </g>
  )
}

interface ObjectiveProps {
  x: number
  y: number
  kind: string
  value: number
  control: Side | null
}

/** A star is worth victory points, a chevron command points; the rim is its holder's. */
function Objective({ x, y, kind, value, control }: ObjectiveProps) {
  const tone = control ? LOOKS[control].band : NEUTRAL
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#0a0c08" opacity=".4" cx="2" cy="3" />
      <circle r="14.5" fill="#fff8e0" stroke={tone} stroke-width="4.5" />
      {kind !== 'command' ? (
        <path d={STAR} transform="scale(2.1)" fill={tone} />
      ) : (
        <path d="M-8.5 4 0-8 8.5 4V9L0-1-8.5 9Z" fill={tone} transform="scale(.95) translate(0 -.5)" />
      )}
      <text
        y={kind === 'command' ? 11 : 4.4}
        text-anchor="middle"
        class="cn"
        font-size="12"
        fill={kind === 'command' ? tone : '#fff'}
        stroke={kind === 'command' ? '#fff8e0' : 'none'}
        stroke-width="2"
        paint-order="stroke"
      >
        {value || null}
      </text>
      {control === 'axis' && <path d="M-14-6l-4-4M14-6l4-4M-14 6l-4 4M14 6l4 4" stroke={tone} stroke-width="3" />}
    </g>
  )
}
