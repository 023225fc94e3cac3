/** What lies on the table and is neither terrain nor a figure: objectives, smoke, charges, guns without their men. */

import type { ComponentChildren } from 'preact'
import type { Mark, SeatInfo } from '~/api/wire'
import type { Plot } from '~/board/plan'
import { Marks as Shared } from '../Marks'
import { sideOf } from '../sides'
import { Carriage } from './Vehicle'

const PUFFS: readonly (readonly [number, number, number])[] = [
  [-26, 4, 17],
  [26, 2, 18],
  [-9, -11, 19],
  [12, -9, 18],
  [0, 8, 21],
  [-40, 10, 11],
  [41, 9, 12],
]

function Smoke({ thick }: { thick: boolean }) {
  return (
    <g opacity={thick ? 0.86 : 0.42}>
      {PUFFS.map(([x, y, r]) => (
        <circle key={x} cx={x + 3} cy={y + 5} r={r} fill="#1c1d18" opacity=".3" />
      ))}
      {PUFFS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#cfcdc2" />
      ))}
      {PUFFS.map(([x, y, r]) => (
        <circle key={x} cx={x - r * 0.25} cy={y - r * 0.3} r={r * 0.62} fill="#f6f3e8" opacity=".9" />
      ))}
    </g>
  )
}

const CHARGE = (
  <g stroke="#14110a">
    <rect x="-9" y="-6" width="18" height="12" rx="1.5" fill="#9c6b34" stroke-width="1.4" />
    <path d="M-3-6V6M3-6V6M-9 0H9" stroke="#f1ecdc" stroke-width="1.6" />
    <path d="M9-3Q17-12 20-4" fill="none" stroke-width="1.8" />
    <circle cx="20" cy="-5" r="2.6" fill="#e4572e" />
  </g>
)

const AIM = (
  <g fill="none" stroke="#ff4d88" stroke-width="2.6">
    <path
      d="M15 0A15 15 0 1 1-15 0 15 15 0 1 1 15 0M0-22V-8M0 8V22M-22 0H-8M8 0H22"
      stroke="#2a0413"
      stroke-width="5"
    />
    <path d="M15 0A15 15 0 1 1-15 0 15 15 0 1 1 15 0M0-22V-8M0 8V22M-22 0H-8M8 0H22" />
  </g>
)

const BROKEN = <path d="M-14 10-6-2-10-6 2-12-2-2 8-4 4 8 14 4" fill="none" stroke="#b3261e" stroke-width="3" />

function drawn({ kind }: Mark, side: ReturnType<typeof sideOf>): ComponentChildren {
  if (kind === 'thick-smoke' || kind === 'thin-smoke') return <Smoke thick={kind === 'thick-smoke'} />
  if (kind === 'charge') return CHARGE
  if (kind === 'aim-point') return AIM
  if (kind === 'gun-left') return <Carriage side={side} shield />
  if (kind === 'damaged') return BROKEN
  return null
}

/** The words that are drawn here, besides objectives. */
export const LYING = ['thick-smoke', 'thin-smoke', 'charge', 'aim-point', 'gun-left', 'damaged'] as const

export function Marks(plot: Plot, size: number, seats: readonly SeatInfo[]) {
  return (
    <g key={plot.place}>
      {Shared({ ...plot, marks: plot.marks.filter(mark => mark.is_goal) }, size, seats)}
      {plot.marks.map((mark, i) => {
        const [x, y] = mark.at ?? plot.centre
        const side = sideOf(mark.holder === undefined || mark.holder === null ? undefined : seats[mark.holder])
        return mark.is_goal ? null : (
          <g key={`${mark.kind} ${i}`} transform={`translate(${x} ${y})`} data-mark={mark.kind}>
            {drawn(mark, side)}
          </g>
        )
      })}
    </g>
  )
}
