/** Paints boards off the main thread. */

import type { Plan } from '~/board/plan'
import { terrainOf } from '~/games/terrain'
import { Country } from './country'
import { Parish } from './parish'

export interface Commission {
  game: string
  plan: Plan
  scale: number
}

export interface Painting {
  picture: Blob
  scale: number
}

self.onmessage = async ({ data }: MessageEvent<Commission>) => {
  const { game, plan, scale } = data
  const canvas = new OffscreenCanvas(Math.ceil(plan.width * scale), Math.ceil(plan.height * scale))
  const Painter = plan.shape === 'square' ? Parish : Country
  new Painter(canvas.getContext('2d')!, plan, scale, terrainOf(game)).paint()
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 })
  self.postMessage({ picture, scale } satisfies Painting)
}
