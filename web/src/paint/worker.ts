/** Paints boards off the main thread: first the subject is sent, then what is to be painted of it. */

import type { Plan } from '~/board/plan'
import { terrainOf } from '~/games/terrain'
import { Campaign } from './campaign'
import { Country } from './country'
import { Parish } from './parish'
import type { Ink } from './pen'
import type { Box } from './regions'
import { Tabletop } from './tabletop'

export interface Subject {
  game: string
  plan: Plan
}

/** A window of the board, by default all of it, at so many pixels a unit. */
export interface Commission {
  scale: number
  window?: Box
  /** The name of the tile. */
  tile?: string
}

export interface Painting extends Commission {
  picture: Blob
}

type Paint = (ink: Ink, window: Box, k: number) => void

let paint: Paint = () => undefined
let whole: Box = { left: 0, top: 0, right: 0, bottom: 0 }

/** How a board is painted: an operational map by windows, others always whole. */
function painterOf({ game, plan }: Subject): Paint {
  const style = terrainOf(game)
  if (style.campaign) {
    const campaign = new Campaign(plan)
    return (ink, window, k) => campaign.paint(ink, window, k)
  }
  if (plan.shape === 'table') return (ink, _, k) => new Tabletop(ink, plan, k).paint()
  const Painter = plan.shape === 'square' ? Parish : Country
  return (ink, _, k) => new Painter(ink, plan, k, style).paint()
}

self.onmessage = async ({ data }: MessageEvent<Subject | Commission>) => {
  if ('plan' in data) {
    paint = painterOf(data)
    whole = { left: 0, top: 0, right: data.plan.width, bottom: data.plan.height }
    return
  }
  const { scale, window = whole } = data
  const [width, height] = [window.right - window.left, window.bottom - window.top]
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  paint(canvas.getContext('2d')!, window, scale)
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 })
  self.postMessage({ ...data, picture } satisfies Painting)
}
