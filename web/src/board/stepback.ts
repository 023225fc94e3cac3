/** Stepping back: while something is weighed, who acts and whom it concerns are in one view. */

import { type Signal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { Pair, Thing } from '~/api/wire'
import type { MatchStore } from '~/state/match'
import { type Camera, type Free, framing, type Size, showing } from './camera'

interface Sight {
  /** Where things are on the board; while nothing is weighed, those that are to come into sight. */
  pointsOf: (things: Thing[], weighed: boolean) => Pair[]
  screen: () => Size
  clear: () => Free
  /** No farther than this, where things become smaller with the board. */
  farthest?: number
}

/** The board steps back as far as it must, and comes as near as it was when nothing is weighed any more. */
export function useStepBack(
  store: MatchStore,
  camera: Signal<Camera>,
  { pointsOf, screen, clear, farthest }: Sight,
): void {
  const stepped = useRef<{ from: Camera; to: Camera } | null>(null)
  useSignalEffect(() => {
    const about = [store.actor.value, store.concerned.value].filter(thing => thing !== null)
    const weighed = store.preview.value !== null
    const things = weighed || !store.pointed.value ? about : []
    const shown = requestAnimationFrame(() => {
      const now = camera.peek()
      const from = stepped.current?.to === now ? stepped.current.from : now
      const points = pointsOf(things, weighed)
      const to = weighed
        ? framing(from, points, screen(), clear(), farthest)
        : points.reduce((view, point) => showing(view, point, screen(), clear()), from)
      camera.value = to
      stepped.current = to.k < from.k ? { from, to } : null
    })
    return () => cancelAnimationFrame(shown)
  })
}
