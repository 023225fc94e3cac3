/** The colours of formations: neighbours in the order of battle are told apart. */

const FORMATIONS = [
  '#3f7fd0',
  '#c2452d',
  '#3d8f4d',
  '#d8a31d',
  '#7d4fa8',
  '#1f9a9a',
  '#c9568f',
  '#7a6a32',
  '#2f4a8f',
  '#e07b28',
  '#8cae2c',
  '#6f4a3a',
  '#5a8ea8',
  '#a0305a',
  '#4f6b2f',
]
const NONE = '#8d8b7d'

export const formationOf = (group: number): string => (group < 0 ? NONE : FORMATIONS[group % FORMATIONS.length]!)
