import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { settings } from '~/state/settings'
import { t } from '~/text/language'

/** Between two players at one screen: nothing is shown until the next one is there. */
export function Curtain({ store }: { store: MatchStore }) {
  const next = store.handOver.value
  const open = settings.curtain.value
  useEffect(() => {
    if (next !== null && !open) store.look(next)
  }, [next, open])
  const here = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => here.current?.focus(), [next, open])
  const seat = store.latest.value?.seats[next ?? -1]
  if (next === null || !open || !seat) return null
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t('hand-over', { seat: seat.thing })}>
      <Emblem side={sideOf(seat)} size={64} />
      <h2>{t('hand-over', { seat: seat.thing })}</h2>
      <button ref={here} type="button" class="button" onClick={() => store.look(next)}>
        {t('i-am-here')}
      </button>
      <button
        type="button"
        class="link"
        onClick={() => {
          settings.curtain.value = false
        }}
      >
        {t('no-curtain')}
      </button>
    </div>
  )
}
