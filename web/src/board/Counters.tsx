import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Pair, Piece } from '~/api/wire'
import { artOf } from '~/games'
import { sideOf } from '~/games/sides'
import type { Box } from '~/paint/regions'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { glide, pointsOf, wayOf } from './glide'
import { footprint, middleOf, type Plan } from './plan'
import { stepOf } from './stacks'
import { isIn } from './window'

/** The pieces of each place, from the bottom of the stack to its top. */
export function stacksOf(pieces: readonly Piece[]): Map<number, Piece[]> {
  const stacks = new Map<number, Piece[]>()
  for (const piece of pieces) stacks.set(piece.place, [...(stacks.get(piece.place) ?? []), piece])
  return stacks
}

/** The pieces that stand on each place, large ones on every place that they cover. */
export function piecesByPlace(pieces: readonly Piece[]): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>()
  for (const piece of pieces) {
    for (const place of footprint(piece)) found.set(place, [...(found.get(place) ?? []), piece])
  }
  return found
}

interface Placed {
  piece: Piece
  /** Its middle, and its row: those further down lie above. */
  at: Pair
  row: number
  /** How many are in the stack, on its uppermost counter. */
  count: number
}

/** Where each counter is drawn, the uppermost last: whoever acts lies on top of its stack. */
export function placedOn(
  plan: Plan,
  pieces: readonly Piece[],
  acting: number | null,
  most = Number.POSITIVE_INFINITY,
): Placed[] {
  const placed = [...stacksOf(pieces)].flatMap(([place, stack]) => {
    if (!plan.byPlace.has(place)) return []
    const actor = stack.findIndex(piece => piece.unit === acting)
    const order = actor < 0 ? stack : [...stack.toSpliced(actor, 1), stack[actor]!]
    const drawn = order.slice(Math.max(0, order.length - most))
    const step = stepOf(drawn.length)
    return drawn.map((piece, i): Placed => {
      const off = i - (drawn.length - 1) / 2
      const [x, y] = middleOf(plan, piece)!
      return {
        piece,
        at: [x + off * step.x, y + off * step.y],
        row: y,
        count: i === drawn.length - 1 ? stack.length : 1,
      }
    })
  })
  return placed.sort((a, b) => a.row - b.row)
}

interface CountersProps {
  store: MatchStore
  plan: Plan
  /** The part of the board whose counters are drawn. */
  view: ReadonlySignal<Box>
}

export function Counters({ store, plan, view }: CountersProps) {
  const art = artOf(store.shown.value?.game ?? '')
  const size = plan.side * art.counter
  const near = view.value
  const placed = placedOn(plan, store.pieces.value, store.actor.value?.id ?? null, art.stack).filter(({ at }) =>
    isIn(near, at),
  )
  const drawn = useGlides(store, plan, placed, size)
  return (
    <g class="counters" aria-hidden="true" ref={drawn}>
      {placed.map(({ piece, at, count }) => (
        <g
          key={piece.unit}
          class="counter"
          data-counter={piece.unit}
          style={{ transform: `translate(${at[0] - size / 2}px, ${at[1] - size / 2}px)` }}
        >
          <Face store={store} piece={piece} size={size} />
          {count > 1 && <Count n={count} size={size} />}
        </g>
      ))}
    </g>
  )
}

/** Counters that are drawn elsewhere than before glide there. */
function useGlides(store: MatchStore, plan: Plan, placed: readonly Placed[], size: number) {
  const group = useRef<SVGGElement>(null)
  const before = useRef(new Map<number, Pair>())
  useLayoutEffect(() => {
    const corner = ([x, y]: Pair): Pair => [x - size / 2, y - size / 2]
    for (const { piece, at } of placed) {
      const from = before.current.get(piece.unit)
      if (!from || (from[0] === at[0] && from[1] === at[1])) continue
      const counter = group.current?.querySelector(`[data-counter="${piece.unit}"]`)
      const points = pointsOf(plan, from, at, wayOf(store.step.peek(), piece.unit))
      if (counter) glide(counter, points.map(corner), plan.side)
    }
    before.current = new Map(placed.map(({ piece, at }) => [piece.unit, at]))
  })
  return group
}

export function Face({ store, piece, size }: { store: MatchStore; piece: Piece; size: number }) {
  const shown = store.shown.value
  const { Counter } = artOf(shown?.game ?? '')
  const side = sideOf(shown?.seats[piece.seat])
  return <>{Counter({ piece, side, size })}</>
}

function Count({ n, size }: { n: number; size: number }) {
  const [x, y] = [-3, size * 0.22]
  return (
    <>
      <circle cx={x} cy={y} r="8.5" fill="#14170f" stroke="#fff6d8" stroke-width="1.4" />
      <text x={x} y={y + 4.3} text-anchor="middle" class="cn" font-size="12" fill="#fff6d8">
        {n}
      </text>
    </>
  )
}

/** So many counters stand in a row of a fan. */
const ROW = 6

/** A stack fanned out on a captioned plate, each counter to be chosen by itself. */
export function Fan({ store, plan }: { store: MatchStore; plan: Plan }) {
  const focus = store.focus.value
  const place = focus?.kind === 'place' ? focus.id : store.hovered.value
  const plot = plan.byPlace.get(place ?? -1)
  const stack = stacksOf(store.pieces.value).get(place ?? -1) ?? []
  if (!plot || stack.length < 2) return null
  const size = plan.side * artOf(store.shown.value?.game ?? '').counter
  const columns = Math.min(stack.length, ROW)
  const rows = Math.ceil(stack.length / ROW)
  const width = columns * (size + 9) + 16
  const more = (rows - 1) * (size + 9)
  const caption = [plot.name, t('units-here', { count: stack.length }), speaker.value.word(plot.terrain)].join(' · ')
  const [cx, cy] = plot.centre
  const below = cy + size * 2.4 + more < plan.height
  const x = Math.min(plan.width - width / 2 - 6, Math.max(width / 2 + 6, cx))
  const y = cy + (below ? size * 1.62 : -size * 1.62 - more)
  const tip = below ? y - size * 0.68 : y + size * 0.68 + more
  return (
    <g class="fan appear">
      <path
        d={`M${cx - 8} ${cy + (below ? 20 : -20)}L${x - 12} ${tip}H${x + 12}L${cx + 8} ${cy + (below ? 20 : -20)}Z`}
        fill="#14170f"
        opacity=".9"
      />
      <rect
        x={x - width / 2}
        y={y - size * 0.68}
        width={width}
        height={size * 1.36 + 15 + more}
        rx="9"
        fill="#14170f"
        fill-opacity=".94"
        stroke="#ffffff66"
      />
      {stack.map((piece, i) => (
        <g
          key={piece.unit}
          data-unit={piece.unit}
          class="fanned"
          transform={`translate(${x + ((i % ROW) - (columns - 1) / 2) * (size + 9) - size / 2} ${y + Math.floor(i / ROW) * (size + 9) - size / 2})`}
        >
          <Face store={store} piece={piece} size={size} />
        </g>
      ))}
      <text x={x} y={y + size * 0.68 + 10 + more} text-anchor="middle" class="cn" font-size="12" fill="#f1ecdc">
        {caption}
      </text>
    </g>
  )
}
