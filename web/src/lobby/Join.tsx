import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as api from '~/api/client'
import { keepToken, tokenOf } from '~/api/keys'
import type { Summary } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { sideOf } from '~/games/sides'
import { Briefing } from '~/shell/Briefing'
import { go } from '~/shell/router'
import { settings } from '~/state/settings'
import { speaker, spokenGame, t } from '~/text/language'

/** An invitation: one's name, and in. */
export function Join({ match, code }: { match: string; code: string }) {
  const problem = useSignal<string | null>(null)
  const about = useSignal<Summary | null>(null)
  useEffect(() => {
    api.summary(match).then(
      found => {
        spokenGame.value = found.game
        about.value = found
      },
      () => undefined,
    )
  }, [match])
  const enter = async (event: Event) => {
    event.preventDefault()
    try {
      const ticket = await api.join(match, { code }, settings.name.value || t('guest'))
      keepToken(ticket.match, ticket.token)
      go(`#/play/${match}`)
    } catch (error) {
      problem.value = error instanceof api.Refused ? error.problem.error : 'unreachable'
    }
  }
  return (
    <main class="loading">
      <form class="join" onSubmit={event => void enter(event)}>
        <h1>{t('invited')}</h1>
        {about.value && <About match={about.value} />}
        <label class="field">
          <span class="label">{t('your-name')}</span>
          <input
            value={settings.name.value}
            maxLength={40}
            onInput={event => {
              settings.name.value = event.currentTarget.value
            }}
          />
        </label>
        {problem.value && <p role="alert">{t(`error-${problem.value}`)}</p>}
        <button type="submit" class="button">
          {t('take-seat')}
        </button>
        {tokenOf(match) && <a href={`#/play/${match}`}>{t('already-in')}</a>}
        {about.value && <Briefing game={about.value.game} scenario={about.value.scenario} />}
      </form>
    </main>
  )
}

/** What one is invited to: the game, the scenario, who is there already, and the side that is free. */
function About({ match }: { match: Summary }) {
  const say = speaker.value
  return (
    <dl class="about">
      <dt class="label">{t('game')}</dt>
      <dd>{say.word(match.game)}</dd>
      <dt class="label">{t('scenario')}</dt>
      <dd>{say.word(match.scenario)}</dd>
      {match.seats.map(seat => (
        <div key={seat.seat} class="seat">
          <dt>
            <Emblem side={sideOf(seat)} /> {say.thing(seat.thing)}
          </dt>
          <dd>
            {seat.player === 'invited'
              ? t('seat-for-you')
              : seat.player === 'machine'
                ? t('machine')
                : seat.name || t(`seat-${seat.player}`)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
