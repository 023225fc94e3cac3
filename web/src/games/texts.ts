/** The words that the client adds to a game: its tutorial, and the labels of its tracks. */

import english from './tide-of-iron/en.ftl?raw'
import french from './tide-of-iron/fr.ftl?raw'

const TEXTS: Record<string, Record<string, string>> = { 'tide-of-iron': { en: english, fr: french } }

export const tutorialTexts = (game: string, locale: string): string => TEXTS[game]?.[locale] ?? ''
