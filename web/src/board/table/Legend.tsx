import { artOf } from '~/games'
import type { Sign } from '~/games/art'
import { RuleLink } from '~/play/Phrase'
import type { MatchStore } from '~/state/match'
import { t } from '~/text/language'
import { COVERS } from './Shapes'

/** What the rings and shades on a table mean, with the rule behind each. */
export function Legend({ store }: { store: MatchStore }) {
  const { legend } = artOf(store.shown.value?.game ?? '')
  if (!legend) return null
  return (
    <details class="group legend">
      <summary class="label">{t('table-legend')}</summary>
      <ul>
        {legend.map(([sign, rule]) => (
          <li key={sign} data-sign={sign}>
            <svg class="sign" width="30" height="26" viewBox="-15 -13 30 26" aria-hidden="true">
              <Drawn sign={sign} />
            </svg>
            <span>
              {t(`table-${sign}`)} {rule && <RuleLink rule={rule} />}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** As it is drawn on the table. */
function Drawn({ sign }: { sign: Sign }) {
  if (sign === 'seen')
    return <path d="M-12 10V4L2-10H12V10Z" fill="#9aab63" stroke="#e9fbff" stroke-width="1.8" stroke-linejoin="round" />
  if (sign === 'watched')
    return (
      <g stroke-dasharray="5 3">
        <rect x="-12" y="-9" width="24" height="18" fill="#ff4d88" fill-opacity=".3" />
        <rect x="-12" y="-9" width="24" height="18" fill="none" stroke="#ff4d88" stroke-width="2.2" />
      </g>
    )
  const { tone, dash, twice } = COVERS[`seen-${sign === 'open' ? 'none' : sign}`]!
  return (
    <g fill="none" stroke={tone} stroke-width="2.2" stroke-dasharray={dash}>
      {(twice ? [11, 7] : [10]).map(r => (
        <circle key={r} r={r} />
      ))}
    </g>
  )
}
