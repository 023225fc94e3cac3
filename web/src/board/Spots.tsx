import type { Option } from '~/api/wire'
import { coveredBy, handleOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { cellPath, cellsAt, type Plan, regionPath, spotOf } from './plan'

/** Points of the board that can be chosen, as gold dots; the one that is weighed as a cross-hair. */
export function Spots({ store, plan }: { store: MatchStore; plan: Plan }) {
  const chosen = store.illustrated.value
  return (
    <g class="spots" aria-hidden="true">
      {chosen && <Template store={store} plan={plan} />}
      {[...store.points.value].map(([spot, options]) => {
        const aimed = options.some(option => option.index === chosen?.index)
        return (
          <g key={`${spot.kind} ${spot.id}`} transform={`translate(${spot.at[0]} ${spot.at[1]})`}>
            {aimed ? (
              <>
                <circle r="11" fill="#1a0209" stroke="#ff4d88" stroke-width="3" />
                <path d="M0-19V19M-19 0H19" stroke="#fff" stroke-width="2.4" />
              </>
            ) : (
              <>
                <circle r="6" fill="#20180a" />
                <circle r="4.4" fill="#ffe27a" />
              </>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The cells that an option concerns: those under its template, those that it names, or those that meet where it aims. */
export function templateOf(plan: Plan, option: Option): number[] {
  if (option.covers?.length) return option.covers
  const named = coveredBy(option)
  if (named.length > 1) return named
  const handle = handleOf(option)
  const spot = handle && spotOf(plan, handle)
  return spot ? cellsAt(plan, spot.at) : []
}

function Template({ store, plan }: { store: MatchStore; plan: Plan }) {
  const places = templateOf(plan, store.illustrated.value!)
  if (!places.length) return null
  const outline = regionPath(plan, new Set(places))
  const cells = places.flatMap(place => plan.byPlace.get(place) ?? []).map(plot => cellPath(plot))
  return (
    <g fill="none" class="template">
      <path d={cells.join('')} fill="#d81b60" fill-opacity=".28" />
      <path d={outline} stroke="#1a0209" stroke-width="6.5" stroke-linecap="round" />
      <path d={outline} stroke="#ff4d88" stroke-width="3.4" stroke-dasharray="13 6" />
    </g>
  )
}
