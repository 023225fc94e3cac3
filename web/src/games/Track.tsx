/** Tracks beside the board: the boxes of rounds, and a number for each side. */

import { Emblem } from './Emblem'
import type { Side } from './sides'

interface RoundsProps {
  label: string
  spoken: string
  now: number
  last: number
}

export function Rounds({ label, spoken, now, last }: RoundsProps) {
  return (
    <div class="track">
      <span class="label">{label}</span>
      <ol class="rounds" aria-label={spoken}>
        {Array.from({ length: last }, (_, i) => i + 1).map(n => (
          <li key={n} aria-current={n === now ? 'step' : undefined} class={n < now ? 'done' : ''}>
            {n}
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Pair({ label, sides }: { label: string; sides: readonly { side: Side; value: string }[] }) {
  return (
    <div class="track">
      <span class="label">{label}</span>
      <div class="pair">
        {sides.map(({ side, value }) => (
          <span key={side}>
            <Emblem side={side} />
            {value}
          </span>
        ))}
      </div>
    </div>
  )
}

export function Holder({ label, side }: { label: string; side: Side }) {
  return (
    <div class="track wide">
      <span class="label">{label}</span>
      <div class="pair">
        <Emblem side={side} />
      </div>
    </div>
  )
}

interface BoxesProps {
  label: string
  spoken: string
  boxes: readonly string[]
  /** The number of the box in which the marker lies. */
  now: number
  /** Whose marker it is. */
  side?: Side
  small?: boolean
  /** What the signs stand for. */
  signs?: Readonly<Record<string, string>>
}

/** A row of boxes, of which several may bear the same sign, with a marker in one of them. */
export function Boxes({ label, spoken, boxes, now, side, small = false, signs = {} }: BoxesProps) {
  return (
    <div class={`track ${small ? 'small' : ''}`}>
      <span class="label">
        {label} {side && <Emblem side={side} />}
      </span>
      <ol class="rounds" aria-label={spoken}>
        {boxes.map((box, i) => (
          <li
            key={i}
            aria-current={i === now ? 'step' : undefined}
            class={i < now ? 'done' : ''}
            title={signs[box] ?? undefined}
          >
            {box}
          </li>
        ))}
      </ol>
    </div>
  )
}
