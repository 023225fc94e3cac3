/** What lies over the board, so that what it is about can be kept clear of it. */

import { narrow } from '~/state/settings'
import type { Free } from './camera'

/** So high is the row of the dice and of the hand. */
export const TRAY = 96
/** So far from the edges of the board's window the small map lies. */
const MAP_EDGE = 14

/** How much of the screen the bars cover; on a phone the sheet does. */
export function free(): Free {
  const sheet = narrow.value ? document.querySelector('.sheet') : null
  if (!sheet) return { top: 44, bottom: 0 }
  const covered = window.innerHeight - sheet.getBoundingClientRect().top
  return { top: 100, bottom: Math.max(covered, window.innerHeight * 0.47) }
}

/** Nor do the tracks, the tray and the small map cover what the game is about. */
export function clear(): Free {
  const { top, bottom } = free()
  const map = document.querySelector<HTMLElement>('.minimap:not([hidden])')
  return {
    top: top + 20,
    bottom: narrow.value ? bottom : TRAY,
    ...(map?.offsetWidth ? { corner: { width: map.offsetWidth + MAP_EDGE, height: map.offsetHeight + MAP_EDGE } } : {}),
  }
}
