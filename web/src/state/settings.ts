/** Settings of this browser: language, light or dark, motion, and how fast others are seen to act. */

import { computed, effect, type Signal, signal } from '@preact/signals'
import type { Locale } from '~/text/language'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'reduced'
export type Pace = 'instant' | 'fast' | 'normal' | 'slow'
export const PACES: readonly Pace[] = ['instant', 'fast', 'normal', 'slow']

const STORE = 'bocage.settings'

interface Kept {
  locale: Locale
  theme: Theme
  motion: Motion
  pace: Pace
  name: string
  curtain: boolean
  sound: boolean
  notify: boolean
}

function firstLocale(): Locale {
  return navigator.languages?.some(tag => tag.toLowerCase().startsWith('fr')) ? 'fr' : 'en'
}

function read(): Kept {
  const fresh: Kept = {
    locale: firstLocale(),
    theme: 'auto',
    motion: 'auto',
    pace: 'normal',
    name: '',
    curtain: true,
    sound: false,
    notify: false,
  }
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
  pace: signal(kept.pace),
  name: signal(kept.name),
  curtain: signal(kept.curtain),
  sound: signal(kept.sound),
  notify: signal(kept.notify),
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

/** A low screen, as that of a phone on its side: what is over the board for good would hide it. */
export const low = media('(max-height: 500px)')

export const dark = computed(() =>
  settings.theme.value === 'auto' ? systemDark.value : settings.theme.value === 'dark',
)
export const still = computed(() =>
  settings.motion.value === 'auto' ? systemStill.value : settings.motion.value === 'reduced',
)

const FACTORS: Record<Pace, number> = { instant: 0, fast: 0.45, normal: 1, slow: 2.2 }

/** By how much the time is stretched that each step of others is shown. */
export const paceFactor = (): number => FACTORS[settings.pace.value]

effect(() => {
  const { locale, theme, motion, pace, name, curtain, sound, notify } = settings
  const now: Kept = {
    locale: locale.value,
    theme: theme.value,
    motion: motion.value,
    pace: pace.value,
    name: name.value,
    curtain: curtain.value,
    sound: sound.value,
    notify: notify.value,
  }
  localStorage.setItem(STORE, JSON.stringify(now))
})

effect(() => {
  const root = document.documentElement
  root.lang = settings.locale.value
  root.dataset.theme = dark.value ? 'dark' : 'light'
  root.dataset.motion = still.value ? 'reduced' : 'full'
})
