import { Join } from './lobby/Join'
import { Lobby } from './lobby/Lobby'
import { Answer } from './people/Answer'
import { Arrival } from './people/Arrival'
import { PlayScreen } from './play/PlayScreen'
import { route } from './shell/router'

export function App() {
  const now = route.value
  if (now.page === 'play') return <PlayScreen key={now.match} match={now.match} replay={now.replay} at={now.at} />
  if (now.page === 'join') return <Join match={now.match} code={now.code} />
  if (now.page === 'carry') return <Arrival key={now.code} code={now.code} />
  if (now.page === 'calls') return <Answer key={now.code} act={now.act} code={now.code} />
  return <Lobby />
}
