/** The drawings of all games. */

import type { Art } from './art'
import { art as grandTactical } from './grand-tactical'
import { art as heroes } from './heroes-of-normandie'
import { plain } from './plain'
import { art as engagement } from './rules-of-engagement'
import { art as tideOfFortune } from './tide-of-fortune'
import { art as tideOfIron } from './tide-of-iron'

const ART: Record<string, Art> = {
  'tide-of-iron': tideOfIron,
  'heroes-of-normandie': heroes,
  'grand-tactical': grandTactical,
  'tide-of-fortune': tideOfFortune,
  'rules-of-engagement': engagement,
}

export const artOf = (game: string): Art => ART[game] ?? plain
