import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Pair, Piece } from '~/api/wire'
import { artOf } from '~/games'
import { sideOf } from '~/games/sides'
import type { MatchStore } from '~/state/match'
import { isWay, pointsIn } from '~/state/points'
import { speaker } from '~/text/language'
import { glide } from '../glide'
import type { Plan } from '../plan'
import { figureName, figuresOf, isHull, sidesOf, toPlan } from './geometry'
import { Chip } from './Shapes'

interface FiguresProps {
  store: MatchStore
  plan: Plan
}

/** How wide a base is drawn at 100 %. */
export const broad = (plan: Plan, piece: Piece): number => (piece.size || 25) * plan.scale

/** All figures where they stand, those with marks uppermost. */
export function Figures({ store, plan }: FiguresProps) {
  const pieces = store.pieces.value.filter(piece => piece.at)
  const acting = store.actor.value?.id ?? null
  const group = useGlides(plan, pieces)
  return (
    <>
      <Halos store={store} plan={plan} pieces={pieces} acting={acting} />
      <g class="figures" aria-hidden="true" ref={group}>
        {[...pieces].sort(byHeight).map(piece => {
          const [x, y] = toPlan(plan, piece.at!)
          return (
            <g
              key={figureName(piece)}
              class="figure"
              data-figure={figureName(piece)}
              data-unit={piece.unit}
              data-acting={piece.unit === acting || undefined}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <g class={isHull(piece) ? '' : 'sized'}>
                <Face store={store} piece={piece} plan={plan} />
              </g>
            </g>
          )
        })}
      </g>
    </>
  )
}

/** Who leads or lies lower is drawn later. */
const byHeight = (a: Piece, b: Piece): number => rank(a) - rank(b) || a.at![1] - b.at![1]
const rank = ({ states = [] }: Piece): number => (states.includes('nco') || states.includes('officer') ? 1 : 0)

const HALOS = { acting: '#ffd84a', target: '#ff4d88', offered: '#fff1c4' } as const

interface HalosProps extends FiguresProps {
  pieces: readonly Piece[]
  acting: number | null
}

/** One outline round each squad that acts, is aimed at, or may be chosen. */
function Halos({ store, plan, pieces, acting }: HalosProps) {
  const aimed = store.concerned.value?.kind === 'unit' ? store.concerned.value.id : null
  const own = store.shown.value?.seat
  const offered = new Set(
    store.options.value.flatMap(({ args }) =>
      [args.target, args.unit].flatMap(one => (one && typeof one === 'object' && 'id' in one ? [Number(one.id)] : [])),
    ),
  )
  const markOf = (piece: Piece): keyof typeof HALOS | null => {
    if (piece.unit < 0) return null
    if (piece.unit === acting) return 'acting'
    if (piece.unit === aimed && piece.seat !== own) return 'target'
    return acting === null && offered.has(piece.unit) ? 'offered' : null
  }
  const squads = new Map<number, Piece[]>()
  for (const piece of pieces) if (markOf(piece)) squads.set(piece.unit, [...(squads.get(piece.unit) ?? []), piece])
  return (
    <g class="halos" aria-hidden="true">
      {[...squads].map(([unit, men]) => {
        const mark = markOf(men[0]!)!
        return (
          <g key={unit} data-halo={mark} class={mark === 'offered' ? 'breathe' : ''}>
            {men.map(piece => (
              <Ring
                key={figureName(piece)}
                plan={plan}
                piece={piece}
                wide={mark === 'acting' ? 7.4 : 6.4}
                tone="#20180a"
              />
            ))}
            {men.map(piece => (
              <Ring
                key={figureName(piece)}
                plan={plan}
                piece={piece}
                wide={mark === 'acting' ? 5.4 : 4.4}
                tone={HALOS[mark]}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}

/** The ground about a base or a hull. */
function Ring({ plan, piece, wide, tone }: { plan: Plan; piece: Piece; wide: number; tone: string }) {
  const [x, y] = toPlan(plan, piece.at!)
  const turn = isHull(piece) ? ` rotate(${(piece.heading ?? 90) - 90}deg)` : ''
  const [long, broadly] = sidesOf(plan, piece)
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)${turn}` }}>
      {isHull(piece) ? (
        <rect
          x={-long / 2 - wide}
          y={-broadly / 2 - wide}
          width={long + 2 * wide}
          height={broadly + 2 * wide}
          rx="8"
          fill={tone}
        />
      ) : (
        <circle class="sized" r={long / 2 + wide} fill={tone} />
      )}
    </g>
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
  const { args } = draft.answer.option
  const points = pointsIn(draft.answer.option)
  const heading = typeof args.facing === 'number' ? { heading: args.facing } : {}
  return (
    <g class="ghosts" aria-hidden="true" data-refused={refused || undefined}>
      {(isWay(draft.answer.option) ? points.slice(-1) : points).map((at, i) => {
        const [x, y] = toPlan(plan, at)
        const piece: Piece = (own[i] && { ...own[i], ...heading }) ?? {
          unit: draft.unit,
          place: 0,
          seat,
          label: '',
          at,
          size: 25,
          look: 'rifle',
        }
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

/** Who somebody is, above the first of his squad: its name and how it fares. */
export function Nameplate({ store, plan, unit }: FiguresProps & { unit: number }) {
  const men = store.pieces.value.filter(piece => piece.unit === unit && piece.at)
  if (!men.length) return null
  const points = men.map(piece => toPlan(plan, piece.at!))
  const top = Math.min(...points.map(([, y]) => y))
  const middle = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const say = speaker.value
  const { states = [], label } = men[0]!
  const words = states.filter(state => !ROLES.has(state)).map(state => say.word(state))
  return <Chip at={[middle, top - sidesOf(plan, men[0]!)[1] / 2 - 22]} text={[say.word(label), ...words].join(' · ')} />
}

/** Words for one man rather than his squad. */
const ROLES = new Set(['nco', 'officer', 'loader', 'medic', 'scope', 'radio', 'sniper', 'observer', 'forward-observer'])
