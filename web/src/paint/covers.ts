/** Covers: what a word for terrain is painted as. Most words mean the same in every game. */

export type Cover =
  | 'open'
  | 'woods'
  | 'village'
  | 'rough'
  | 'pond'
  | 'stream'
  | 'ford'
  | 'bridge'
  | 'road'
  | 'wheat'
  | 'orchard'
  | 'bocage'
  | 'hedge'
  | 'low-wall'
  | 'building'
  | 'ruins'
  | 'sandbags'
  | 'foxhole'
  | 'trench'
  | 'wire'
  | 'hedgehog'
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

export interface CountryStyle {
  covers: Record<string, Cover>
  /** Painted hedges between fields, where they mean nothing in the rules. */
  hedges: boolean
  /** An operational map, of hexes that are kilometres wide. */
  campaign?: boolean
}

export const COVERS: Record<string, Cover> = {
  woods: 'woods',
  wood: 'woods',
  grove: 'woods',
  forest: 'woods',
  'forest-core': 'woods',
  'forest-edge': 'woods',
  rough: 'rough',
  rocks: 'rough',
  pond: 'pond',
  water: 'pond',
  stream: 'stream',
  'deep-stream': 'stream',
  torrent: 'stream',
  river: 'stream',
  ford: 'ford',
  bridge: 'bridge',
  road: 'road',
  track: 'road',
  wheat: 'wheat',
  crops: 'wheat',
  orchard: 'orchard',
  bocage: 'bocage',
  'thick-hedge': 'bocage',
  hedge: 'hedge',
  'low-wall': 'low-wall',
  wall: 'low-wall',
  building: 'building',
  floor: 'building',
  farmhouse: 'building',
  cottage: 'building',
  barn: 'building',
  church: 'building',
  ruins: 'ruins',
  rubble: 'ruins',
  sandbags: 'sandbags',
  'sandbags-1': 'sandbags',
  'sandbags-2': 'sandbags',
  foxhole: 'foxhole',
  trench: 'trench',
  'trench-3': 'trench',
  'barbed-wire': 'wire',
  wire: 'wire',
  hedgehog: 'hedgehog',
  clear: 'open',
  village: 'village',
  polder: 'polder',
  heath: 'heath',
  hedgerow: 'hedgerow',
  town: 'town',
  city: 'city',
  fortified: 'fortified',
  marsh: 'marsh',
  flooded: 'flooded',
  dunes: 'dunes',
  sea: 'sea',
}
