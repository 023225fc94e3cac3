/** Addresses of the page: everything is in the fragment, which never travels to servers. */

import { signal } from '@preact/signals'
import { type Route, routeOf } from './routes'

export const route = signal<Route>(routeOf(location.hash))

window.addEventListener('hashchange', () => {
  route.value = routeOf(location.hash)
})

export function go(hash: string): void {
  location.hash = hash
}
