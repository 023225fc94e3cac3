/** The drawings of all games. */

import type { Art } from './art'
import { plain } from './plain'
import { art as tideOfIron } from './tide-of-iron'

const ART: Record<string, Art> = { 'tide-of-iron': tideOfIron }

export const artOf = (game: string): Art => ART[game] ?? plain
