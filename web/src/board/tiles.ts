/** Tiles: a board that is too large for one picture is painted in squares, sharp ones where the camera is. */

import type { Box } from '~/paint/regions'
import type { Camera, Size } from './camera'

/** Pixels a unit at which tiles are painted. */
export const LEVELS = [0.5, 1, 2] as const
/** The side of a tile, in pixels. */
export const TILE = 512
/** So much coarser than the screen a picture may be before a sharper one is worth painting. */
const SOFT = 1.25

export interface Tile {
  name: string
  level: number
  box: Box
}

/** The level that is sharp enough for a scale of the screen, or 0 where the picture of the whole board is. */
export function levelFor(scale: number, whole: number): number {
  if (scale <= whole * SOFT) return 0
  return LEVELS.find(level => level * SOFT >= scale) ?? LEVELS.at(-1)!
}

/** What of the board is on the screen. */
export const viewed = ({ x, y, k }: Camera, { width, height }: Size): Box => ({
  left: -x / k,
  top: -y / k,
  right: (width - x) / k,
  bottom: (height - y) / k,
})

/** The tiles of a level that lie in a box, those next to its middle first. */
export function tilesIn(box: Box, level: number, board: Size): Tile[] {
  const side = TILE / level
  const cut = (at: number, size: number) => Math.min(Math.ceil(size / side) - 1, Math.max(0, Math.floor(at / side)))
  const found: Tile[] = []
  for (let row = cut(box.top, board.height); row <= cut(box.bottom, board.height); row++) {
    for (let column = cut(box.left, board.width); column <= cut(box.right, board.width); column++) {
      const [left, top] = [column * side, row * side]
      const [right, bottom] = [Math.min(board.width, left + side), Math.min(board.height, top + side)]
      found.push({ name: `${level} ${column} ${row}`, level, box: { left, top, right, bottom } })
    }
  }
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const far = (tile: Tile) =>
    Math.hypot((tile.box.left + tile.box.right) / 2 - x, (tile.box.top + tile.box.bottom) / 2 - y)
  return found.sort((a, b) => far(a) - far(b))
}
