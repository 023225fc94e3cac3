/** The words that the client adds to a game: its tutorial, and the labels of its tracks. */

import grandEnglish from './grand-tactical/en.ftl?raw'
import grandFrench from './grand-tactical/fr.ftl?raw'
import heroesEnglish from './heroes-of-normandie/en.ftl?raw'
import heroesFrench from './heroes-of-normandie/fr.ftl?raw'
import engagementEnglish from './rules-of-engagement/en.ftl?raw'
import engagementFrench from './rules-of-engagement/fr.ftl?raw'
import fortuneEnglish from './tide-of-fortune/en.ftl?raw'
import fortuneFrench from './tide-of-fortune/fr.ftl?raw'
import ironEnglish from './tide-of-iron/en.ftl?raw'
import ironFrench from './tide-of-iron/fr.ftl?raw'

const TEXTS: Record<string, Record<string, string>> = {
  'tide-of-iron': { en: ironEnglish, fr: ironFrench },
  'grand-tactical': { en: grandEnglish, fr: grandFrench },
  'tide-of-fortune': { en: fortuneEnglish, fr: fortuneFrench },
  'rules-of-engagement': { en: engagementEnglish, fr: engagementFrench },
  'heroes-of-normandie': { en: heroesEnglish, fr: heroesFrench },
}

export const tutorialTexts = (game: string, locale: string): string => TEXTS[game]?.[locale] ?? ''
