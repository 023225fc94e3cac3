/** Fields: the tones of crops, and how furrows, stubble and grass break them up. */

import { type Colour, colour } from './pen'
import { clamp, type Noise } from './random'

export type Field =
  | 'meadow'
  | 'pasture'
  | 'wheat'
  | 'plough'
  | 'hay'
  | 'beet'
  | 'woods'
  | 'village'
  | 'rough'
  | 'orchard'
  | 'lane'
  | 'polder'
  | 'heath'
  | 'hedgerow'
  | 'town'
  | 'city'
  | 'fortified'
  | 'marsh'
  | 'flooded'
  | 'dunes'
  | 'sea'

export const TONES: Record<Field, [Colour, Colour]> = {
  meadow: [colour('#8f9a55'), colour('#a3a862')],
  pasture: [colour('#7e9150'), colour('#95a45c')],
  wheat: [colour('#c9ae62'), colour('#dcc47c')],
  plough: [colour('#9c7e54'), colour('#b3956a')],
  hay: [colour('#b9b16a'), colour('#cbc383')],
  beet: [colour('#6f8a4c'), colour('#87a05a')],
  woods: [colour('#4c5a30'), colour('#5c6a39')],
  village: [colour('#a89a6c'), colour('#b6a87a')],
  rough: [colour('#9b946f'), colour('#aea787')],
  orchard: [colour('#8a9c55'), colour('#9aab60')],
  lane: [colour('#a69a63'), colour('#b7ab76')],
  polder: [colour('#87a05c'), colour('#9cb26c')],
  heath: [colour('#8f7468'), colour('#a78a70')],
  hedgerow: [colour('#768f4a'), colour('#8ba258')],
  town: [colour('#b3a27c'), colour('#c2b28c')],
  city: [colour('#a89a84'), colour('#b8ab96')],
  fortified: [colour('#a39a80'), colour('#b4aa90')],
  marsh: [colour('#75875a'), colour('#8a9866')],
  flooded: [colour('#708b82'), colour('#86a090')],
  dunes: [colour('#d9c48e'), colour('#e8d7a8')],
  sea: [colour('#3f6f86'), colour('#548299')],
}

/** The crops that parcels are sown with, the common ones more than once. */
export const CROPS: readonly Field[] = ['meadow', 'pasture', 'wheat', 'plough', 'hay', 'beet', 'meadow', 'pasture']

/** How far between its two tones a field is at a point; furrows run across the angle. */
export function texture(field: Field, x: number, y: number, angle: number, n: Noise): number {
  const furrow = x * Math.cos(angle) + y * Math.sin(angle) + n(x / 60, y / 60) * 3
  let t = 0.5 + n.octaves(x / 40, y / 40, 3) * 0.9
  if (field === 'plough') t += Math.sin(furrow * 1.5) * 0.42
  else if (field === 'wheat') t += Math.sin(furrow * 1.05) * 0.22 + n(x / 1.6, y / 1.6) * 0.35
  else if (field === 'beet') t += Math.sin(furrow * 1.25) * 0.38
  else if (field === 'hay') t += Math.sin(furrow * 0.5) * 0.26
  else if (field === 'meadow' || field === 'pasture' || field === 'orchard') t += n(x / 3, y / 3) * 0.3
  else if (field === 'hedgerow' || field === 'heath' || field === 'polder') t += n(x / 3, y / 3) * 0.3
  else if (field === 'rough') t += n(x / 3, y / 3) * 0.6
  return clamp(t, -0.15, 1.2)
}
