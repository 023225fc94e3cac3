/** How the words for terrain of each game are painted, where they are not painted as in all games. */

import { COVERS, type CountryStyle, type Cover } from '~/paint/covers'

const PLAIN: CountryStyle = { hedges: false, covers: COVERS }

const OWN: Record<string, { hedges: boolean; covers: Record<string, Cover> }> = {
  'tide-of-iron': { hedges: true, covers: { building: 'village' } },
}

export function terrainOf(game: string): CountryStyle {
  const own = OWN[game]
  return own ? { hedges: own.hedges, covers: { ...COVERS, ...own.covers } } : PLAIN
}
