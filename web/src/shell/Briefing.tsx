import { speaker } from '~/text/language'

/** What a scenario is about, where the game says so. */
export function Briefing({ scenario }: { scenario: string }) {
  const words = speaker.value.attribute(`name-${scenario}`, 'briefing')
  return words ? <p class="briefing">{words}</p> : null
}
