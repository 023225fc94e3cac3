import type { Plot } from '~/board/plan'
import { LOOKS, type Side, STAR, sideNamed } from '../sides'

const NEUTRAL = '#6d6a58'

/** Objectives, and what was put on the ground. */
export function Marks(plot: Plot, side: number) {
  const control = plot.marks.map(sideNamed).find(Boolean) ?? null
  const [x, y] = plot.centre
  return (
    <g key={plot.place}>
      {plot.marks.map(mark => {
        const goal = /^(victory|command)-(\d+)$/.exec(mark)
        if (goal) return <Objective key={mark} x={x} y={y} kind={goal[1]!} value={goal[2]!} control={control} />
        const draw = GROUND[mark]
        return draw ? (
          <g key={mark} transform={`translate(${x} ${y}) scale(${side / 40})`}>
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
  value: string
  control: Side | null
}

/** A star is worth victory points, a chevron command points; the rim is its holder's. */
function Objective({ x, y, kind, value, control }: ObjectiveProps) {
  const tone = control ? LOOKS[control].band : NEUTRAL
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#0a0c08" opacity=".4" cx="2" cy="3" />
      <circle r="14.5" fill="#fff8e0" stroke={tone} stroke-width="4.5" />
      {kind === 'victory' ? (
        <path d={STAR} transform="scale(2.1)" fill={tone} />
      ) : (
        <path d="M-8.500 4 0-8 8.500 4V9L0-1-8.500 9Z" fill={tone} transform="scale(.95) translate(0 -.5)" />
      )}
      <text
        y={kind === 'victory' ? 4.4 : 11}
        text-anchor="middle"
        class="cn"
        font-size="12"
        fill={kind === 'victory' ? '#fff' : tone}
        stroke={kind === 'victory' ? 'none' : '#fff8e0'}
        stroke-width="2"
        paint-order="stroke"
      >
        {value}
      </text>
      {control === 'axis' && <path d="M-14-6l-4-4M14-6l4-4M-14 6l-4 4M14 6l4 4" stroke={tone} stroke-width="3" />}
    </g>
  )
}

const sandbag = (angle: number) => (
  <rect
    key={angle}
    x="-4.4"
    y="-32"
    width="8.8"
    height="6"
    rx="2.8"
    fill="#c4b080"
    stroke="#4a3a1e"
    stroke-width=".9"
    transform={`rotate(${angle})`}
  />
)

const GROUND: Record<string, preact.ComponentChildren> = {
  entrenchment: (
    <>
      <circle r="29" fill="#5c4426" opacity=".35" />
      {Array.from({ length: 9 }, (_, i) => sandbag(-80 + i * 20))}
    </>
  ),
  pillbox: (
    <>
      <path d="M-24-14 0-29 24-14V16L0 30-24 16Z" fill="#9a968a" stroke="#3a372e" stroke-width="2" />
      <path d="M-14-9H14" stroke="#1d1b16" stroke-width="5" />
    </>
  ),
  wire: (
    <g fill="none" stroke="#23211c" stroke-width="1.3" transform="translate(0 24)">
      {Array.from({ length: 11 }, (_, i) => (
        <ellipse key={`coil-${i * 4.6}`} cx={-23 + i * 4.6} rx="4.400" ry="5.600" />
      ))}
    </g>
  ),
  minefield: (
    <g fill="#2a2620" stroke="#d9d2bd" stroke-width=".8">
      {[-18, -6, 6, 18].map((x, i) => (
        <circle key={x} cx={x} cy={i % 2 ? 24 : 17} r="3.4" />
      ))}
    </g>
  ),
  'tank-trap': (
    <g stroke="#3a322a" stroke-width="3.4" stroke-linecap="round">
      {[-16, 0, 16].map(x => (
        <path key={x} d={`M${x - 6} 28l12-12M${x + 6} 28l-12-12M${x} 29V14`} />
      ))}
    </g>
  ),
  smoke: (
    <g fill="#f2efe4" opacity=".82" filter="url(#soft)">
      <circle cx="-11" cy="4" r="17" />
      <circle cx="10" cy="8" r="16" />
      <circle cx="4" cy="-11" r="15" fill="#fffdf6" />
      <circle cx="-8" cy="-8" r="12" fill="#fffdf6" />
    </g>
  ),
}
