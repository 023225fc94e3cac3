import type { ReadonlySignal } from '@preact/signals'
import { artOf } from '~/games'
import type { Box } from '~/paint/regions'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Pill } from './Highlights'
import { cellPath, type Plan, regionPath } from './plan'
import { isIn } from './window'

type Way = 'dim' | 'wash' | 'hatch' | 'line'

interface Look {
  way: Way
  tone: string
  dash?: string
}

const LOOKS: Record<string, Look> = {
  sight: { way: 'dim', tone: '#ffffff' },
  range: { way: 'line', tone: '#ff4d88' },
  'long-range': { way: 'line', tone: '#ffb3cb', dash: '3 7' },
  reach: { way: 'wash', tone: '#ffe27a' },
  zone: { way: 'hatch', tone: '#ff4d88' },
  watched: { way: 'hatch', tone: '#ff4d88' },
  swept: { way: 'line', tone: '#ffd84a' },
  observed: { way: 'line', tone: '#d9a8ff', dash: '2 6' },
  contact: { way: 'wash', tone: '#ffcf9a' },
  command: { way: 'line', tone: '#a8d4ff', dash: '10 5' },
  supply: { way: 'wash', tone: '#9fe3b4' },
  unsupplied: { way: 'hatch', tone: '#ff4d88' },
  'zone-weak': { way: 'wash', tone: '#ff9a6b' },
  'zone-strong': { way: 'hatch', tone: '#ff4d88' },
  'zone-contested': { way: 'wash', tone: '#f2b632', dash: '4 4' },
  'zone-own': { way: 'wash', tone: '#8fc1ee' },
}
const OTHER: Look = { way: 'wash', tone: '#a8d4ff' }

/** What the lens lights up: under the counters. */
export function LensGround({ store, plan }: { store: MatchStore; plan: Plan }) {
  const lit = store.lens.lit.value
  if (!lit) return null
  const { way, tone, dash } = LOOKS[lit.kind] ?? OTHER
  const outline = regionPath(plan, lit.places)
  const cells = (factor: number) =>
    [...lit.places].flatMap(place => plan.byPlace.get(place) ?? []).map(p => cellPath(p, factor))
  const unseen = () => {
    const { width, height, margin: m } = plan
    if (plan.shape === 'square') return [`M${m} ${m}H${width - m}V${height - m}H${m}Z`, ...cells(1)]
    return plan.plots.filter(plot => !lit.places.has(plot.place)).map(plot => cellPath(plot, 1.01))
  }
  return (
    <g class="appear lens-ground" aria-hidden="true">
      {way === 'dim' && <path d={unseen().join('')} fill="#0d1220" fill-opacity=".5" fill-rule="evenodd" />}
      {way === 'wash' && <path d={cells(0.94).join('')} fill={tone} fill-opacity=".2" />}
      {way === 'hatch' && <path d={cells(0.94).join('')} fill="url(#danger)" opacity=".7" />}
      <path d={outline} fill="none" stroke="#14150f" stroke-opacity=".6" stroke-width="5.4" stroke-linecap="round" />
      <path d={outline} fill="none" stroke={tone} stroke-width="2.8" stroke-linecap="round" stroke-dasharray={dash} />
    </g>
  )
}

/** What is printed in the places that the lens lights up, above the counters; the next step has its cost there anyway. */
export function LensLabels({ store, plan, view }: { store: MatchStore; plan: Plan; view: ReadonlySignal<Box> }) {
  const lit = store.lens.lit.value
  if (!lit) return null
  return (
    <g aria-hidden="true">
      {Object.entries(lit.labels).map(([place, text]) => {
        const plot = plan.byPlace.get(Number(place))
        if (
          !plot ||
          !text ||
          !isIn(view.value, plot.centre) ||
          (lit.kind === 'reach' && store.spots.value.has(Number(place)))
        )
          return null
        const drop = plan.side * (plan.shape === 'square' ? 0.36 : 0.66)
        return <Pill key={place} x={plot.centre[0]} y={plot.centre[1] + drop} text={text} />
      })}
    </g>
  )
}

/** The buttons of the lens: one for each thing that can be lit up round the unit, or over the whole board. */
export function LensBar({ store }: { store: MatchStore }) {
  const { lens } = store
  const unit = lens.overall.value ? null : lens.found.value?.unit
  const around = unit ? lens.kinds.value : []
  const overall = artOf(store.shown.value?.game ?? '').lenses ?? []
  if (!around.length && !overall.length) return null
  return (
    <div class="lens-bars">
      {unit && around.length > 0 && (
        <div class="lens" data-control role="group" aria-label={t('lens-of', { unit })}>
          <span class="label">
            {t('lens-of', { unit })} <kbd aria-hidden="true">V</kbd>
          </span>
          {around.map(kind => (
            <Chip key={kind} kind={kind} lit={lens.kind.value === kind} toggle={() => lens.toggle(kind)} />
          ))}
        </div>
      )}
      {overall.length > 0 && (
        <div class="lens" data-control role="group" aria-label={t('lens-overall')}>
          <span class="label">{t('lens-overall')}</span>
          {overall.map(kind => (
            <Chip
              key={kind}
              kind={kind}
              lit={lens.overall.value && lens.kind.value === kind}
              toggle={() => void lens.survey(kind)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Chip({ kind, lit, toggle }: { kind: string; lit: boolean; toggle: () => void }) {
  return (
    <button type="button" class="chip" aria-pressed={lit} onClick={toggle}>
      {overlayName(kind)}
    </button>
  )
}

function overlayName(kind: string): string {
  const key = `overlay-${kind}`
  return speaker.value.has(key) ? t(key) : speaker.value.word(kind)
}
