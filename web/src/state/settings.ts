/** Settings of this browser: language, light or dark, motion. */

import { computed, effect, type Signal, signal } from '@preact/signals'
import type { Locale } from '~/text/language'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'reduced'

const STORE = 'bocage.settings'

interface Kept {
  locale: Locale
  theme: Theme
  motion: Motion
  name: string
  curtain: boolean
}

function firstLocale(): Locale {
  return navigator.languages?.some(tag => tag.toLowerCase().startsWith('fr')) ? 'fr' : 'en'
}

function read(): Kept {
  const fresh: Kept = { locale: firstLocale(), theme: 'auto', motion: 'auto', name: '', curtain: true }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) }
  } catch {
    return fresh
  }
}

const kept = read()

export const settings: { [Name in keyof Kept]: Signal<Kept[Name]> } = {
  locale: signal(kept.locale),
  theme: signal(kept.theme),
  motion: signal(kept.motion),
  name: signal(kept.name),
  curtain: signal(kept.curtain),
}

function media(query: string): Signal<boolean> {
  const list = window.matchMedia(query)
  const state = signal(list.matches)
  list.addEventListener('change', () => {
    state.value = list.matches
  })
  return state
}

const systemDark = media('(prefers-color-scheme: dark)')
const systemStill = media('(prefers-reduced-motion: reduce)')

/** A narrow screen: the board fills it, and the choices lie in a sheet. */
export const narrow = media('(max-width: 820px)')

export const dark = computed(() =>
  settings.theme.value === 'auto' ? systemDark.value : settings.theme.value === 'dark',
)
export const still = computed(() =>
  settings.motion.value === 'auto' ? systemStill.value : settings.motion.value === 'reduced',
)

effect(() => {
  const { locale, theme, motion, name, curtain } = settings
  const now: Kept = {
    locale: locale.value,
    theme: theme.value,
    motion: motion.value,
    name: name.value,
    curtain: curtain.value,
  }
  localStorage.setItem(STORE, JSON.stringify(now))
})

effect(() => {
  const root = document.documentElement
  root.lang = settings.locale.value
  root.dataset.theme = dark.value ? 'dark' : 'light'
  root.dataset.motion = still.value ? 'reduced' : 'full'
})
