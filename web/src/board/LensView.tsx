import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { Pill } from './Highlights'
import { cellPath, type Plan, regionPath } from './plan'

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
  command: { way: 'line', tone: '#a8d4ff', dash: '10 5' },
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

/** What is printed in the places that the lens lights up: above the counters. */
export function LensLabels({ store, plan }: { store: MatchStore; plan: Plan }) {
  const lit = store.lens.lit.value
  if (!lit) return null
  return (
    <g aria-hidden="true">
      {Object.entries(lit.labels).map(([place, text]) => {
        const plot = plan.byPlace.get(Number(place))
        if (!plot || !text) return null
        const drop = plan.side * (plan.shape === 'square' ? 0.36 : 0.66)
        return <Pill key={place} x={plot.centre[0]} y={plot.centre[1] + drop} text={text} />
      })}
    </g>
  )
}

/** The buttons of the lens: one for each thing that can be lit up round the unit. */
export function LensBar({ store }: { store: MatchStore }) {
  const { lens } = store
  const unit = lens.found.value?.unit
  const kinds = lens.kinds.value
  if (!unit || !kinds.length) return null
  return (
    <div class="lens" data-control role="group" aria-label={t('lens-of', { unit })}>
      <span class="label">{t('lens-of', { unit })}</span>
      {kinds.map(kind => (
        <button
          key={kind}
          type="button"
          class="chip"
          aria-pressed={lens.kind.value === kind}
          onClick={() => lens.toggle(kind)}
        >
          {overlayName(kind)}
        </button>
      ))}
      <kbd aria-hidden="true">V</kbd>
    </div>
  )
}

function overlayName(kind: string): string {
  const key = `overlay-${kind}`
  return speaker.value.has(key) ? t(key) : speaker.value.word(kind)
}
