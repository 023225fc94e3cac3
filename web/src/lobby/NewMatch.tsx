import { useSignal } from '@preact/signals'
import * as api from '~/api/client'
import { keepInvitations, keepToken } from '~/api/keys'
import type { ClockTerms, GameInfo, ScenarioInfo, SeatRequest } from '~/api/wire'
import { Emblem } from '~/games/Emblem'
import { ClockPicker } from '~/people/ClockPicker'
import { Briefing } from '~/shell/Briefing'
import { Form, type Values } from '~/shell/Form'
import { go } from '~/shell/router'
import { settings } from '~/state/settings'
import { speaker, spokenGame, t } from '~/text/language'
import { inOrder, machineName, machineNote } from './levels'
import { games, machines } from './store'

type Opponent = 'machine' | 'invited' | 'open' | 'hotseat'
const OPPONENTS: Opponent[] = ['machine', 'invited', 'open', 'hotseat']

const nameOf = (names: Record<string, string>) => names[settings.locale.value] ?? names.en ?? ''

/** The learning scenario first. */
export const scenariosOf = (game: GameInfo): ScenarioInfo[] =>
  game.scenarios.toSorted((a, b) => Number(b.learning) - Number(a.learning))

interface Setup {
  seat?: number
  opponent?: Opponent
  machine?: string
  /** Whether the machine lets dice be taken back. */
  training?: boolean
  clock?: ClockTerms | null
  /** Whether all may find it in the list of matches to watch. */
  listed?: boolean
  settings?: Values
}

/** A new match, and into it; against the best machine unless told otherwise. */
export async function begin(game: GameInfo, scenario: ScenarioInfo, setup: Setup = {}): Promise<void> {
  const { seat = 0, opponent = 'machine', machine = machines.value.at(-1)?.name ?? 'random' } = setup
  const me: SeatRequest = { player: 'me', name: settings.name.value }
  const other: SeatRequest =
    opponent === 'hotseat' ? me : opponent === 'machine' ? { player: 'machine', machine } : { player: opponent }
  const ticket = await api.create({
    game: game.game,
    scenario: scenario.scenario,
    seats: Array.from({ length: scenario.seats }, (_, i) => (i === seat ? me : other)),
    name: nameOf(scenario.names),
    language: settings.locale.value,
    options: {
      training: opponent === 'machine' && (setup.training ?? false),
      listed: setup.listed ?? false,
      clock: setup.clock ?? null,
    },
    settings: Object.fromEntries(
      Object.entries(setup.settings ?? {}).flatMap(([k, v]) => (v === null ? [] : [[k, v]])),
    ),
  })
  keepToken(ticket.match, ticket.token)
  keepInvitations(ticket.match, ticket.invitations)
  go(`#/play/${ticket.match}`)
}

/** A new match in three clicks: the game, the scenario with one's side, the opponent. */
export function NewMatch() {
  const gameName = useSignal<string | null>(null)
  const scenarioName = useSignal<string | null>(null)
  const seat = useSignal(0)
  const opponent = useSignal<Opponent>('machine')
  const machine = useSignal<string | null>(null)
  const training = useSignal(false)
  const listed = useSignal(false)
  const clock = useSignal<ClockTerms | null>(null)
  const rules = useSignal<Values>({})
  const busy = useSignal(false)
  const problem = useSignal<string | null>(null)

  const game = games.value.find(one => one.game === gameName.value) ?? games.value[0]
  const scenarios = game ? scenariosOf(game) : []
  const scenario = scenarios.find(one => one.scenario === scenarioName.value) ?? scenarios[0]
  const player = machine.value ?? machines.value.at(-1)?.name ?? 'random'
  if (!game || !scenario) return <section class="panel new">{t('loading')}</section>

  const play = async () => {
    busy.value = true
    problem.value = null
    try {
      await begin(game, scenario, {
        seat: seat.value,
        opponent: opponent.value,
        machine: player,
        training: training.value,
        listed: listed.value,
        clock: clock.value,
        settings: rules.value,
      })
    } catch (error) {
      problem.value = error instanceof api.Refused ? error.problem.error : 'unreachable'
      busy.value = false
    }
  }
  return (
    <section class="panel new" aria-labelledby="new-match">
      <h2 id="new-match">{t('new-match')}</h2>
      <div class="steps">
        <div class="step">
          <StepTitle n={1} label={t('game')} />
          <select
            aria-label={t('game')}
            value={game.game}
            onChange={event => {
              gameName.value = event.currentTarget.value
              spokenGame.value = event.currentTarget.value
              scenarioName.value = null
              seat.value = 0
              rules.value = {}
            }}
          >
            {games.value.map(one => (
              <option key={one.game} value={one.game}>
                {nameOf(one.names)}
              </option>
            ))}
          </select>
          <small>{speaker.value.has(`about-${game.game}`) ? t(`about-${game.game}`) : ''}</small>
        </div>
        <div class="step">
          <StepTitle n={2} label={t('scenario-and-side')} />
          <select
            aria-label={t('scenario')}
            value={scenario.scenario}
            onChange={event => {
              scenarioName.value = event.currentTarget.value
              seat.value = 0
              rules.value = {}
            }}
          >
            {scenarios.map(one => (
              <option key={one.scenario} value={one.scenario}>
                {nameOf(one.names)}
              </option>
            ))}
          </select>
          <SidePicker scenario={scenario} seat={seat.value} pick={one => (seat.value = one)} />
        </div>
        <div class="step">
          <StepTitle n={3} label={t('opponent')} />
          <select
            aria-label={t('opponent')}
            value={opponent.value}
            onChange={event => {
              opponent.value = event.currentTarget.value as Opponent
            }}
          >
            {OPPONENTS.map(one => (
              <option key={one} value={one}>
                {t(`opponent-${one}`)}
              </option>
            ))}
          </select>
          {opponent.value === 'machine' ? (
            <select
              class="minor"
              aria-label={t('machine')}
              value={player}
              onChange={event => {
                machine.value = event.currentTarget.value
              }}
            >
              {inOrder(machines.value).map(one => (
                <option key={one.name} value={one.name}>
                  {machineName(one.name)}
                </option>
              ))}
            </select>
          ) : (
            <small>{t(`opponent-${opponent.value}-note`)}</small>
          )}
          {opponent.value === 'machine' && <small>{machineNote(player)}</small>}
        </div>
      </div>
      <Briefing game={game.game} scenario={scenario.scenario} title={nameOf(scenario.names)} />
      {(scenario.settings?.length ?? 0) > 0 && (
        <details class="optional">
          <summary>{t('optional-rules')}</summary>
          <Form
            fields={scenario.settings ?? []}
            values={rules.value}
            change={values => {
              rules.value = values
            }}
          />
        </details>
      )}
      {opponent.value === 'machine' && (
        <label class="check">
          <input
            type="checkbox"
            checked={training.value}
            onChange={event => {
              training.value = event.currentTarget.checked
            }}
          />
          {t('training-setting')}
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={listed.value}
          onChange={event => {
            listed.value = event.currentTarget.checked
          }}
        />
        {t('listed-setting')}
      </label>
      <ClockPicker terms={clock} />
      <div class="row">
        <button type="button" class="button dark" disabled={busy.value} onClick={() => void play()}>
          {t('play')}
        </button>
        {problem.value ? (
          <span role="alert">{t(`error-${problem.value}`)}</span>
        ) : (
          <span class="quiet">{t('dice-promise')}</span>
        )}
      </div>
    </section>
  )
}

function StepTitle({ n, label }: { n: number; label: string }) {
  return (
    <div class="step-title">
      <b aria-hidden="true">{n}</b>
      <span class="label">{label}</span>
    </div>
  )
}

interface SidePickerProps {
  scenario: ScenarioInfo
  seat: number
  pick: (seat: number) => void
}

function SidePicker({ scenario, seat, pick }: SidePickerProps) {
  return (
    <div class="sides" role="radiogroup" aria-label={t('side')}>
      {scenario.seat_names.map(thing => {
        const name = speaker.value.thing(thing)
        return (
          <button
            key={thing.id}
            type="button"
            role="radio"
            aria-checked={seat === thing.id}
            onClick={() => pick(thing.id)}
          >
            <Emblem side={scenario.sides[thing.id] ?? 'allies'} size={15} /> {name}
          </button>
        )
      })}
    </div>
  )
}
