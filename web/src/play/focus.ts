/** Where the keys go: to the choices, from one question to the next, unless the player is elsewhere on the page. */

import { batch } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Option } from '~/api/wire'
import type { MatchStore } from '~/state/match'

/** The button of an option, where it is shown. */
const buttonOf = (option: Option): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.choices [data-index="${option.index}"]`)

/** Whether the focus is on nothing, or on a part of the question: then it goes with the question. */
const isFree = (active: Element | null): boolean =>
  !active || active === document.body || active.closest('.choices, .odds') !== null

/** The panel shows the question, and what comes first below it. */
export const toTheQuestion = (): void => document.querySelector('.upper, .sheet-body')?.scrollTo({ top: 0 })

/** The next question is read from its beginning; after an answer its first choice has the focus, at the opening nothing has. */
export function useQuestionFocus(store: MatchStore): void {
  const begun = useRef(false)
  const { revision } = store.latest.value ?? {}
  const seat = store.decision.value?.seat
  const narrowed = store.focus.value
  useLayoutEffect(() => {
    if (seat !== undefined) toTheQuestion()
  }, [revision, seat])
  useLayoutEffect(() => {
    if (seat === undefined) return
    if (begun.current && isFree(document.activeElement)) {
      batch(() => {
        document.querySelector<HTMLElement>('.choices .options button')?.focus()
        store.pointed.value = null
      })
    }
    begun.current = true
  }, [revision, seat, narrowed])
}

/** An option that is typed has the focus, so that Enter goes ahead with it; on the board, Enter is for the cursor. */
export function focusTyped(option: Option): void {
  if (!document.activeElement?.closest('.board')) buttonOf(option)?.focus()
}

/** Focuses a field for as long as it is shown; then what is being weighed by it, or what had the focus before. */
export function useBorrowedFocus<Field extends HTMLElement>(store: MatchStore) {
  const field = useRef<Field>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      const weighed = store.preview.value && buttonOf(store.preview.value.option)
      if (weighed) weighed.focus()
      else if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return field
}
