import { useSignal } from '@preact/signals'
import { Refused } from '~/api/client'
import type { Reporting } from '~/api/wire'
import { Dialog } from '~/shell/Dialog'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

const REASONS: readonly Reporting['why'][] = ['talk', 'name', 'play', 'other']
/** Lines of talk that can be pointed at: the newest. */
const LINES = 30

const problemOf = (error: unknown): string => {
  if (!(error instanceof Refused)) return t('error-unreachable')
  return error.problem.error === 'flood' ? t('report-flood') : t(`error-${error.problem.error}`)
}

/** Telling the host of the server about a player, about what was said, or about the match. */
export function Report({ store, close }: { store: MatchStore; close: () => void }) {
  const terms = useSignal<Reporting>({ why: 'talk' })
  const done = useSignal(false)
  const problem = useSignal<string | null>(null)
  const change = (some: Partial<Reporting>) => {
    terms.value = { ...terms.value, ...some }
  }
  const send = async (event: Event) => {
    event.preventDefault()
    try {
      await store.client.report({ ...terms.value, seat: store.latest.value?.seat ?? null })
      done.value = true
    } catch (error) {
      problem.value = problemOf(error)
    }
  }
  return (
    <Dialog title={t('report')} close={close}>
      {done.value ? (
        <p role="status">{t('report-done')}</p>
      ) : (
        <form class="report" onSubmit={event => void send(event)}>
          <p>{t('report-about')}</p>
          <label class="field" for="report-why">
            <span class="label">{t('report-why')}</span>
            <select
              id="report-why"
              value={terms.value.why}
              onChange={event => {
                const why = event.currentTarget.value as Reporting['why']
                change({ why, line: null, against: null })
              }}
            >
              {REASONS.map(why => (
                <option key={why} value={why}>
                  {t(`report-why-${why}`)}
                </option>
              ))}
            </select>
          </label>
          {terms.value.why === 'talk' ? (
            <Words store={store} terms={terms.value} change={change} />
          ) : (
            <Against store={store} terms={terms.value} change={change} />
          )}
          <label class="field" for="report-text">
            <span class="label">{t('report-text')}</span>
            <textarea
              id="report-text"
              rows={4}
              maxLength={500}
              value={terms.value.text ?? ''}
              onInput={event => change({ text: event.currentTarget.value.replaceAll('\t', ' ') })}
            />
          </label>
          {problem.value && <p role="alert">{problem.value}</p>}
          <button type="submit" class="button">
            {t('report-send')}
          </button>
        </form>
      )}
    </Dialog>
  )
}

interface PartProps {
  store: MatchStore
  terms: Reporting
  change: (some: Partial<Reporting>) => void
}

/** What others said: whoever points at a line reports the one who said it. */
function Words({ store, terms, change }: PartProps) {
  const mine = store.latest.value?.yours ?? []
  const lines = store.talk.value.filter(line => line.seat !== null && !mine.includes(line.seat)).slice(-LINES)
  return (
    <label class="field" for="report-line">
      <span class="label">{t('report-line')}</span>
      <select
        id="report-line"
        value={terms.line ?? ''}
        onChange={event => {
          const said = lines.find(line => line.id === Number(event.currentTarget.value))
          change({ line: said?.id ?? null, against: said?.seat ?? null })
        }}
      >
        <option value="">{t('report-line-none')}</option>
        {lines.toReversed().map(line => (
          <option key={line.id} value={line.id}>
            {line.name} – {line.text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The people at the table, and nobody. */
function Against({ store, terms, change }: PartProps) {
  const { seats = [], yours = [] } = store.latest.value ?? {}
  const others = seats.filter(seat => seat.player === 'human' && !yours.includes(seat.seat))
  return (
    <label class="field" for="report-against">
      <span class="label">{t('report-against')}</span>
      <select
        id="report-against"
        value={terms.against ?? ''}
        onChange={event => {
          const { value } = event.currentTarget
          change({ against: value ? Number(value) : null })
        }}
      >
        <option value="">{t('report-against-nobody')}</option>
        {others.map(seat => (
          <option key={seat.seat} value={seat.seat}>
            {seat.name ? `${seat.name} (${speaker.value.thing(seat.thing)})` : speaker.value.thing(seat.thing)}
          </option>
        ))}
      </select>
    </label>
  )
}
