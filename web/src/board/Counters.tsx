import { useComputed } from '@preact/signals'
import type { Piece } from '~/api/wire'
import { artOf } from '~/games'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { footprint, middleOf, type Plan } from './plan'

const STEP = { x: 7, y: -6 }

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

export function Counters({ store, plan }: { store: MatchStore; plan: Plan }) {
  const stacks = useComputed(() => stacksOf(store.pieces.value))
  const size = plan.side * artOf(store.shown.value?.game ?? '').counter
  const placed = [...stacks.value].flatMap(([place, stack]) => {
    if (!plan.byPlace.has(place)) return []
    return stack.map((piece, i) => {
      const off = i - (stack.length - 1) / 2
      const [cx, cy] = middleOf(plan, piece)!
      const x = cx + off * STEP.x - size / 2
      const y = cy + off * STEP.y - size / 2
      return { piece, x, y, row: cy, count: i === stack.length - 1 ? stack.length : 1 }
    })
  })
  placed.sort((a, b) => a.row - b.row)
  return (
    <g class="counters" aria-hidden="true">
      {placed.map(({ piece, x, y, count }) => (
        <g key={piece.unit} class="counter" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <Face store={store} piece={piece} size={size} />
          {count > 1 && <Count n={count} size={size} />}
        </g>
      ))}
    </g>
  )
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

/** A stack fanned out on a captioned plate, each counter to be chosen by itself. */
export function Fan({ store, plan }: { store: MatchStore; plan: Plan }) {
  const focus = store.focus.value
  const place = focus?.kind === 'place' ? focus.id : store.hovered.value
  const plot = plan.byPlace.get(place ?? -1)
  const stack = stacksOf(store.pieces.value).get(place ?? -1) ?? []
  if (!plot || stack.length < 2) return null
  const size = plan.side * artOf(store.shown.value?.game ?? '').counter
  const width = stack.length * (size + 9) + 16
  const caption = [plot.name, t('units-here', { count: stack.length }), speaker.value.word(plot.terrain)].join(' · ')
  const [cx, cy] = plot.centre
  const below = cy + size * 2.4 < plan.height
  const x = Math.min(plan.width - width / 2 - 6, Math.max(width / 2 + 6, cx))
  const y = cy + (below ? 1 : -1) * size * 1.62
  const tip = below ? y - size * 0.68 : y + size * 0.68
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
        height={size * 1.36 + 15}
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
          transform={`translate(${x + (i - (stack.length - 1) / 2) * (size + 9) - size / 2} ${y - size / 2})`}
        >
          <Face store={store} piece={piece} size={size} />
        </g>
      ))}
      <text x={x} y={y + size * 0.68 + 10} text-anchor="middle" class="cn" font-size="12" fill="#f1ecdc">
        {caption}
      </text>
    </g>
  )
}
