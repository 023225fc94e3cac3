/** Paints boards off the main thread. */

import type { Plan } from '~/board/plan'
import { terrainOf } from '~/games/terrain'
import { Country } from './country'

export interface Commission {
  game: string
  plan: Plan
  scale: number
}

export interface Painting {
  picture: ImageBitmap
  scale: number
}

self.onmessage = ({ data }: MessageEvent<Commission>) => {
  const { game, plan, scale } = data
  const canvas = new OffscreenCanvas(Math.ceil(plan.width * scale), Math.ceil(plan.height * scale))
  new Country(canvas.getContext('2d')!, plan, scale, terrainOf(game)).paint()
  const picture = canvas.transferToImageBitmap()
  self.postMessage({ picture, scale } satisfies Painting, { transfer: [picture] })
}
