/** What an address of the page means. */

export type Route =
  | { page: 'lobby' }
  | { page: 'play'; match: string; replay: boolean; at: number }
  | { page: 'join'; match: string; code: string }
  | { page: 'carry'; code: string }
  | { page: 'calls'; act: 'confirm' | 'stop'; code: string }

export function routeOf(hash: string): Route {
  const [page, match, code, at] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if ((page === 'play' || page === 'watch') && match)
    return { page: 'play', match, replay: code === 'replay', at: /^\d+$/.test(at ?? '') ? Number(at) : 0 }
  if (page === 'join' && match && code) return { page: 'join', match, code }
  if (page === 'calls' && (match === 'confirm' || match === 'stop') && code) return { page, act: match, code }
  if (page === 'carry') return { page: 'carry', code: match ?? '' }
  return { page: 'lobby' }
}
