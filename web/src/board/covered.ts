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

/** On a phone what is told of others, or taught, lies over the top of the board. */
function told(): number {
  const boxes = narrow.value ? [...document.querySelectorAll('.table > .follow, .table > .coach')] : []
  return Math.max(0, ...boxes.map(one => one.getBoundingClientRect().bottom))
}

/** Nor do the tracks, what is told, the tray and the small map cover what the game is about. */
export function clear(): Free {
  const { top, bottom } = free()
  const map = document.querySelector<HTMLElement>('.minimap:not([hidden])')
  return {
    top: Math.max(top + 20, told()),
    bottom: narrow.value ? bottom : TRAY,
    ...(map?.offsetWidth ? { corner: { width: map.offsetWidth + MAP_EDGE, height: map.offsetHeight + MAP_EDGE } } : {}),
  }
}
