import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DicePage, SeatLuck } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

const SHOWN = 200

/** The sealed dice: their commitment before, the seed and every roll checked after; and how lucky each side was. */
export function HonestDice({ store, close }: { store: MatchStore; close: () => void }) {
  const page = useSignal<DicePage | null>(null)
  const luck = useSignal<SeatLuck[]>([])
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
  return (
    <Dialog title={t('honest-dice')} close={close} wide>
      <p>{t('dice-explained')}</p>
      {page.value && <Seal page={page.value} />}
      <h3>{t('luck-report')}</h3>
      <p class="quiet">{t('luck-explained')}</p>
      {luck.value.map(one => (
        <Luck key={one.seat} store={store} luck={one} />
      ))}
      {page.value && page.value.rolls.length > 0 && <Rolls store={store} page={page.value} />}
    </Dialog>
  )
}

function Seal({ page }: { page: DicePage }) {
  return (
    <>
      <p>
        <span class="label">{t('commitment')}</span>
        <code class="hash">{page.commitment}</code>
      </p>
      {page.seeds.map(seed => (
        <p key={seed.seed}>
          <span class="label">{t('seed')}</span>
          <code class="hash">{seed.seed}</code>
        </p>
      ))}
      {page.verified === null ? (
        <p class="quiet">{t('dice-sealed')}</p>
      ) : (
        <p class={page.verified ? 'verdict good' : 'verdict bad'}>
          {page.verified ? '✓ ' : '✗ '}
          {t(page.verified ? 'dice-agree' : 'dice-differ')}
        </p>
      )}
    </>
  )
}

/** One seat: each kind of roll with what it brought and what was to be expected. */
function Luck({ store, luck }: { store: MatchStore; luck: SeatLuck }) {
  const seat = store.latest.value?.seats[luck.seat]
  const say = speaker.value
  const one = (value: number) => value.toLocaleString(say.locale, { maximumFractionDigits: 1 })
  return (
    <table class="luck">
      <caption>
        {seat && <Emblem side={sideOf(seat)} />} <b>{seat ? say.thing(seat.thing) : luck.seat}</b>{' '}
        {t('luck', { dice: luck.dice, percent: Math.round((luck.luck ?? 0.5) * 100) })}
        {luck.undone > 0 && ` · ${t('luck-undone', { rolls: luck.undone })}`}
      </caption>
      {luck.rows.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t('luck-what')}</th>
            <th scope="col">{t('luck-rolls')}</th>
            <th scope="col">{t('luck-dice')}</th>
            <th scope="col">{t('luck-hits')}</th>
            <th scope="col">{t('luck-expected')}</th>
            <th scope="col">{t('luck-luck')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {luck.rows.map(row => (
          <tr key={row.what}>
            <th scope="row">{say.word(row.what)}</th>
            <td>{row.rolls}</td>
            <td>{row.dice}</td>
            <td>{row.hits}</td>
            <td>{one(row.expected)}</td>
            <td>
              <meter min={0} max={1} value={row.luck} aria-label={t('luck-luck')} /> {Math.round(row.luck * 100)} %
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rolls({ store, page }: { store: MatchStore; page: DicePage }) {
  const seats = store.latest.value?.seats ?? []
  return (
    <details>
      <summary>{t('every-roll', { count: page.rolls.length })}</summary>
      <ol class="rolls">
        {page.rolls.slice(0, SHOWN).map((roll, i) => (
          <li key={i}>
            {seats[roll.seat] ? speaker.value.thing(seats[roll.seat]!.thing) : ''} {roll.faces.join(' ')}{' '}
            <b>{roll.agrees ? '✓' : '✗'}</b>
          </li>
        ))}
      </ol>
    </details>
  )
}
