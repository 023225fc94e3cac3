import { Join } from './lobby/Join'
import { Lobby } from './lobby/Lobby'
import { PlayScreen } from './play/PlayScreen'
import { route } from './shell/router'

export function App() {
  const now = route.value
  if (now.page === 'play') return <PlayScreen key={now.match} match={now.match} replay={now.replay} />
  if (now.page === 'join') return <Join match={now.match} code={now.code} />
  return <Lobby />
}
