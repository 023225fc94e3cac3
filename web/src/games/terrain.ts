/** How the words for terrain of each game are painted, where they are not painted as in all games. */

import { COVERS, type CountryStyle, type Cover } from '~/paint/covers'

const PLAIN: CountryStyle = { hedges: false, covers: COVERS }

const OWN: Record<string, Omit<CountryStyle, 'covers'> & { covers: Record<string, Cover> }> = {
  'tide-of-iron': { hedges: true, covers: { building: 'village' } },
  'tide-of-fortune': { hedges: false, campaign: true, covers: {} },
}

export function terrainOf(game: string): CountryStyle {
  const own = OWN[game]
  return own ? { ...own, covers: { ...COVERS, ...own.covers } } : PLAIN
}
