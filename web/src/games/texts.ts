/** The words that the client adds to a game: its tutorial, and the labels of its tracks. */

import heroesEnglish from './heroes-of-normandie/en.ftl?raw'
import heroesFrench from './heroes-of-normandie/fr.ftl?raw'
import ironEnglish from './tide-of-iron/en.ftl?raw'
import ironFrench from './tide-of-iron/fr.ftl?raw'

const TEXTS: Record<string, Record<string, string>> = {
  'tide-of-iron': { en: ironEnglish, fr: ironFrench },
  'heroes-of-normandie': { en: heroesEnglish, fr: heroesFrench },
}

export const tutorialTexts = (game: string, locale: string): string => TEXTS[game]?.[locale] ?? ''
