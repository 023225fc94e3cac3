import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { BoardView } from '~/board/BoardView'
import type { Camera } from '~/board/camera'
import { TableView } from '~/board/table/TableView'
import { Calls } from '~/people/Calls'
import { Carry } from '~/people/Carry'
import { Clocks } from '~/people/Clocks'
import { Report } from '~/people/Report'
import { go, route } from '~/shell/router'
import { SettingsDialog } from '~/shell/Settings'
import { MatchStore } from '~/state/match'
import { openRule } from '~/state/rules'
import { low, narrow } from '~/state/settings'
import { t } from '~/text/language'
import { useAttention } from './attention'
import { Crumbs, TopBar, TracksBar } from './Bars'
import { Coach } from './Coach'
import { CommandLine } from './CommandLine'
import { Curtain } from './Curtain'
import { clicks } from './clicks'
import { DiceTray, FallenDice } from './Dice'
import { Follow } from './Follow'
import { useQuestionFocus } from './focus'
import { Hand } from './Hand'
import { Help } from './Help'
import { HonestDice } from './HonestDice'
import { Invitations } from './Invite'
import { Log } from './Log'
import { Menu } from './Menu'
import { MusterSheet } from './MusterSheet'
import { Consent, Notice } from './Notices'
import { Orders } from './Orders'
import { Question } from './Question'
import { Replay } from './Replay'
import { Roster } from './Roster'
import { RulesDialog } from './RulesDialog'
import { Sheet } from './Sheet'
import { shortcuts } from './shortcuts'
import { Talk, Unread } from './Talk'
import { Trays } from './Trays'

export type Panel =
  | 'menu'
  | 'help'
  | 'orders'
  | 'roster'
  | 'talk'
  | 'settings'
  | 'dice'
  | 'replay'
  | 'command'
  | 'carry'
  | 'calls'
  | 'report'
  | null

interface PlayScreenProps {
  match: string
  replay: boolean
  /** The step at which the replay opens. */
  at: number
}

export function PlayScreen({ match, replay, at }: PlayScreenProps) {
  const store = useMemo(() => new MatchStore(match), [match])
  const panel = useSignal<Panel>(replay ? 'replay' : null)
  const camera = useSignal<Camera>({ x: 0, y: 0, k: 1 })
  const ready = useComputed(() => store.plan.value && store.shown.value)

  useEffect(() => {
    void store.open()
    return () => store.close()
  }, [store])
  useEffect(() => shortcuts(store, panel), [store])
  useEffect(() => clicks(store), [store])
  useQuestionFocus(store)
  useAttention(store)
  useEffect(() => {
    if (!replay || !store.latest.value) return
    panel.value = 'replay'
    void store.goTo(at)
  }, [replay, at, Boolean(store.latest.value)])
  useSignalEffect(() => {
    const here = route.peek()
    if (panel.value !== 'replay' && here.page === 'play' && here.replay) go(`#/play/${match}`)
  })

  if (store.failure.value) return <Failure problem={store.failure.value} />
  if (!ready.value) return <p class="loading">{t('loading')}</p>
  const Board = store.plan.value?.shape === 'table' ? TableView : BoardView
  const show = (next: Panel) => {
    panel.value = next
  }
  const close = () => show(null)
  const open = (what: 'menu' | 'rules' | 'help') => (what === 'rules' ? openRule('') : show(what))
  return (
    <div class={narrow.value ? 'play narrow' : 'play'} data-revision={store.latest.value?.revision}>
      <h1 class="unseen">{store.shown.value?.name || t('match')}</h1>
      {narrow.value ? <PhoneBar store={store} open={open} /> : <TopBar store={store} open={open} />}
      <main class="table">
        <Board store={store} plan={store.plan.value!} camera={camera} />
        <div class="corner">
          <TracksBar store={store} />
          <Trays store={store} />
        </div>
        <MusterSheet store={store} />
        {narrow.value || low.value ? <FallenDice store={store} /> : <DiceTray store={store} />}
        {!narrow.value && <Hand store={store} />}
        {panel.value === 'replay' && <Replay store={store} close={close} />}
        {panel.value === 'command' && <CommandLine store={store} close={close} />}
        {narrow.value && <Coach store={store} />}
        <Follow store={store} />
        <Notice store={store} />
      </main>
      {narrow.value ? (
        <Sheet store={store} />
      ) : (
        <aside class="side" aria-label={t('choices')}>
          <Invitations store={store} />
          <Consent store={store} />
          <div class="upper">
            <Question store={store} />
            <Coach store={store} />
          </div>
          <Log store={store} />
        </aside>
      )}
      {panel.value === 'menu' && <Menu store={store} close={close} show={show} />}
      {panel.value === 'help' && <Help store={store} close={close} />}
      {panel.value === 'roster' && <Roster store={store} close={close} />}
      {panel.value === 'talk' && <Talk store={store} close={close} />}
      {panel.value === 'settings' && <SettingsDialog close={close} />}
      {panel.value === 'orders' && <Orders store={store} close={close} />}
      {panel.value === 'dice' && <HonestDice store={store} close={close} />}
      {panel.value === 'calls' && <Calls store={store} close={close} />}
      {panel.value === 'carry' && <Carry store={store} close={close} />}
      {panel.value === 'report' && <Report store={store} close={close} />}
      <RulesDialog />
      <Curtain store={store} />
    </div>
  )
}

function PhoneBar({ store, open }: { store: MatchStore; open: (what: 'menu' | 'rules' | 'help') => void }) {
  return (
    <header class="phone-bar">
      <button type="button" class="square" onClick={() => open('menu')} aria-label={t('menu')}>
        ☰<Unread store={store} />
      </button>
      <Crumbs store={store} />
      <Clocks store={store} />
      <button type="button" class="square" onClick={() => open('rules')} aria-label={t('rules')}>
        §
      </button>
    </header>
  )
}

function Failure({ problem }: { problem: string }) {
  return (
    <main class="loading">
      <p>{t(`error-${problem}`)}</p>
      <a class="button" href="#/">
        {t('to-lobby')}
      </a>
    </main>
  )
}
