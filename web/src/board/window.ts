/** The window: the part of a large board that is drawn, somewhat more than is on the screen, so that it seldom changes. */

import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals'
import type { Pair } from '~/api/wire'
import type { Box } from '~/paint/regions'
import type { Camera, Size } from './camera'
import type { Plan } from './plan'
import { viewed } from './tiles'

/** Boards of fewer cells are always drawn whole. */
const LARGE = 1500
/** So much is drawn beyond each edge of the screen, as a part of its size. */
const BEYOND = 0.5
/** A window that is so many times as wide as it needs to be is made smaller. */
const LOOSE = 3

const ALL: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

export const isIn = ({ left, top, right, bottom }: Box, [x, y]: Pair): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** The window for what is seen: the one that there is, as long as it holds all of that and not much more. */
export function windowFor(seen: Box, now: Box): Box {
  const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top]
  const holds = isIn(now, [seen.left, seen.top]) && isIn(now, [seen.right, seen.bottom])
  if (holds && now.right - now.left <= wide * LOOSE) return now
  return {
    left: seen.left - wide * BEYOND,
    top: seen.top - high * BEYOND,
    right: seen.right + wide * BEYOND,
    bottom: seen.bottom + high * BEYOND,
  }
}

/** The window of a board that follows the camera. */
export function useWindow(plan: Plan, camera: Signal<Camera>, screen: () => Size): ReadonlySignal<Box> {
  const window = useSignal(ALL)
  useSignalEffect(() => {
    const seen = viewed(camera.value, screen())
    const next = plan.plots.length < LARGE ? ALL : windowFor(seen, window.peek())
    if (next !== window.peek()) window.value = next
  })
  return window
}
