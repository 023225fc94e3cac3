/** The language of the page: catalogues are fetched once for each game and locale, and switched at any time. */

import { computed, effect, signal } from '@preact/signals'
import * as api from '~/api/client'
import { tutorialTexts } from '~/games/texts'
import peopleEnglish from '~/people/en.ftl?raw'
import peopleFrench from '~/people/fr.ftl?raw'
import reviewEnglish from '~/review/en.ftl?raw'
import reviewFrench from '~/review/fr.ftl?raw'
import { settings } from '~/state/settings'
import { Catalogue } from './catalogue'
import english from './en.ftl?raw'
import french from './fr.ftl?raw'
import { Speaker } from './speak'

export const LOCALES = ['fr', 'en'] as const
export type Locale = (typeof LOCALES)[number]

const OWN: Record<Locale, string> = {
  en: [english, peopleEnglish, reviewEnglish].join('\n'),
  fr: [french, peopleFrench, reviewFrench].join('\n'),
}

const fetched = signal<Record<string, string>>({})
/** The game whose words are spoken; `shared` outside of any. */
export const spokenGame = signal('shared')

const asked = new Set<string>()

function want(game: string, locale: Locale): void {
  const name = `${game}/${locale}`
  if (asked.has(name)) return
  asked.add(name)
  api
    .texts(game, locale)
    .then(source => {
      fetched.value = { ...fetched.value, [name]: source }
    })
    .catch(() => asked.delete(name))
}

effect(() => want(spokenGame.value, settings.locale.value))

export const speaker = computed(() => {
  const locale = settings.locale.value
  const game = spokenGame.value
  const source = fetched.value[`${game}/${locale}`] ?? ''
  return new Speaker(new Catalogue(locale, [source, OWN[locale], tutorialTexts(game, locale)]))
})

/** A text of the client, in the language of the moment. */
export const t: Speaker['ui'] = (key, args) => speaker.value.ui(key, args)
