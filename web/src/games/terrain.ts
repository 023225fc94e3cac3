/** How the words for terrain of each game are painted. */

import type { CountryStyle } from '~/paint/country'

const PLAIN: CountryStyle = { hedges: false, covers: {} }

const STYLES: Record<string, CountryStyle> = {
  'tide-of-iron': {
    hedges: true,
    covers: {
      woods: 'woods',
      building: 'village',
      rough: 'rough',
      pond: 'pond',
      stream: 'stream',
      'deep-stream': 'stream',
      torrent: 'stream',
      bridge: 'bridge',
    },
  },
}

export const terrainOf = (game: string): CountryStyle => STYLES[game] ?? PLAIN
