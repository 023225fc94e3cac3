import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Pair, Piece } from '~/api/wire'
import { artOf } from '~/games'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { pointsIn } from '~/state/proposal'
import { glide } from '../glide'
import type { Plan } from '../plan'
import { figureName, figuresOf, toPlan } from './geometry'

interface FiguresProps {
  store: MatchStore
  plan: Plan
}

/** How wide a base is drawn at 100 %. */
export const broad = (plan: Plan, piece: Piece): number => (piece.size || 25) * plan.scale

/** All figures where they stand; those that may be chosen breathe, the squad that acts is gold. */
export function Figures({ store, plan }: FiguresProps) {
  const pieces = store.pieces.value.filter(piece => piece.at)
  const acting = store.actor.value?.id ?? null
  const group = useGlides(plan, pieces)
  const aimed = store.concerned.value?.kind === 'unit' ? store.concerned.value.id : null
  const offered = new Set(
    store.options.value.flatMap(({ args }) =>
      [args.target, args.unit].flatMap(one => (one && typeof one === 'object' && 'id' in one ? [Number(one.id)] : [])),
    ),
  )
  return (
    <g class="figures" aria-hidden="true" ref={group}>
      {[...pieces]
        .sort((a, b) => a.at![1] - b.at![1])
        .map(piece => {
          const [x, y] = toPlan(plan, piece.at!)
          const own = piece.unit === acting
          const target = piece.unit === aimed && piece.seat !== store.shown.value?.seat
          return (
            <g
              key={figureName(piece)}
              class="figure"
              data-figure={figureName(piece)}
              data-acting={own || undefined}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <g class="sized">
                {own && <Halo r={broad(plan, piece) / 2 + 5} tone="#ffd84a" />}
                {!own && target && <Halo r={broad(plan, piece) / 2 + 5} tone="#ff4d88" />}
                {!own && !target && acting === null && offered.has(piece.unit) && (
                  <g class="breathe">
                    <Halo r={broad(plan, piece) / 2 + 4} tone="#fff1c4" />
                  </g>
                )}
                <Face store={store} piece={piece} plan={plan} />
              </g>
            </g>
          )
        })}
    </g>
  )
}

function Halo({ r, tone }: { r: number; tone: string }) {
  return (
    <>
      <circle r={r} fill="none" stroke="#20180a" stroke-width="5.6" />
      <circle r={r} fill="none" stroke={tone} stroke-width="3.2" />
    </>
  )
}

function Face({ store, piece, plan }: FiguresProps & { piece: Piece }) {
  const shown = store.shown.value
  const size = broad(plan, piece)
  const { Counter } = artOf(shown?.game ?? '')
  return (
    <g transform={`translate(${-size / 2} ${-size / 2})`}>
      {Counter({ piece, side: sideOf(shown?.seats[piece.seat]), size })}
    </g>
  )
}

/** Figures that stand elsewhere than before go there. */
function useGlides(plan: Plan, pieces: readonly Piece[]) {
  const group = useRef<SVGGElement>(null)
  const before = useRef(new Map<string, Pair>())
  useLayoutEffect(() => {
    const now = new Map(pieces.map(piece => [figureName(piece), toPlan(plan, piece.at!)]))
    for (const [name, to] of now) {
      const from = before.current.get(name)
      if (!from || (from[0] === to[0] && from[1] === to[1])) continue
      const figure = group.current?.querySelector(`[data-figure="${name}"]`)
      if (figure) glide(figure, [from, to], plan.side)
    }
    before.current = now
  })
  return group
}

/** Where each figure of what is proposed would stand. */
export function Ghosts({ store, plan }: FiguresProps) {
  const draft = store.proposal.draft.value
  if (!draft) return null
  const own = figuresOf(store.pieces.value, draft.unit)
  const seat = store.decision.value?.seat ?? 0
  const refused = draft.answer.refusal !== null
  return (
    <g class="ghosts" aria-hidden="true" data-refused={refused || undefined}>
      {pointsIn(draft.answer.option).map((at, i) => {
        const [x, y] = toPlan(plan, at)
        const piece: Piece = own[i] ?? { unit: draft.unit, place: 0, seat, label: '', at, size: 25, look: 'rifle' }
        return (
          <g key={i} class="ghost" data-ghost={i} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g class="sized">
              <circle r={broad(plan, piece) / 2 + 4} fill="none" stroke="#14170f" stroke-width="4.6" />
              <circle
                r={broad(plan, piece) / 2 + 4}
                fill="none"
                stroke={refused ? '#ff8a70' : '#ffe27a'}
                stroke-width="2.2"
                stroke-dasharray="4 3"
              />
              <Face store={store} piece={piece} plan={plan} />
            </g>
          </g>
        )
      })}
    </g>
  )
}
