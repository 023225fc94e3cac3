import { useSignal } from '@preact/signals'
import { artOf } from '~/games'
import { lessonNow } from '~/games/lessons'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

const STORE = 'bocage.lessons'

function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Walks a newcomer through the learning scenario, one thing at a time. */
export function Coach({ store }: { store: MatchStore }) {
  const given = useSignal(learned())
  const shown = store.shown.value
  if (!shown || shown.seat === null || shown.result || store.past.value) return null
  const lessons = artOf(shown.game).lessons[shown.scenario] ?? []
  const told = new Set(store.events.value.map(event => event.kind))
  const lesson = lessonNow(lessons, given.value, store.decision.value?.prompt.key ?? null, told)
  if (!lesson) return null
  const keep = (ids: string[]) => {
    given.value = ids
    localStorage.setItem(STORE, JSON.stringify(ids))
  }
  const number = lessons.indexOf(lesson) + 1
  return (
    <aside class="coach" aria-label={t('tutorial')} aria-live="polite">
      <span class="label">
        {t('tutorial')} · {number}/{lessons.length}
      </span>
      <p>{t(lesson.text)}</p>
      <div class="row">
        <button type="button" class="button small" onClick={() => keep([...given.value, lesson.id])}>
          {t('understood')}
        </button>
        <button type="button" class="link" onClick={() => keep([...given.value, ...lessons.map(one => one.id)])}>
          {t('skip-tutorial')}
        </button>
      </div>
    </aside>
  )
}
