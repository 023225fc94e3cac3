import type { Piece } from '~/api/wire'

/** Counters of the same kind are shown once, with their number. */
export function alike(pieces: readonly Piece[]): { piece: Piece; times: number }[] {
  const kinds = new Map<string, { piece: Piece; times: number }>()
  for (const piece of pieces) {
    const kind = piece.figures?.join() ?? ''
    kinds.set(kind, { piece, times: (kinds.get(kind)?.times ?? 0) + 1 })
  }
  return [...kinds.values()]
}
