/** Bookmarks of a replay. */

import type { GameEvent } from '~/api/wire'

/** Moments worth finding again: where a round or phase begins, and what cost something. */
export function bookmarks(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(event => !event.undone && (event.outcome || /began$|^event-control/.test(event.key)))
}
