import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { bookmarks } from '~/state/bookmarks'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { branch } from './saves'

const PACE_MS = 900

export function Replay({ store, close }: { store: MatchStore; close: () => void }) {
  const playing = useSignal(false)
  const last = store.latest.value?.revision ?? 0
  const now = store.past.value?.revision ?? last
  const marks = bookmarks(store.events.value)
  const go = (revision: number) => void store.goTo(Math.max(0, Math.min(last, revision)))

  useEffect(() => {
    if (!playing.value) return
    if (now >= last) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => go(now + 1), PACE_MS)
    return () => clearTimeout(timer)
  }, [playing.value, now])

  const leave = () => {
    void store.goTo(null)
    close()
  }
  const here = marks.findLast(event => event.revision <= now)
  return (
    <section class="replay" aria-label={t('replay')}>
      <button type="button" class="square" aria-label={t('step-back')} onClick={() => go(now - 1)}>
        ◂
      </button>
      <button
        type="button"
        class="square"
        aria-label={t(playing.value ? 'pause' : 'play')}
        onClick={() => {
          if (!playing.value && now >= last) go(0)
          playing.value = !playing.value
        }}
      >
        {playing.value ? '❚❚' : '▶'}
      </button>
      <button type="button" class="square" aria-label={t('step-on')} onClick={() => go(now + 1)}>
        ▸
      </button>
      <div class="time">
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label={t('replay')}
          aria-valuetext={t('step-of', { step: now, last })}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <div class="marks" aria-hidden="true">
          {marks.map((event, i) => (
            <i key={i} style={{ left: `${(event.revision / Math.max(1, last)) * 100}%` }} />
          ))}
        </div>
        <span class="here">{here ? speaker.value.plain(here) : t('step-of', { step: now, last })}</span>
      </div>
      <select
        aria-label={t('bookmarks')}
        value=""
        onChange={event => event.currentTarget.value && go(Number(event.currentTarget.value))}
      >
        <option value="">{t('bookmarks')}</option>
        {marks.map((event, i) => (
          <option key={i} value={event.revision}>
            {event.revision} · {speaker.value.plain(event)}
          </option>
        ))}
      </select>
      {store.latest.value?.seat !== null && (
        <button type="button" class="tool" onClick={() => void store.act(() => branch(store, now))}>
          {t('branch')}
        </button>
      )}
      <button type="button" class="tool" onClick={leave}>
        {t('to-present')}
      </button>
    </section>
  )
}
