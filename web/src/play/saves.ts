/** Saves: a match as a file, and new matches that go on from a point of another. */

import { keepToken } from '~/api/keys'
import type { SeatRequest, Snapshot } from '~/api/wire'
import type { MatchStore } from '~/state/match'
import { settings } from '~/state/settings'

/** The same seats again: machines stay machines, everyone else is the one who asks. */
export const sameSeats = (shown: Snapshot): SeatRequest[] =>
  shown.seats.map(seat =>
    seat.player === 'machine'
      ? { player: 'machine', ...(seat.machine ? { machine: seat.machine } : {}) }
      : { player: 'me', name: settings.name.value },
  )

/** Offers the save as a file to keep. */
export async function download(store: MatchStore): Promise<void> {
  const save = await store.client.export()
  const file = new Blob([JSON.stringify(save)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${store.latest.value?.scenario ?? 'match'}-${store.latest.value?.revision ?? 0}.bocage.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A new match that goes on from a revision of this one, with fresh dice. */
export async function branch(store: MatchStore, revision: number): Promise<void> {
  const shown = store.latest.value!
  const ticket = await store.client.branch(revision, sameSeats(shown), shown.name, settings.locale.value)
  keepToken(ticket.match, ticket.token)
  location.hash = `#/play/${ticket.match}`
}
