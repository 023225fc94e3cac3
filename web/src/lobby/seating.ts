import type { Save } from '~/api/client'
import type { SeatRequest } from '~/api/wire'

/** Who sits where in the match of a save: its machines again, and everywhere else the one who loads it. */
export const seating = (save: Save, length: number, name: string): SeatRequest[] =>
  Array.from({ length }, (_, seat) => {
    const machine = save.machines?.[seat]
    return machine ? { player: 'machine', machine } : { player: 'me', name }
  })
