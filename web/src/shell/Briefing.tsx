import { speaker, t } from '~/text/language'
import { BoardPicture } from './BoardPicture'

const PARTS = ['situation', 'forces', 'wins', 'special'] as const

interface BriefingProps {
  game: string
  scenario: string
  /** The name of the scenario, where nothing else says it in full. */
  title?: string
}

/** What a scenario is about, as far as the game says so: the situation, who fights, what wins, what is special. */
export function Briefing({ game, scenario, title }: BriefingProps) {
  const say = speaker.value
  const told = PARTS.flatMap(part => {
    const words = say.attribute(`briefing-${scenario}`, part)
    return words ? [{ part, words }] : []
  })
  const short = say.attribute(`name-${scenario}`, 'briefing')
  return (
    <section class="briefing" aria-label={t('briefing')}>
      {title && <h3 class="named-scenario">{title}</h3>}
      <BoardPicture game={game} scenario={scenario} />
      <div class="words">
        {told.map(({ part, words }) => (
          <div key={part}>
            <h3 class="label">{t(`briefing-${part}`)}</h3>
            <p>{words}</p>
          </div>
        ))}
        {!told.length && short && <p>{short}</p>}
      </div>
    </section>
  )
}
