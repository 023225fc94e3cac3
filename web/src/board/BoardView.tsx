import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Pair } from '~/api/wire'
import { artOf } from '~/games'
import { Definitions } from '~/games/Card'
import { placeOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { placesAsked, placesIn, placesThatMatter } from '~/state/news'
import { still } from '~/state/settings'
import { t } from '~/text/language'
import { Captions } from './Captions'
import { Counters, Fan } from './Counters'
import { attending, type Camera, fittedAbove, held, opening, showing, thickest, zoomed } from './camera'
import { clear, free, TRAY } from './covered'
import { describePlace } from './describe'
import { gestures } from './gestures'
import { goalsOf } from './goals'
import { Costs, Highlights } from './Highlights'
import { Inspector } from './Inspector'
import { Leaders } from './Leaders'
import { LensGround, LensLabels } from './LensView'
import { Lines } from './Lines'
import { Minimap } from './Minimap'
import { Overlaid } from './Overlaid'
import { cellPath, Finder, neighbourTowards, type Plan } from './plan'
import { Spots } from './Spots'
import { useStepBack } from './stepback'
import { Terrain } from './Terrain'
import { WhyTip } from './WhyTip'
import { isIn, useWindow } from './window'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** While it moves the board is carried as a picture; at rest it is drawn sharp again. */
const SHARPEN_MS = 180

/** How long the board takes to bring into view what others do. */
const PAN_MS = 260

export interface BoardProps {
  store: MatchStore
  plan: Plan
  camera: Signal<Camera>
}

export function BoardView({ store, plan, camera }: BoardProps) {
  const surface = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const picture = useSignal<HTMLImageElement | null>(null)
  const finder = useMemo(() => new Finder(plan), [plan.digest])
  const game = store.shown.value!.game
  const art = artOf(game)
  const goals = useMemo(() => goalsOf(plan), [plan])

  const screen = () => ({ width: surface.current?.clientWidth ?? 800, height: surface.current?.clientHeight ?? 600 })
  const view = useWindow(plan, camera, screen)
  const hold = (next: Camera) => held(next, plan, screen())
  const centresOf = (places: readonly number[]): Pair[] =>
    places.flatMap(place => {
      const plot = plan.byPlace.get(place)
      return plot ? [plot.centre] : []
    })
  const wholeBoard = () => {
    camera.value = fittedAbove(plan, screen(), free(), TRAY)
  }

  useLayoutEffect(() => {
    const { width, height } = screen()
    const { top, bottom } = clear()
    const heart = thickest(centresOf(placesThatMatter(store.shown.peek()!)), { width, height: height - top - bottom })
    camera.value = opening(plan, screen(), free(), heart, TRAY)
  }, [plan.digest])
  useSignalEffect(() => {
    const { x, y, k } = camera.value
    const style = layer.current?.style
    if (!style) return
    style.transform = `translate(${x}px, ${y}px) scale(${k})`
    style.willChange = 'transform'
    const rest = setTimeout(() => {
      style.willChange = 'auto'
    }, SHARPEN_MS)
    return () => clearTimeout(rest)
  })
  useStepBack(store, camera, {
    pointsOf: things => centresOf(things.flatMap(thing => placeOf(thing, store.pieces.peek()) ?? [])),
    screen,
    clear,
  })

  const panTo = (next: Camera) => {
    const { x, y } = camera.peek()
    if (next.x === x && next.y === y) return
    layer.current?.animate([{ transform: layer.current.style.transform }, {}], still.peek() ? 0 : PAN_MS)
    camera.value = next
  }

  useSignalEffect(() => {
    const places = placesIn(store.step.value, store.pieces.peek())
    if (store.decision.value || !places.length) return
    const shown = requestAnimationFrame(() => {
      const near = (view: Camera, centre: Pair) => showing(view, centre, screen(), clear())
      panTo(centresOf(places).reduce(near, camera.peek()))
    })
    return () => cancelAnimationFrame(shown)
  })

  const attended = useRef('')
  useSignalEffect(() => {
    const decision = store.decision.value
    const question = `${store.latest.value?.revision} ${decision?.seat}`
    if (!decision || attended.current === question) return
    const shown = requestAnimationFrame(() => {
      attended.current = question
      const asked = centresOf(placesAsked(decision, store.pieces.peek()))
      panTo(attending(camera.peek(), asked, screen(), clear()))
    })
    return () => cancelAnimationFrame(shown)
  })

  const placeAt = (x: number, y: number) => {
    const { x: cx, y: cy, k } = camera.value
    return finder.at((x - cx) / k, (y - cy) / k)
  }

  /** The point that can be chosen under the pointer, if any. */
  const nearSpot = (x: number, y: number) => {
    const { x: cx, y: cy, k } = camera.value
    const reach = Math.max(12, 16 / k)
    return [...store.points.value.keys()].find(
      ({ at }) => Math.hypot(at[0] - (x - cx) / k, at[1] - (y - cy) / k) < reach,
    )
  }

  useEffect(
    () =>
      gestures(surface.current!, camera, hold, (x, y, clicks) => {
        if (!store.counts(clicks)) return
        const box = surface.current!.getBoundingClientRect()
        const fanned = document.elementFromPoint(x + box.left, y + box.top)?.closest('[data-unit]')
        const plot = placeAt(x, y)
        const spot = nearSpot(x, y)
        if (spot) return store.take(store.points.value.get(spot) ?? [])
        const unit = fanned instanceof SVGElement ? Number(fanned.dataset.unit) : undefined
        const piece = store.pieces.value.find(one => one.unit === unit)
        if (piece) store.touch(piece.place, piece.unit)
        else if (plot) {
          store.cursor.value = plot.place
          store.touch(plot.place)
        } else store.back()
      }),
    [plan.digest],
  )

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || surface.current!.dataset.dragging) return
    if ((event.target as Element).closest('.fan, [data-control]')) return
    const box = surface.current!.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const spot = nearSpot(x, y)
    if (spot) {
      store.hovered.value = null
      store.pointed.value = store.points.value.get(spot)?.[0] ?? null
      return
    }
    const place = placeAt(x, y)?.place ?? null
    if (place === store.hovered.value) return
    store.hovered.value = place
    const here = store.spots.value.get(place ?? -1) ?? []
    store.pointed.value = here.length === 1 ? here[0]! : null
    const { decision } = store
    const asks = store.actor.value && (decision.value?.proposals || (decision.value && !here.length))
    store.march.hover(asks ? place : null, store.latest.value?.revision ?? 0)
  }

  const keys = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('[data-control]')) return
    const way = ARROWS[event.key]
    if (way && !event.shiftKey) moveCursor(way)
    else if (way) {
      const { x, y, k } = camera.value
      camera.value = hold({ k, x: x - way[0] * 80, y: y - way[1] * 80 })
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (store.cursor.value !== null && !event.repeat) store.touch(store.cursor.value)
    } else if (event.key === '+' || event.key === '=') zoom(1.25)
    else if (event.key === '-') zoom(0.8)
    else if (event.key === '0') wholeBoard()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const zoom = (factor: number) => {
    const { width, height } = screen()
    camera.value = hold(zoomed(camera.value, factor, width / 2, height / 2))
  }

  const moveCursor = ([dx, dy]: readonly [number, number]) => {
    const actor = store.actor.value && placeOf(store.actor.value, store.pieces.value)
    const from = store.cursor.value ?? actor ?? plan.plots[0]?.place ?? 0
    const to = store.cursor.value === null ? from : (neighbourTowards(plan, from, dx, dy) ?? from)
    store.cursor.value = to
    store.hovered.value = to
    const here = store.optionsAt(to)
    store.pointed.value = here.length === 1 ? here[0]! : null
    const plot = plan.byPlace.get(to)
    if (plot) camera.value = showing(camera.value, plot.centre, screen(), clear())
  }

  const cursor = plan.byPlace.get(store.cursor.value ?? -1)
  return (
    <div
      ref={surface}
      class="board"
      role="application"
      aria-roledescription={t('board-role')}
      aria-label={t('board-label')}
      aria-describedby="cursor-speech"
      data-cursor={store.cursor.value}
      tabIndex={0}
      onPointerMove={hover}
      onPointerLeave={() => {
        store.hovered.value = null
        store.pointed.value = null
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
          <g class="marks">
            {goals.outlines.map(d => (
              <path
                key={d}
                d={d}
                fill="none"
                stroke="#fff8e0"
                stroke-width="2.4"
                stroke-dasharray="7 5"
                opacity=".85"
              />
            ))}
            {goals.plots
              .filter(plot => isIn(view.value, plot.centre))
              .map(plot => art.Marks(plot, plan.side, store.shown.value?.seats ?? []))}
          </g>
          <LensGround store={store} plan={plan} />
          <Highlights store={store} plan={plan} />
          <Counters store={store} plan={plan} view={view} />
          <Captions store={store} plan={plan} camera={camera} view={view} />
          {!art.aside && <Overlaid store={store} plan={plan} goals={goals.plots} />}
          <Leaders plan={plan} seats={store.shown.value?.seats ?? []} />
          <Costs store={store} plan={plan} />
          <LensLabels store={store} plan={plan} view={view} />
          <Lines store={store} plan={plan} />
          <Spots store={store} plan={plan} />
          <Hover store={store} plan={plan} />
          {cursor && <path class="cursor" d={cellPath(cursor, 0.98)} />}
          <Fan store={store} plan={plan} />
        </svg>
      </div>
      <div class="vignette" />
      <WhyTip store={store} plan={plan} camera={camera} />
      <p id="cursor-speech" class="unseen" aria-live="assertive">
        {store.cursor.value === null ? t('board-help') : describePlace(store, store.cursor.value)}
      </p>
      <Inspector store={store} plan={plan} />
      <Minimap plan={plan} camera={camera} picture={picture} screen={screen} hold={hold} />
      <div class="zoom" data-control>
        <button type="button" class="square" onClick={() => zoom(1.3)} aria-label={t('zoom-in')}>
          +
        </button>
        <button type="button" class="square" onClick={() => zoom(0.77)} aria-label={t('zoom-out')}>
          −
        </button>
        <button type="button" class="square" onClick={wholeBoard} aria-label={t('zoom-fit')}>
          <svg width="20" height="20" viewBox="-12 -12 24 24" fill="none" stroke="currentColor" stroke-width="2">
            <circle r="6" />
            <path d="M0-10V-4M0 10V4M-10 0H-4M10 0H4" />
          </svg>
        </button>
      </div>
    </div>
  )
}

function Hover({ store, plan }: { store: MatchStore; plan: Plan }) {
  const plot = plan.byPlace.get(store.hovered.value ?? -1)
  if (!plot) return null
  return <path class="hover" d={cellPath(plot, 0.96)} />
}
