import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { artOf } from '~/games'
import { lessonDone, lessonNow } from '~/games/lessons'
import { learned } from '~/state/lessons'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { toTheQuestion } from './focus'

const PRAISE_MS = 4000

/** Walks a newcomer through the learning scenario, one thing at a time, and notices what was done. */
export function Coach({ store }: { store: MatchStore }) {
  const shown = store.shown.value
  const lessons = (shown && artOf(shown.game).lessons[shown.scenario]) ?? []
  const praised = useSignal(false)
  const deed = store.deed.value
  const keep = (ids: string[]) => {
    learned.value = [...learned.value, ...ids]
  }
  useEffect(() => {
    const done = deed && lessonDone(lessons, learned.peek(), deed)
    if (!done) return
    keep([done.id])
    praised.value = true
    const timer = setTimeout(() => {
      praised.value = false
    }, PRAISE_MS)
    return () => clearTimeout(timer)
  }, [deed])
  const told = new Set(store.events.value.map(event => event.kind))
  const lesson = lessonNow(lessons, learned.value, store.decision.value?.prompt.key ?? null, told)
  const speaks = Boolean(
    shown && shown.seat !== null && !shown.result && !store.past.value && (lesson || praised.value),
  )
  useLayoutEffect(() => {
    if (!speaks) toTheQuestion()
  }, [speaks])
  if (!speaks) return null
  const had = lessons.filter(one => learned.value.includes(one.id)).length
  return (
    <aside class="coach" aria-label={t('tutorial')} aria-live="polite">
      <span class="label">
        {t('tutorial')} · {lesson ? had + 1 : had}/{lessons.length}
      </span>
      {praised.value && <p class="praise">✓ {t('lesson-done')}</p>}
      {lesson && (
        <>
          <p>{t(lesson.text)}</p>
          <div class="row">
            <button type="button" class="button small" onClick={() => keep([lesson.id])}>
              {t('understood')}
            </button>
            <button type="button" class="link" onClick={() => keep(lessons.map(one => one.id))}>
              {t('skip-tutorial')}
            </button>
          </div>
        </>
      )}
    </aside>
  )
}
