import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DicePage, LuckSeat } from '~/api/wire'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

/** The sealed dice: their commitment before, the seed and every roll checked after; and how lucky each side was. */
export function HonestDice({ store, close }: { store: MatchStore; close: () => void }) {
  const page = useSignal<DicePage | null>(null)
  const luck = useSignal<LuckSeat[]>([])
  useEffect(() => {
    store.client.dice().then(found => {
      page.value = found
    }, close)
    store.client.luck(store.seat.value).then(
      found => {
        luck.value = found.seats
      },
      () => undefined,
    )
  }, [])
  const seats = store.latest.value?.seats ?? []
  const say = speaker.value
  return (
    <Dialog title={t('honest-dice')} close={close}>
      <p>{t('dice-explained')}</p>
      {page.value && (
        <>
          <p>
            <span class="label">{t('commitment')}</span>
            <code class="hash">{page.value.commitment}</code>
          </p>
          {page.value.seeds.map(seed => (
            <p key={seed.seed}>
              <span class="label">{t('seed')}</span>
              <code class="hash">{seed.seed}</code>
            </p>
          ))}
          {page.value.verified !== null && <p>{t(page.value.verified ? 'dice-agree' : 'dice-differ')}</p>}
        </>
      )}
      {luck.value.map(one => (
        <p key={one.seat}>
          <b>{seats[one.seat] ? say.thing(seats[one.seat]!.thing) : one.seat}</b>{' '}
          {t('luck', { dice: one.dice, percent: Math.round(one.luck * 100) })}
        </p>
      ))}
    </Dialog>
  )
}
