import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isThing } from '~/api/things'
import type { Argument, Option, Pair, Piece, Thing } from '~/api/wire'
import { Definitions } from '~/games/Card'
import { handleOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { anchorOf, figureIn, pointsIn } from '~/state/points'
import { farOf } from '~/state/proposal'
import { speaker, t } from '~/text/language'
import type { BoardProps } from '../BoardView'
import { centred, FARTHEST, filling, fittedAbove, held, opening, showing, zoomed } from '../camera'
import { clear, free } from '../covered'
import { type Grip, gestures } from '../gestures'
import { Minimap } from '../Minimap'
import { useStepBack } from '../stepback'
import { Terrain } from '../Terrain'
import { WhyTip } from '../WhyTip'
import { Figures, Ghosts, Nameplate } from './Figures'
import { apart, figureAt, figuresOf, placeAt, toPlan, toTable } from './geometry'
import { Goals, Ground, Listed, Proposed } from './Layers'
import { Rulers } from './Rulers'
import { type Station, stationsOf, stationTowards } from './stations'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Options that put a squad or a vehicle at a point, and those that lay something there or look that way. */
const MOVES = new Set(['March', 'Place', 'Drive', 'Park'])
const POINTS = new Set(['PrepareFire', 'PlaceDummy', 'LayField', 'LayObstacle'])
const NOBODY = -1

/** So far an arrow key moves what is proposed, in millimetres. */
const NUDGE = 10
/** A base is never smaller than this on the screen, in pixels. */
const LEAST_BASE = 26

/** A table without a grid: figures at points, whatever is proposed as ghosts, and the rulers round it. */
export function TableView({ store, plan, camera }: BoardProps) {
  const surface = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const picture = useSignal<HTMLImageElement | null>(null)
  const station = useSignal<Station | null>(null)
  const hovered = useSignal<number | null>(null)
  const game = store.shown.value!.game

  const screen = () => ({ width: surface.current?.clientWidth ?? 800, height: surface.current?.clientHeight ?? 600 })
  const hold = (next: typeof camera.value) => held(next, plan, screen())
  /** Where the men of a unit stand, on the picture of the table. */
  const standing = (unit: number): Pair[] =>
    figuresOf(store.pieces.peek(), unit).flatMap(({ at }) => (at ? [toPlan(plan, at)] : []))
  const show = (at: Pair) => {
    camera.value = showing(camera.peek(), toPlan(plan, at), screen(), clear())
  }

  useLayoutEffect(() => {
    const own = store.shown.peek()!.pieces.filter(piece => piece.at && piece.seat === store.shown.peek()!.seat)
    const about = own[0]?.at ?? store.options.peek().flatMap(option => pointsIn(option).slice(0, 1))[0]
    const middle: Pair = about ? toPlan(plan, about) : [plan.width / 2, plan.height / 2]
    const fit = opening(plan, screen(), free(), middle, 0)
    const near = LEAST_BASE / (25 * plan.scale)
    camera.value = fit.k < near ? filling(centred({ ...fit, k: near }, middle, screen(), free()), plan, screen()) : fit
  }, [plan.digest])
  useSignalEffect(() => {
    const { x, y, k } = camera.value
    const style = layer.current?.style
    if (!style) return
    style.transform = `translate(${x}px, ${y}px) scale(${k})`
    style.setProperty('--figure', String(Math.max(1, LEAST_BASE / (25 * plan.scale * k))))
  })
  useStepBack(store, camera, {
    pointsOf: (things, weighed) => (weighed ? things.flatMap(({ id }) => standing(id)) : []),
    screen,
    clear,
    farthest: FARTHEST,
  })
  const asked = useRef('')
  useSignalEffect(() => {
    const decision = store.decision.value
    const question = `${store.latest.value?.revision} ${decision?.seat}`
    if (!decision || asked.current === question) return
    asked.current = question
    const about = pointsAsked(store, decision.options)
    requestAnimationFrame(() => about.forEach(show))
  })

  const here = (x: number, y: number): Pair => {
    const { x: cx, y: cy, k } = camera.peek()
    return toTable(plan, [(x - cx) / k, (y - cy) / k])
  }
  const mover = (): number | null => {
    const decision = store.decision.peek()
    const marches = decision?.proposals && decision.kinds.some(({ kind }) => MOVES.has(kind))
    return marches ? (store.actor.peek()?.id ?? null) : null
  }
  /** Who looks to a point that is proposed, where nobody moves: nobody in particular where something is laid. */
  const pointer = (): number | null => {
    const decision = store.decision.peek()
    const points = decision?.proposals && decision.kinds.some(({ kind }) => POINTS.has(kind))
    return points ? (store.actor.peek()?.id ?? NOBODY) : null
  }

  const optionAt = (at: Pair): Option | null =>
    store.options
      .peek()
      .map(option => ({ option, anchor: anchorOf(option, store.pieces.peek()) }))
      .find(({ anchor }) => anchor && apart(anchor, at) <= 11)?.option ?? null

  const touchUnit = (unit: number, place: number) => {
    const about = store.options.peek().filter(option => {
      const handle = handleOf(option)
      return handle?.kind === 'unit' && handle.id === unit
    })
    store.lens.studied.value = unit
    if (about.length) store.take(about, handleOf(about[0]!))
    else if (store.focus.peek()) store.focus.value = null
    else if (store.decision.peek()) void store.askWhy(place, unit)
  }

  /** A point of the table was clicked, or chosen with the keyboard. */
  const touch = (at: Pair) => {
    if (store.why.peek()) store.why.value = null
    const draft = store.proposal.draft.peek()
    const ghost = draft?.own ? pointsIn(draft.answer.option)[0] : undefined
    if (ghost && apart(ghost, at) < 12) return void store.takeDraft()
    const listed = optionAt(at)
    if (listed) return void store.pick(listed)
    const figure = figureAt(store.pieces.peek(), at)
    const unit = mover()
    if (figure && figure.unit >= 0 && figure.unit !== unit) return touchUnit(figure.unit, figure.place)
    const proposes = unit ?? pointer()
    if (proposes !== null) return void store.proposal.at(proposes, at)
    store.touch(placeAt(plan, toPlan(plan, at)))
  }

  /** A squad that is asked where it goes can be dragged; a ghost by itself. */
  const grab = (x: number, y: number): Grip | null => {
    const [unit, from] = [mover(), here(x, y)]
    if (unit === null) return null
    const draft = store.proposal.draft.peek()
    const ghosts = draft?.own ? pointsIn(draft.answer.option) : []
    const ghost = ghosts.findIndex(at => apart(at, from) <= 14)
    const figures = figuresOf(store.pieces.peek(), unit)
    const start = figures[0]?.at
    const ask = (to: Pair) => (ghost >= 0 ? store.proposal.shift(ghost, to) : store.proposal.at(unit, to))
    if (ghost < 0 && !figures.some(piece => apart(piece.at!, from) <= 16)) return null
    const target = (px: number, py: number): Pair => {
      const [tx, ty] = here(px, py)
      return ghost >= 0 || !start ? [tx, ty] : [start[0] + tx - from[0], start[1] + ty - from[1]]
    }
    let busy = false
    hovered.value = null
    return {
      move: (px, py) => {
        if (busy) return
        busy = true
        void ask(target(px, py)).finally(() => {
          busy = false
        })
      },
      drop: (px, py) => void ask(target(px, py)),
    }
  }

  useEffect(
    () =>
      gestures(
        surface.current!,
        camera,
        hold,
        (x, y, clicks) => {
          if (store.counts(clicks)) touch(here(x, y))
        },
        grab,
      ),
    [plan.digest],
  )

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || surface.current!.dataset.dragging) return
    const box = surface.current!.getBoundingClientRect()
    const at = here(event.clientX - box.left, event.clientY - box.top)
    const listed = optionAt(at)
    hovered.value = figureAt(store.pieces.peek(), at)?.unit ?? null
    if (listed !== store.pointed.peek()) store.pointed.value = listed
  }

  const zoom = (factor: number) => {
    const { width, height } = screen()
    camera.value = hold(zoomed(camera.value, factor, width / 2, height / 2))
  }

  const moveCursor = (way: readonly [number, number]) => {
    const all = stationsOf(plan, store.pieces.peek(), store.options.peek(), at => toTable(plan, at))
    const leader = figuresOf(store.pieces.peek(), store.actor.peek()?.id ?? -1)[0]?.at
    const from = station.peek()?.at ?? leader ?? toTable(plan, [plan.width / 2, plan.height / 2])
    const next = stationTowards(
      all.filter(one => one.name !== station.peek()?.name),
      from,
      way,
    )
    if (!next) return
    station.value = next
    store.pointed.value = next.kind === 'option' ? next.option : null
    show(next.at)
  }

  /** The squad as it stands, to be moved by the arrow keys. */
  const proposeHere = () => {
    const [at] = pointsAsked(store, store.options.peek())
    if (at) void store.proposal.at(mover()!, at)
  }

  const keys = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('[data-control]')) return
    const way = ARROWS[event.key]
    const draft = store.proposal.draft.peek()
    if (way && draft?.own) void store.proposal.nudge(way[0] * NUDGE, way[1] * NUDGE)
    else if (way && event.shiftKey) {
      const { x, y, k } = camera.value
      camera.value = hold({ k, x: x - way[0] * 80, y: y - way[1] * 80 })
    } else if (way) moveCursor(way)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) return
      if (draft?.own) void store.takeDraft()
      else if (station.value) touch(station.value.at)
    } else if (event.key === 'p' && mover() !== null) proposeHere()
    else if (event.key === '+' || event.key === '=') zoom(1.25)
    else if (event.key === '-') zoom(0.8)
    else if (event.key === '0') camera.value = fittedAbove(plan, screen(), free(), 0)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const cursor = station.value && toPlan(plan, station.value.at)
  const pointedAt = hovered.value ?? (station.value?.kind === 'squad' ? station.value.unit : null)
  const named = store.proposal.draft.value?.own ? null : pointedAt
  return (
    <div
      ref={surface}
      class="board tabletop"
      role="application"
      aria-roledescription={t('board-role')}
      aria-label={t('board-label')}
      aria-describedby="cursor-speech"
      data-cursor={station.value?.name}
      tabIndex={0}
      onPointerMove={hover}
      onPointerLeave={() => {
        store.pointed.value = null
        hovered.value = null
      }}
      onKeyDown={keys}
    >
      <div class="layer" ref={layer}>
        <Terrain plan={plan} game={game} picture={picture} camera={camera} screen={screen} />
        <svg
          class="overlay"
          width={plan.width}
          height={plan.height}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          aria-hidden="true"
        >
          <Definitions />
          <Goals store={store} plan={plan} />
          <Ground store={store} plan={plan} />
          <Figures store={store} plan={plan} />
          <Proposed store={store} plan={plan} />
          <Listed store={store} plan={plan} />
          <Ghosts store={store} plan={plan} />
          {named !== null && <Nameplate store={store} plan={plan} unit={named} />}
          {cursor && <circle class="cursor" cx={cursor[0]} cy={cursor[1]} r="22" />}
        </svg>
      </div>
      <div class="vignette" />
      <Rulers plan={plan} camera={camera} screen={screen} />
      <WhyTip store={store} plan={plan} camera={camera} />
      <p id="cursor-speech" class="unseen" aria-live="assertive">
        {spoken(store, station.value)}
      </p>
      <Minimap plan={plan} camera={camera} picture={picture} screen={screen} hold={hold} />
    </div>
  )
}

/**
 * Where a question is, what matters most last: at the squad that it is about, at the men or the first place that are
 * listed, or at who might fire and his target.
 */
function pointsAsked(store: MatchStore, options: readonly Option[]): Pair[] {
  const pieces = store.pieces.peek()
  const places = (some: readonly (Piece | undefined)[]): Pair[] => some.flatMap(one => (one?.at ? [one.at] : []))
  const leader = (unit: number) => places(figuresOf(pieces, unit).slice(0, 1))
  const actor = store.actor.peek()
  if (actor && leader(actor.id).length) return leader(actor.id)
  const men = places(options.map(option => figureIn(option, pieces)))
  if (men.length) return men
  const listed = options.map(option => anchorOf(option)).find(at => at !== null)
  if (listed) return [listed]
  const { unit, target } = options.find(({ args }) => 'target' in args)?.args ?? {}
  return [unit, target].flatMap(one => (isUnit(one) ? leader(one.id) : []))
}

const isUnit = (value: Argument | undefined): value is Thing =>
  typeof value === 'object' && value !== null && isThing(value) && value.kind === 'unit'

/** What the cursor stands on, or how the judge answers what is proposed. */
function spoken(store: MatchStore, station: Station | null): string {
  const say = speaker.value
  const draft = store.proposal.draft.value
  if (draft?.own) {
    const unit = say.thing({ kind: 'unit', id: draft.unit, name: store.actor.value?.name ?? null })
    const { refusal, appraisal } = draft.answer
    const facts = (appraisal?.facts ?? []).map(fact => say.plain(fact.text))
    return [t('table-ghost', { unit }), refusal ? say.plain(refusal) : t('table-allowed'), ...facts].join(', ')
  }
  if (!station) return t('table-help')
  if (station.kind === 'option') {
    const far = farOf(station.option, store.pieces.value)
    return say.plain(station.option) + (far ? `, ${far}` : '')
  }
  if (station.kind === 'squad') {
    const men = figuresOf(store.pieces.value, station.unit)
    const states = (men[0]?.states ?? []).map(state => say.word(state))
    const unit = say.word(station.label)
    return [t('table-station-squad', { unit, count: men.length }), ...states].join(', ')
  }
  const plot = store.plan.value?.byPlace.get(station.place)
  return plot ? say.word(plot.name) : ''
}
