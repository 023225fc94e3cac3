/** The mosaic: the tiles of a large board that are painted, and those that are still wanted. */

import { signal } from '@preact/signals'
import type { Commission, Painting } from '~/paint/worker'
import type { Tile } from './tiles'

export interface Laid extends Tile {
  address: string
}

/** So many tiles are kept, those that were not looked at for longest given up first. */
const KEPT = 64

export class Mosaic {
  readonly laid = signal<readonly Laid[]>([])
  private wanted: readonly Tile[] = []
  private painting: string | null = null
  private commission: ((work: Commission) => void) | null = null

  /** From now on there is someone to paint. */
  start(commission: (work: Commission) => void): void {
    this.commission = commission
    this.next()
  }

  /** These tiles are on the screen: what is missing is painted, one after the other. */
  want(tiles: readonly Tile[]): void {
    this.wanted = tiles
    const names = new Set(tiles.map(tile => tile.name))
    const now = this.laid.peek()
    const order = [...now.filter(tile => !names.has(tile.name)), ...now.filter(tile => names.has(tile.name))]
    this.keep(order)
    this.next()
  }

  /** A tile has been painted, or something else has: says whether it was one. */
  receive({ tile: name, picture }: Painting): boolean {
    if (!name) return false
    this.painting = null
    const tile = this.wanted.find(one => one.name === name)
    if (tile) this.keep([...this.laid.peek(), { ...tile, address: URL.createObjectURL(picture) }])
    this.next()
    return true
  }

  clear(): void {
    this.wanted = []
    this.commission = null
    this.keep([], 0)
  }

  private next(): void {
    if (this.painting || !this.commission) return
    const known = new Set(this.laid.peek().map(tile => tile.name))
    const missing = this.wanted.find(tile => !known.has(tile.name))
    if (!missing) return
    this.painting = missing.name
    this.commission({ scale: missing.level, window: missing.box, tile: missing.name })
  }

  private keep(tiles: readonly Laid[], most = KEPT): void {
    const kept = tiles.slice(Math.max(0, tiles.length - most))
    const addresses = new Set(kept.map(tile => tile.address))
    for (const { address } of this.laid.peek()) if (!addresses.has(address)) URL.revokeObjectURL(address)
    this.laid.value = kept
  }
}
