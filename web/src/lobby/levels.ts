/** Machine players by how hard they are to beat, with names that say so. */

import type { PlayerInfo } from '~/api/wire'
import { speaker } from '~/text/language'

const ORDER = ['easy', 'normal', 'hard', 'greedy', 'search', 'random']

/** The levels from easy to hard, then machines that are there for comparison. */
export function inOrder(machines: readonly PlayerInfo[]): PlayerInfo[] {
  const rank = ({ name }: PlayerInfo) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
  return machines.toSorted((a, b) => rank(a) - rank(b))
}

/** What a machine is called in the language of the page. */
export function machineName(name: string): string {
  const key = `machine-${name}`
  return speaker.value.has(key) ? speaker.value.ui(key) : name
}

/** What is to be expected of it. */
export const machineNote = (name: string): string => speaker.value.attribute(`machine-${name}`, 'note') ?? ''
