/** How each kind of terrain is painted on a table. */

import { lowWall, wall } from '../farm'
import type { Field } from '../fields'
import { stroke } from '../pen'
import { concrete, fortified, house, hulk, ruin, smoking } from './buildings'
import { bank, bocage, crags, ditch, hill, lake, lane, littered, paving, river, shallow, stones } from './country'
import { bags, barrier, beams, dugOut, holes, mined, palings, tangle } from './defences'
import type { Drawn } from './desk'
import { bushes, crop, hedge, orchard, reeds, trees, vines } from './growth'

/** From the ground up. */
export const LAYERS = ['ground', 'water', 'roads', 'dug', 'built', 'grown'] as const
export type Layer = (typeof LAYERS)[number]

interface Look {
  /** The soil of an area. */
  soil?: Field
  /** How high it rises, in levels. */
  rise?: number
  layer?: Layer
  area?: Drawn
  line?: Drawn
}

const edged =
  (style: string, width: number): Drawn =>
  ({ ink }, { points }) =>
    stroke(ink, points, width, style, { close: true })

const none: Drawn = () => undefined

export const KINDS: Record<string, Look> = {
  'open-field': { area: none },
  lawn: { soil: 'beet', area: edged('rgba(60,70,30,.5)', 1.6) },
  'paved-yard': { soil: 'village', area: paving },
  'sand-or-snow': { soil: 'dunes', area: none },
  scrub: { soil: 'heath', layer: 'grown', area: bushes(26, 8) },
  'crop-field': { soil: 'wheat', area: crop },
  orchard: { soil: 'orchard', layer: 'grown', area: orchard },
  wood: { soil: 'woods', layer: 'grown', area: trees(['oak', 'oak', 'oak', 'poplar'], 19, 14, true) },
  vineyard: { soil: 'hay', layer: 'grown', area: vines },
  marsh: { soil: 'marsh', area: reeds },
  'dense-vegetation': { soil: 'hedgerow', layer: 'grown', area: bushes(13, 11) },
  'rocky-ground': { soil: 'rough', layer: 'built', area: stones },
  jungle: { soil: 'woods', layer: 'grown', area: trees(['poplar', 'apple'], 15, 14, true) },
  'gentle-hill': { rise: 0.6, area: hill },
  'stepped-hill': { rise: 1, area: hill },
  mountain: { soil: 'rough', rise: 1.4, area: hill },
  ford: { layer: 'dug', area: shallow, line: river },
  'ford-river': { layer: 'water', area: shallow, line: river },
  'lake-or-deep-river': { layer: 'water', area: lake, line: river },
  road: { layer: 'roads', area: paving, line: lane },
  'debris-road': { layer: 'roads', area: paving, line: littered },
  ditch: { layer: 'dug', line: ditch },
  trench: { layer: 'dug', area: dugOut, line: dugOut },
  'gun-pit': { layer: 'dug', area: dugOut },
  'shell-hole': { layer: 'dug', area: holes },
  minefield: { layer: 'dug', area: mined },
  'low-wall': { layer: 'built', line: ({ ink, next }, { points }) => lowWall(ink, points, next) },
  wall: {
    layer: 'built',
    line: ({ ink, next, mm }, { points }) => {
      stroke(ink, points, 10 * mm, 'rgba(12,12,6,.45)', { dx: 6, dy: 8, soft: 2 })
      wall(ink, points, next, 10 * mm)
    },
  },
  'wooden-parapet': { layer: 'built', line: palings },
  sandbags: { layer: 'built', area: bags, line: bags },
  barricade: { layer: 'built', area: ruin, line: barrier },
  wire: { layer: 'built', area: tangle, line: tangle },
  'at-obstacle': { layer: 'built', area: beams },
  cliff: { layer: 'built', area: crags, line: crags },
  'earth-bank': { layer: 'built', line: bank },
  'stone-house': { layer: 'built', area: house('stone') },
  'wooden-house': { layer: 'built', area: house('boards') },
  'wooden-barn': { layer: 'built', area: house('straw') },
  'fortified-house': { layer: 'built', area: fortified },
  bunker: { layer: 'built', area: concrete },
  ruin: { layer: 'built', area: ruin },
  wreck: { layer: 'built', area: hulk },
  'smoking-wreck': { layer: 'built', area: smoking },
  hedge: { layer: 'grown', line: hedge(8, 70) },
  bocage: { layer: 'grown', line: bocage },
}
