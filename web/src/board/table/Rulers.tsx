import type { Signal } from '@preact/signals'
import type { Camera, Size } from '../camera'
import type { Plan } from '../plan'

const BROAD = 24
/** Closer than this, strokes run together. */
const CLOSEST = 5

/** Rulers on the wooden rim of the screen, in centimetres of the table. */
export function Rulers({ plan, camera, screen }: { plan: Plan; camera: Signal<Camera>; screen: () => Size }) {
  const { x, y, k } = camera.value
  const { width, height } = screen()
  const step = 10 * plan.scale * k
  const every = step >= CLOSEST ? 1 : 5
  const ticks = (size: number, from: number, room: number) =>
    Array.from({ length: Math.floor(size / 10 / every) + 1 }, (_, i) => i * every)
      .map(cm => ({ cm, at: from + cm * step }))
      .filter(({ at }) => at > BROAD && at < room)
  const table = {
    width: (plan.width - 2 * plan.margin) / plan.scale,
    height: (plan.height - 2 * plan.margin) / plan.scale,
  }
  const across = ticks(table.width, x + plan.margin * k, width)
  const down = ticks(table.height, y + plan.margin * k, height)
  const long = (cm: number) => (cm % 10 ? (cm % 5 ? 5 : 8) : 12)
  return (
    <svg class="rulers" width={width} height={height} aria-hidden="true">
      <path d={`M0 0H${width}V${BROAD - 3}H${BROAD - 3}V${height}H0Z`} fill="#b08e5c" />
      <path
        d={`M${BROAD - 3} ${height}V${BROAD - 3}H${width}`}
        fill="none"
        stroke="#000"
        stroke-opacity=".45"
        stroke-width="3"
      />
      <path
        d={[
          ...across.map(({ cm, at }) => `M${at.toFixed(1)} ${BROAD - 4}v${-long(cm)}`),
          ...down.map(({ cm, at }) => `M${BROAD - 4} ${at.toFixed(1)}h${-long(cm)}`),
        ].join('')}
        stroke="#2b1d10"
        fill="none"
      />
      {across
        .filter(({ cm }) => cm % 10 === 0)
        .map(({ cm, at }) => (
          <text key={cm} x={at + 9} y="11" class="cn" font-size="11" fill="#2b1d10" text-anchor="middle">
            {cm}
          </text>
        ))}
      {down
        .filter(({ cm }) => cm % 10 === 0)
        .map(({ cm, at }) => (
          <text key={cm} x="10" y={at - 3} class="cn" font-size="11" fill="#2b1d10" text-anchor="middle">
            {cm}
          </text>
        ))}
    </svg>
  )
}
