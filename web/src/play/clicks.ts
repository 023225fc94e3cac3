/** Clicks on what answers a question: a double click is one answer. */

import type { MatchStore } from '~/state/match'

const ANSWERS = '.choices, .odds, .hand, .muster'

export function clicks(store: MatchStore): () => void {
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(ANSWERS) || store.counts(event.detail)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', click, { capture: true })
  return () => window.removeEventListener('click', click, { capture: true })
}
