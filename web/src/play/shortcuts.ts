/** Keys that work anywhere on the play screen. */

import type { Signal } from '@preact/signals'
import type { MatchStore } from '~/state/match'
import { openRule } from '~/state/rules'
import { focusTyped } from './focus'
import type { Panel } from './PlayScreen'

export function shortcuts(store: MatchStore, panel: Signal<Panel>): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.repeat) return holdOff(event)
    const act = actionOf(event, store, panel)
    if (!act) return
    event.preventDefault()
    act()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** A key that is held down is one key: it does not go on to press the choices of the next questions. */
function holdOff(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'range') || target instanceof HTMLSelectElement

/** Enter is for what has the focus, where that can be pressed. */
const onControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [tabindex="0"]') !== null

function actionOf(event: KeyboardEvent, store: MatchStore, panel: Signal<Panel>): (() => unknown) | null {
  const show = (next: Panel) => () => {
    panel.value = next
  }
  const entry = /^[1-9]$/.test(event.key) ? store.entries.value[Number(event.key) - 1] : undefined
  if (entry)
    return () => {
      focusTyped(entry.options[0])
      store.choose(entry)
    }
  switch (event.key.toLowerCase()) {
    case 'enter': {
      const preview = store.preview.value
      if (!preview && store.march.way.value && !onControl(event)) return () => store.march.go(store.decision.value)
      if (!preview || onControl(event)) return null
      return () => store.commit(preview.option)
    }
    case 'escape':
      return () => {
        if (store.watching.value) return store.skip()
        if (panel.value === 'replay') void store.goTo(null)
        if (panel.value) panel.value = null
        else store.back()
      }
    case 's':
      return () => store.skip()
    case 'w':
      return () => store.tellAgain(store.chosen.value)
    case 'z':
      return () => store.undo()
    case '/':
      return show('command')
    case '?':
      return show('help')
    case 'r':
      return () => openRule('')
    case 'o':
      return show('roster')
    case 'l':
      return show('replay')
    case 'v':
      return () => store.lens.cycle()
    case 'b':
      return () => document.querySelector<HTMLElement>('.board')?.focus()
    default:
      return null
  }
}
