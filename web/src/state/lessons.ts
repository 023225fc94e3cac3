/** Which lessons of the tutorials this browser has had. */

import { effect, signal } from '@preact/signals'

const STORE = 'bocage.lessons'

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const learned = signal(kept())

effect(() => localStorage.setItem(STORE, JSON.stringify(learned.value)))
