import { type ReadonlySignal, type Signal, useComputed } from '@preact/signals'
import type { Box } from '~/paint/regions'
import type { MatchStore } from '~/state/match'
import { speaker } from '~/text/language'
import type { Camera } from './camera'
import type { Plan, Plot } from './plan'
import { isIn } from './window'

/** How large the names of places are, by terrain, in units of the board; other places have the last size. */
const SIZES: Record<string, number> = { city: 18, town: 13.5 }
const SMALL = 11.5
/** Names of what a game marks as a place. */
const MARKED = 13
/** Beyond these scales names grow, so that they can be read, and those of small places are left out. */
const STEPS: readonly { from: number; grow: number; least: number }[] = [
  { from: 0.62, grow: 1, least: 0 },
  { from: 0.42, grow: 1.4, least: 13 },
  { from: 0.28, grow: 2, least: 13 },
  { from: 0, grow: 2.8, least: 18 },
]

const sizeOf = ({ terrain, caption }: Plot): number => (caption ? (SIZES[terrain] ?? SMALL) : MARKED)

/** The word that the map prints there, or the name of what the game marks as a place. */
const nameOf = ({ caption, marks }: Plot): string => caption || marks.find(mark => mark.kind === 'place')?.label || ''

export const stepFor = (scale: number) => STEPS.find(({ from }) => scale >= from)!

/** Where the middle of a name lies below that of its place, by the side of a hex: where counters stand, on the edge. */
const BELOW = 0.62
const ON_THE_EDGE = 0.87

interface CaptionsProps {
  store: MatchStore
  plan: Plan
  camera: Signal<Camera>
  view: ReadonlySignal<Box>
}

/** The names of places below their middles, as large as they are; no counter lies over one. */
export function Captions({ store, plan, camera, view }: CaptionsProps) {
  const { grow, least } = useComputed(() => stepFor(camera.value.k)).value
  const near = view.value
  const taken = new Set(store.pieces.value.map(piece => piece.place))
  const named = plan.plots.filter(plot => nameOf(plot) && sizeOf(plot) >= least && isIn(near, plot.centre))
  return (
    <g class="captions" aria-hidden="true">
      {named.map(plot => {
        const size = sizeOf(plot) * grow
        const words = speaker.value.word(nameOf(plot))
        return (
          <text
            key={plot.place}
            x={plot.centre[0]}
            y={plot.centre[1] + plan.side * (taken.has(plot.place) ? ON_THE_EDGE : BELOW) + size * 0.4}
            text-anchor="middle"
            font-size={size}
            class={!plot.caption ? 'place-name' : size >= SIZES.city! * grow ? 'large' : ''}
          >
            {words}
          </text>
        )
      })}
    </g>
  )
}
