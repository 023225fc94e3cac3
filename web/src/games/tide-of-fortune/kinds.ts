/** What the words of the data look like: kinds of units, nations, sizes, states, marks. */

import { disc, type Shape } from '../shapes'

/** The symbol of each kind of unit, of those in the sprite. */
export const SYMBOLS: Record<string, string> = {
  armour: 'armour',
  'heavy-armour': 'armour',
  'mechanised-infantry': 'mechanized',
  infantry: 'infantry',
  'ss-infantry': 'infantry',
  reconnaissance: 'reconnaissance',
  airborne: 'airborne',
  engineer: 'engineers',
  'assault-gun': 'self-propelled',
  'tank-destroyer': 'anti-tank',
  flak: 'anti-aircraft',
  'mot-hq': 'headquarters',
  'leg-hq': 'headquarters',
  'airborne-hq': 'headquarters',
  corps: 'headquarters',
  army: 'headquarters',
}

/** What is written into the empty box of a headquarters. */
export const LETTERS: Record<string, string> = {
  'mot-hq': 'HQ',
  'leg-hq': 'HQ',
  'airborne-hq': 'HQ',
  corps: 'C',
  army: 'A',
}

/** Band and ink of each nation. */
export const NATIONS: Record<string, readonly [string, string]> = {
  british: ['#1d4f80', '#ffffff'],
  canadian: ['#8c1d2b', '#ffffff'],
  polish: ['#b8860b', '#1d1405'],
  belgian: ['#5b4687', '#ffffff'],
  dutch: ['#1f6f6b', '#ffffff'],
  american: ['#4d6b2f', '#ffffff'],
  german: ['#d9692a', '#1d1208'],
  ss: ['#17191c', '#f3f1e6'],
}

const SIZES: readonly (readonly [RegExp, string])[] = [
  [/army/, 'XXXX'],
  [/corps$/, 'XXX'],
  [/-hq$/, 'XX'],
  [/bde|^cc[abr]-|^79-avre/, 'X'],
  [/bn$|rec|hhc|stug|pzjg|s-pz|-eng|krafft|penal/, 'II'],
]

/** The mark of a unit's size: regiments have three strokes. */
export const sizeOf = (label: string): string => SIZES.find(([words]) => words.test(label))?.[1] ?? 'III'

const ORDINALS: Record<string, string> = { first: '1', second: '2' }
const COUNTRY = /^(br|ca|pl|us|de)(?=.)/

/** What stands on the band of a counter: the number, or the beginning of the name. */
export function shortOf(label: string): string {
  const isHq = label.endsWith('-hq')
  const [first = '', ...rest] = (isHq ? label.slice(0, -3).replace(COUNTRY, '') : label).split('-')
  const half = rest.at(-1)
  const part = half === 'a' || half === 'b' ? half : ''
  if (ORDINALS[first]) return ORDINALS[first]
  if (/^[ivxlc]+$/.test(first) || first.length < 4) return first.toUpperCase() + part
  if (/^\d/.test(first)) return first.replace(/(st|nd|rd|th)$/, '').toUpperCase() + part
  return first[0]!.toUpperCase() + first.slice(1, 7)
}

const plate = (fill: string, edge: string): Shape => ({ d: 'M-7-6H7V6H-7Z', fill, stroke: edge, width: 1.1 })
const round = (fill: string, edge: string): Shape => ({ d: disc(0, 0, 7.4), fill, stroke: edge, width: 1.2 })
const BURST = 'M0-9 2.4-3.6 8.3-4 4.5.6 7.4 6 1.8 4.4-2.4 8.6-2.8 2.8-8.6 1.4-3.6-2-4.6-7.6Z'
const GLASS = 'M-3-4H3L.6 0 3 4H-3L-.6 0Z'

const loss = (strokes: string): Shape[] => [
  { d: BURST, fill: '#e4572e', stroke: '#1b0a06', width: 1.2 },
  { d: strokes, stroke: '#fff', width: 1.9 },
]

/** The tags that lie on a counter: colour, shape and icon, about their middle. */
export const STATES: Record<string, Shape[]> = {
  attacking: [
    round('#8c1d2b', '#2a060c'),
    { d: 'M-3.6-3.4 0 0-3.6 3.4M.4-3.4 4 0 .4 3.4', stroke: '#fff', width: 1.9 },
  ],
  disrupted: [
    { d: 'M0-9 9 0 0 9-9 0Z', fill: '#b3164a', stroke: '#1b060d', width: 1.2 },
    { d: 'M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2', stroke: '#fff', width: 2.2 },
  ],
  fatigued: [plate('#2a2f2c', '#0d0f0d'), { d: GLASS, stroke: '#d8d5c4', width: 1.4 }],
  'ops-complete': [plate('#0d0f0d', '#f2b632'), { d: GLASS, fill: '#f2b632' }],
  'out-of-command': [
    round('#f2b632', '#1b1406'),
    { d: 'M-3.4 4V-4H3.6L1.6-1.8 3.6.4H-3.4M-5 5 5-5', stroke: '#1b1406', width: 1.5 },
  ],
  isolated: [
    round('#fff7d6', '#14110a'),
    { d: disc(0, 0, 4.4), stroke: '#b3164a', width: 1.5, dash: '2 1.6' },
    { d: disc(0, 0, 1.5), fill: '#14110a' },
  ],
  'in-reserve': [
    plate('#1d4f80', '#0b1c2e'),
    { d: 'M-3 3.4V-3.4H1Q3.6-3.4 3.6-1.4T1 .6H-3M.4.6 3.4 3.4', stroke: '#fff', width: 1.5 },
  ],
  refitting: [
    round('#4d6b2f', '#161f0c'),
    { d: 'M-4 0A4 4 0 1 1 0 4M0 4-2 1.6M0 4 2.4 2.2', stroke: '#fff', width: 1.6 },
  ],
  attached: [round('#c9c3ad', '#14110a'), { d: 'M-4 0H4M-4-2.4V2.4M4-2.4V2.4', stroke: '#14110a', width: 1.7 }],
  'step-loss-1': loss('M0-3.4V3.4'),
  'step-loss-2': loss('M-1.9-3.4V3.4M1.9-3.4V3.4'),
  'step-loss-3': loss('M-3.2-3V3M0-3V3M3.2-3V3'),
  'step-loss-4': loss('M-3.2-3-1.4 3 .6-3M3.4-3V3'),
  'step-loss-5': loss('M-2.8-3 0 3 2.8-3'),
}

/** The states that darken the whole counter. */
export const TIRED = ['acted', 'disrupted', 'ops-complete'] as const

const anchor = (ink: string): Shape[] => [
  { d: disc(0, -4.6, 1.5), stroke: ink, width: 1.4 },
  { d: 'M0-3V5.4M-3.4-1H3.4M-5 1.6Q-4.4 5.4 0 5.6 4.4 5.4 5 1.6', stroke: ink, width: 1.6 },
]
const gun = (fill: string, ink: string): Shape[] => [
  round(fill, '#14110a'),
  { d: 'M-4.4 3.4H1.4M-2.4 3.2-1.4 0 5.6-4M-3.2-1.6H.6V2H-3.2Z', stroke: ink, width: 1.5 },
]
const ship = (fill: string): Shape[] => [
  round('#dcebea', '#274b57'),
  { d: 'M-5 1H5L3.4 4H-3.4ZM-1 .6V-4.6L3.4.6Z', fill },
]

/** What lies on the map, about its middle. What belongs to the ground and is painted with it has no drawing here. */
export const MARKS: Record<string, Shape[]> = {
  westwall: [],
  beach: [],
  port: [round('#dcebea', '#274b57'), ...anchor('#1f4f63')],
  docks: [round('#1f4f63', '#0c2029'), ...anchor('#ffffff')],
  exit: [plate('#f2c14e', '#2a1f04'), { d: 'M-5 0H4M.6-3.4 4.4 0 .6 3.4', stroke: '#1b1406', width: 2 }],
  battery: gun('#68716e', '#ffffff'),
  'battery-disrupted': [...gun('#68716e', '#ffffff'), { d: 'M-5 5 5-5', stroke: '#ff4d88', width: 2 }],
  silenced: [...gun('#c9c3ad', '#6f6a58'), { d: 'M-5-5 5 5M5-5-5 5', stroke: '#8c1d2b', width: 2 }],
  'blown-bridge': [
    { d: disc(0, 0, 9), fill: '#fff7d6', stroke: '#8c0f3d', width: 1.6 },
    { d: 'M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5', stroke: '#b3164a', width: 3 },
  ],
  'under-work': [
    { d: disc(0, 0, 9), fill: '#f3d64b', stroke: '#1d1703', width: 1.6 },
    { d: 'M-4.6 5 2-1.6M-.6-5Q4.4-4.6 5 .6L2.6 1-1-2.6Z', stroke: '#1d1703', width: 2 },
  ],
  delay: [
    { d: 'M-8-6H8L0 8Z', fill: '#f2b632', stroke: '#1b1406', width: 1.2 },
    { d: 'M0-3.4V2', stroke: '#1b1406', width: 2.2 },
  ],
  breakthrough: [
    plate('#8c1d2b', '#2a060c'),
    { d: 'M-4.6-3.4-1 0-4.6 3.4M.4-3.4 4 0 .4 3.4', stroke: '#fff', width: 2 },
  ],
  sapper: [plate('#a98d58', '#2e2412'), { d: 'M-4.6 3V-2.4H4.6V3M0-2.4V2', stroke: '#1b1406', width: 1.8 }],
  'under-attack': [
    { d: disc(0, 0, 9), stroke: '#fff7d6', width: 2.4 },
    { d: disc(0, 0, 9), stroke: '#8c1d2b', width: 1.2 },
    { d: 'M0-11.4V-7.4M0 7.4V11.4M-11.4 0H-7.4M7.4 0H11.4', stroke: '#8c1d2b', width: 1.2 },
  ],
  hit: [{ d: BURST, fill: '#3a2e22', stroke: '#f3d64b', width: 1.4 }],
  mine: [
    { d: disc(0, 0, 5), fill: '#1d2b2b', stroke: '#dcebea', width: 1.1 },
    {
      d: 'M0-5V-8M0 5V8M-5 0H-8M5 0H8M-3.6-3.6-5.6-5.6M3.6 3.6 5.6 5.6M3.6-3.6 5.6-5.6M-3.6 3.6-5.6 5.6',
      stroke: '#1d2b2b',
      width: 1.8,
    },
  ],
  damage: [round('#e4572e', '#1b0a06'), ...anchor('#ffffff'), { d: 'M-5-5 5 5', stroke: '#1b0a06', width: 2 }],
  barge: ship('#474e4d'),
  'landing-craft': ship('#1d4f80'),
  place: [],
}

/** The boxes of the Operations Impulse Track. */
export const BOXES = ['6', '5', 'R', '4', '3', 'R', '2', 'R', '1', 'FR', 'EX'] as const
/** Spoiling impulses come with these points. */
export const SPOILING = 9
