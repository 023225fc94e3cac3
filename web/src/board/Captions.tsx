import { type ReadonlySignal, type Signal, useComputed } from '@preact/signals'
import type { Box } from '~/paint/regions'
import { speaker } from '~/text/language'
import type { Camera } from './camera'
import type { Plan, Plot } from './plan'
import { isIn } from './window'

/** How large the names of places are, by terrain, in units of the board; other places have the last size. */
const SIZES: Record<string, number> = { city: 18, town: 13.5 }
const SMALL = 11.5
/** Beyond these scales names grow, so that they can be read, and those of small places are left out. */
const STEPS: readonly { from: number; grow: number; least: number }[] = [
  { from: 0.62, grow: 1, least: 0 },
  { from: 0.42, grow: 1.4, least: 13 },
  { from: 0.28, grow: 2, least: 13 },
  { from: 0, grow: 2.8, least: 18 },
]

export const sizeOf = ({ terrain }: Plot): number => SIZES[terrain] ?? SMALL

export const stepFor = (scale: number) => STEPS.find(({ from }) => scale >= from)!

interface CaptionsProps {
  plan: Plan
  camera: Signal<Camera>
  view: ReadonlySignal<Box>
}

/** The names of places, printed on the map below their middles, as large as they are. */
export function Captions({ plan, camera, view }: CaptionsProps) {
  const { grow, least } = useComputed(() => stepFor(camera.value.k)).value
  const near = view.value
  const named = plan.plots.filter(plot => plot.caption && sizeOf(plot) >= least && isIn(near, plot.centre))
  return (
    <g class="captions" aria-hidden="true">
      {named.map(plot => {
        const size = sizeOf(plot) * grow
        const words = speaker.value.word(plot.caption)
        return (
          <text
            key={plot.place}
            x={plot.centre[0]}
            y={plot.centre[1] + plan.side * 0.62 + size * 0.4}
            text-anchor="middle"
            font-size={size}
            class={size >= SIZES.city! * grow ? 'large' : ''}
          >
            {words}
          </text>
        )
      })}
    </g>
  )
}
