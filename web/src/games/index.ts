/** The drawings of all games. */

import type { Art } from './art'
import { art as heroes } from './heroes-of-normandie'
import { plain } from './plain'
import { art as tideOfIron } from './tide-of-iron'

const ART: Record<string, Art> = { 'tide-of-iron': tideOfIron, 'heroes-of-normandie': heroes }

export const artOf = (game: string): Art => ART[game] ?? plain
