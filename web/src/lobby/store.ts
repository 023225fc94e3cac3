/** What the lobby knows: the games, the machine players, my matches, open seats, matches to watch. */

import { signal } from '@preact/signals'
import * as api from '~/api/client'
import { allTokens } from '~/api/keys'
import type { GameInfo, PlayerInfo, Summary } from '~/api/wire'

export const games = signal<GameInfo[]>([])
export const machines = signal<PlayerInfo[]>([])
export const mine = signal<Summary[]>([])
export const open = signal<Summary[]>([])
export const listed = signal<Summary[]>([])
export const offline = signal(false)

export async function refresh(): Promise<void> {
  try {
    const tokens = allTokens()
    const [all, players, own, free, shown] = await Promise.all([
      api.games(),
      api.players(),
      tokens.length ? api.mine(tokens) : [],
      api.open(),
      api.listed(),
    ])
    games.value = all
    machines.value = players
    mine.value = own
    const known = new Set(own.map(one => one.match))
    open.value = free.filter(one => !known.has(one.match))
    listed.value = shown.filter(one => !known.has(one.match))
    offline.value = false
  } catch {
    offline.value = true
  }
}
