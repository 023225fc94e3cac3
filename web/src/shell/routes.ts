/** What an address of the page means. */

export type Route =
  | { page: 'lobby' }
  | { page: 'play'; match: string; replay: boolean }
  | { page: 'join'; match: string; code: string }

export function routeOf(hash: string): Route {
  const [page, match, code] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if ((page === 'play' || page === 'watch') && match) return { page: 'play', match, replay: code === 'replay' }
  if (page === 'join' && match && code) return { page: 'join', match, code }
  return { page: 'lobby' }
}
