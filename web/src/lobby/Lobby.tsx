import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as api from '~/api/client'
import { keepToken } from '~/api/keys'
import type { GameInfo, Summary } from '~/api/wire'
import { MatchClock } from '~/people/Clocks'
import { RulesDialog } from '~/play/RulesDialog'
import { go } from '~/shell/router'
import { LanguageSwitch, SettingsDialog } from '~/shell/Settings'
import { openRule } from '~/state/rules'
import { settings } from '~/state/settings'
import { speaker, spokenGame, t } from '~/text/language'
import { Hero } from './Hero'
import { LoadSave } from './LoadSave'
import { begin, NewMatch, scenariosOf } from './NewMatch'
import * as store from './store'
import { byUrgency } from './urgency'
import { Vignette } from './Vignette'

const REFRESH_MS = 15_000

const nameOf = (names: Record<string, string> | undefined, fallback: string) =>
  names?.[settings.locale.value] ?? names?.en ?? fallback

const gameOf = (name: string): GameInfo | undefined => store.games.value.find(one => one.game === name)

const scenarioName = (one: Summary): string =>
  nameOf(gameOf(one.game)?.scenarios.find(other => other.scenario === one.scenario)?.names, one.scenario)

export function Lobby() {
  const settingsOpen = useSignal(false)
  useEffect(() => {
    void store.refresh()
    const timer = setInterval(() => void store.refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const first = store.games.value[0]?.game
  useEffect(() => {
    if (first) spokenGame.value = first
  }, [first])
  const running = store.mine.value.filter(one => !one.result)
  const current = running.find(one => one.your_turn) ?? running[0]
  return (
    <div class="lobby">
      <Hero />
      <header class="lobby-bar">
        <span class="logo">
          <i aria-hidden="true" />
          <span>BOCAGE</span>
        </span>
        <LoadSave />
        <a class="link" href="#/carry">
          {t('carry-enter')}
        </a>
        <button type="button" class="link" onClick={() => openRule('')}>
          {t('rules')}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => {
            settingsOpen.value = true
          }}
        >
          {t('settings')}
        </button>
        <LanguageSwitch />
      </header>
      <main>
        <div class="headline">
          <h1>{t('headline')}</h1>
          <p>{t('subline')}</p>
        </div>
        {store.offline.value && (
          <p class="panel" role="alert">
            {t('error-unreachable')}
          </p>
        )}
        <div class="panels">
          <div class="own">
            {current ? <Resume match={current} /> : <Welcome />}
            <Matches title={t('my-matches')} matches={byUrgency(store.mine.value.filter(one => one !== current))} />
          </div>
          <NewMatch />
        </div>
        <Matches title={t('open-seats')} matches={store.open.value} joining />
        <Matches title={t('to-watch')} matches={store.listed.value} />
        <Games />
      </main>
      <footer>
        <span>{t('credits')}</span>
      </footer>
      {settingsOpen.value && (
        <SettingsDialog
          close={() => {
            settingsOpen.value = false
          }}
        />
      )}
      <RulesDialog />
    </div>
  )
}

function Resume({ match }: { match: Summary }) {
  return (
    <section class="panel resume">
      <Vignette game={match.game} />
      <div class="text">
        <span class="label">{t(match.your_turn ? 'resume-your-turn' : 'resume')}</span>
        <h2>{match.name || scenarioName(match)}</h2>
        <p class="quiet">
          {nameOf(gameOf(match.game)?.names, match.game)} · {scenarioName(match)}
          <br />
          {opponents(match)}
          <br />
          {ago(match.updated)}
          {match.options.clock && <br />}
          <MatchClock match={match} />
        </p>
        <div class="row">
          <a class="button" href={`#/play/${match.match}`}>
            {t('continue')}
          </a>
          <a class="button quiet" href={`#/play/${match.match}/replay`}>
            {t('review')}
          </a>
        </div>
      </div>
    </section>
  )
}

function opponents(match: Summary): string {
  const others = match.seats.filter(seat => !match.yours.includes(seat.seat))
  if (!others.length) return t('two-here')
  const who = others.map(seat => (seat.player === 'machine' ? t('a-machine') : seat.name || t(`seat-${seat.player}`)))
  return t('against', { who: who.join(', ') })
}

function ago(time: string): string {
  const minutes = Math.round((Date.parse(time) - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(settings.locale.value, { numeric: 'auto' })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -60 * 36) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 60 / 24), 'day')
}

/** For whoever has no match yet: learn, at once. */
function Welcome() {
  const [game, ...others] = store.games.value
  const scenario = game && scenariosOf(game)[0]
  if (!game || !scenario) return <section class="panel">{t('loading')}</section>
  return (
    <section class="panel resume">
      <Vignette game={game.game} />
      <div class="text">
        <span class="label">{t('learn-label')}</span>
        <h2>{nameOf(scenario.names, scenario.scenario)}</h2>
        <p class="quiet">{t('learn-text')}</p>
        <button type="button" class="button" onClick={() => void begin(game, scenario)}>
          {t('learn')}
        </button>
        {others.map(other => (
          <p key={other.game} class="or">
            {t('or')}{' '}
            <button type="button" class="link strong" onClick={() => void begin(other, scenariosOf(other)[0]!)}>
              {nameOf(other.names, other.game)} ›
            </button>
          </p>
        ))}
      </div>
    </section>
  )
}

/** So many matches of a list are shown before one asks for all. */
const MOST = 8

function Matches({ title, matches, joining = false }: { title: string; matches: Summary[]; joining?: boolean }) {
  const all = useSignal(false)
  if (!matches.length) return null
  return (
    <section class="matches">
      <h2>{title}</h2>
      <ul>
        {(all.value ? matches : matches.slice(0, MOST)).map(match => (
          <li key={match.match}>
            <b>{match.name || scenarioName(match)}</b>
            <span class="quiet">
              {nameOf(gameOf(match.game)?.names, match.game)} · {opponents(match)} · {ago(match.updated)}
            </span>
            <MatchClock match={match} />
            {match.your_turn && <span class="tag">{t('your-turn')}</span>}
            {match.result && <span class="tag">{t('match-over')}</span>}
            {joining ? <FreeSeats match={match} /> : <a href={`#/play/${match.match}`}>{t('open')} ›</a>}
          </li>
        ))}
      </ul>
      {!all.value && matches.length > MOST && (
        <button
          type="button"
          class="link"
          onClick={() => {
            all.value = true
          }}
        >
          {t('all-matches', { count: matches.length })}
        </button>
      )}
    </section>
  )
}

function FreeSeats({ match }: { match: Summary }) {
  const take = async (seat: number) => {
    const ticket = await api.join(match.match, { seat }, settings.name.value || t('guest'))
    keepToken(ticket.match, ticket.token)
    go(`#/play/${match.match}`)
  }
  return (
    <>
      {match.seats
        .filter(seat => seat.player === 'open')
        .map(seat => (
          <button key={seat.seat} type="button" class="link" onClick={() => void take(seat.seat)}>
            {t('take', { seat: seat.thing })} ›
          </button>
        ))}
    </>
  )
}

/** The board, how many play, how long it takes: as the client knows the game; else the names of its scenarios. */
function tagsOf(game: GameInfo): string[] {
  const known = speaker.value.attribute(`about-${game.game}`, 'tags')
  return known?.split(' · ') ?? scenariosOf(game).map(one => nameOf(one.names, one.scenario))
}

function Games() {
  return (
    <section class="games" aria-label={t('games')}>
      {store.games.value.map(game => {
        const scenarios = scenariosOf(game)
        const learn = scenarios[0]
        const about = `about-${game.game}`
        return (
          <article key={game.game}>
            <Vignette game={game.game} />
            <div class="text">
              <h3>{nameOf(game.names, game.game)}</h3>
              <p>{speaker.value.has(about) ? t(about) : ''}</p>
              <ul class="tags">
                {tagsOf(game).map(tag => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
              {learn && (
                <button type="button" class="link strong" onClick={() => void begin(game, learn)}>
                  {t('learn')} ›
                </button>
              )}
            </div>
          </article>
        )
      })}
    </section>
  )
}
