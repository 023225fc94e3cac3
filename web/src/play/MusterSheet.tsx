import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Berth, Muster, Piece, Recruit, Refusal, Ware } from '~/api/wire'
import { Face } from '~/board/Counters'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { alike } from '~/state/alike'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Phrase, RuleLink } from './Phrase'

const COUNTER = 46

interface Sheet {
  store: MatchStore
  /** Why wares are not to be had, by what was asked of them. */
  reasons: Signal<Record<string, Refusal>>
}

/** An army while it is built: what it has and what else is to be had, laid out over the board. */
export function MusterSheet({ store }: { store: MatchStore }) {
  const folded = useSignal(false)
  const reasons = useSignal<Record<string, Refusal>>({})
  const shown = store.shown.value
  const revision = shown?.revision
  useEffect(() => {
    reasons.value = {}
  }, [revision])
  const muster = shown?.muster
  if (!muster) return null
  const sheet = { store, reasons }
  return (
    <section class={folded.value ? 'muster folded' : 'muster'} aria-label={t('army-builder')}>
      <Purse store={store} muster={muster} folded={folded} />
      {!folded.value && (
        <div class="muster-body">
          {muster.army.length > 0 && (
            <div class="enlisted">
              <h3 class="label">{t('army')}</h3>
              {muster.army.map((recruit, i) => (
                <Enlisted key={i} recruit={recruit} {...sheet} />
              ))}
            </div>
          )}
          <div class="stock">
            <h3 class="label">{t('to-be-had')}</h3>
            <ul>
              {muster.stock.map(ware => (
                <li key={ware.name}>
                  <Offer ware={ware} {...sheet} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  )
}

/** Whose army it is, what has been spent, and what is left. */
function Purse({ store, muster, folded }: { store: MatchStore; muster: Muster; folded: Signal<boolean> }) {
  const seat = store.shown.value?.seats[muster.seat]
  const spent = muster.points - muster.left
  return (
    <header class="purse">
      <Emblem side={sideOf(seat)} />
      <h2>{seat ? t('army-of', { seat: seat.thing }) : t('army')}</h2>
      <span class="points">
        <meter min={0} max={muster.points} value={spent} aria-label={t('points-spent')} />
        <b>{t('points-of', { spent, points: muster.points })}</b>
        <span>{t('points-left', { left: muster.left })}</span>
      </span>
      {muster.lines.map((line, i) => (
        <span key={i} class="quiet">
          {speaker.value.plain(line)}
        </span>
      ))}
      <button
        type="button"
        class="tool"
        aria-expanded={!folded.value}
        onClick={() => {
          folded.value = !folded.value
        }}
      >
        {t(folded.value ? 'see-army' : 'see-board')}
      </button>
    </header>
  )
}

/** Something that the army has, with its places for more. */
function Enlisted({ recruit, store, reasons }: { recruit: Recruit } & Sheet) {
  return (
    <article class="enlistment">
      <WareText ware={recruit.ware} store={store} />
      {recruit.berths.map(berth => (
        <BerthView key={berth.name} berth={berth} store={store} reasons={reasons} />
      ))}
    </article>
  )
}

function BerthView({ berth, store, reasons }: { berth: Berth } & Sheet) {
  const name = speaker.value.word(berth.name)
  if (berth.holds) {
    return (
      <div class="berth filled">
        <span class="label">{name}</span>
        <WareText ware={berth.holds} store={store} />
      </div>
    )
  }
  const ready = berth.stock.filter(ware => ware.index !== null).length
  return (
    <details class="berth">
      <summary>
        + {name} <span class="berth-count">{t('choices-here', { count: ready })}</span>
      </summary>
      <ul>
        {berth.stock.map(ware => (
          <li key={ware.name}>
            <Offer ware={ware} store={store} reasons={reasons} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What can be recruited is a button that does so; what cannot, one that says why not. */
function Offer({ ware, store, reasons }: { ware: Ware } & Sheet) {
  const key = JSON.stringify(ware.takes)
  const option = ware.index === null ? undefined : store.decision.value?.options[ware.index]
  const refusal = reasons.value[key]
  const ask = async () => {
    const found = ware.takes && store.decision.value ? await store.inquiry.whyNot(ware.takes) : null
    if (found) reasons.value = { ...reasons.value, [key]: found }
  }
  const point = (on: boolean) => () => {
    store.pointed.value = on && option ? option : null
  }
  return (
    <>
      <button
        type="button"
        class={option ? 'ware' : 'ware refused'}
        aria-disabled={store.busy.value}
        onClick={() => (option ? store.pick(option) : void ask())}
        onPointerEnter={point(true)}
        onPointerLeave={point(false)}
      >
        <WareText ware={ware} store={store} />
        {!option && store.decision.value && <span class="unseen">{t('ware-not-now')}</span>}
      </button>
      {refusal && (
        <p class="ware-why" role="status">
          <Phrase text={refusal} /> <RuleLink rule={refusal.rule} />
        </p>
      )}
    </>
  )
}

function WareText({ ware, store }: { ware: Ware; store: MatchStore }) {
  const say = speaker.value
  return (
    <span class="ware-text">
      <span class="ware-name">
        <b>{say.word(ware.name)}</b>
        <span class="price">{t('price', { cost: ware.cost })}</span>
      </span>
      {ware.lines.map((line, i) => (
        <small key={i}>{say.plain(line)}</small>
      ))}
      {ware.pieces.length > 0 && (
        <span class="ware-counters">
          {alike(ware.pieces).map(({ piece, times }) => (
            <Pictured key={piece.figures?.join()} piece={piece} times={times} store={store} />
          ))}
        </span>
      )}
    </span>
  )
}

/** A counter with its name below it; a long one is twice as wide. */
function Pictured({ piece, times, store }: { piece: Piece; times: number; store: MatchStore }) {
  const name = piece.figures?.[0]
  const wide = (piece.beside?.length ?? 0) * (COUNTER / 2 + 6)
  const box = `${-wide - 6} -6 ${COUNTER + 2 * wide + 12} ${COUNTER + 12}`
  return (
    <span class="pictured">
      <svg viewBox={box} width={COUNTER + 2 * wide} height={COUNTER} aria-hidden="true">
        <Face store={store} piece={piece} size={COUNTER} />
      </svg>
      {name && (
        <span>
          {times > 1 && <b>{times} × </b>}
          {speaker.value.word(name)}
        </span>
      )}
    </span>
  )
}
