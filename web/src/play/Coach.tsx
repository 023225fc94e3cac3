import { artOf } from '~/games'
import { lessonNow } from '~/games/lessons'
import { learned } from '~/state/lessons'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'

/** Walks a newcomer through the learning scenario, one thing at a time. */
export function Coach({ store }: { store: MatchStore }) {
  const shown = store.shown.value
  if (!shown || shown.seat === null || shown.result || store.past.value) return null
  const lessons = artOf(shown.game).lessons[shown.scenario] ?? []
  const told = new Set(store.events.value.map(event => event.kind))
  const lesson = lessonNow(lessons, learned.value, store.decision.value?.prompt.key ?? null, told)
  if (!lesson) return null
  const keep = (ids: string[]) => {
    learned.value = [...learned.value, ...ids]
  }
  const number = lessons.indexOf(lesson) + 1
  return (
    <aside class="coach" aria-label={t('tutorial')} aria-live="polite">
      <span class="label">
        {t('tutorial')} · {number}/{lessons.length}
      </span>
      <p>{t(lesson.text)}</p>
      <div class="row">
        <button type="button" class="button small" onClick={() => keep([lesson.id])}>
          {t('understood')}
        </button>
        <button type="button" class="link" onClick={() => keep(lessons.map(one => one.id))}>
          {t('skip-tutorial')}
        </button>
      </div>
    </aside>
  )
}
