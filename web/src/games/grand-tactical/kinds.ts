/** What the words of the data look like: types of units, weapons, ways of moving, markers, formations. */

import { formationOf } from '../formations'
import { disc, type Shape } from '../shapes'

/** The symbol of each type of unit, of those in the sprite. */
export const SYMBOLS: Record<string, string> = {
  'br-para': 'airborne',
  'br-airland': 'glider',
  'br-eng': 'engineers',
  'br-recce': 'reconnaissance',
  'br-path': 'airborne',
  'br-glider': 'glider',
  'br-mortar': 'mortar',
  'br-mg': 'infantry',
  'br-6pdr': 'anti-tank',
  'br-17pdr': 'anti-tank',
  'br-75pack': 'artillery',
  'ss-pg': 'mechanized',
  'ss-alarm': 'infantry',
  'ss-pi': 'engineers',
  'ss-train': 'infantry',
  'ss-nco': 'infantry',
  wach: 'infantry',
  navy: 'infantry',
  'lw-alarm': 'infantry',
  'he-train': 'infantry',
  'ge-flak2': 'anti-aircraft',
  'ge-flak2-0': 'anti-aircraft',
  'ge-88': 'anti-aircraft',
  'ge-pak': 'anti-tank',
  'ge-mortar': 'mortar',
  'ge-ig': 'artillery',
  'ge-105': 'artillery',
  'ge-werfer': 'mortar',
  'ge-ac': 'reconnaissance',
  'ge-ht': 'mechanized',
  'ge-jpz': 'anti-tank',
  'ge-stug': 'armour',
  'ge-pz34': 'armour',
  'ge-tiger': 'armour',
  'ge-b1': 'armour',
  'ge-fr-tank': 'armour',
  'll-gren': 'glider',
  ost: 'infantry',
  sturm: 'infantry',
  'ge-emp': 'artillery',
  'ge-mtn': 'artillery',
  'ge-pi': 'engineers',
  'us-para': 'airborne',
  'us-para-sc': 'airborne',
  'us-glider': 'glider',
  'us-eng': 'engineers',
  'us-mortar': 'mortar',
  'us-57': 'anti-tank',
  'us-75pack': 'artillery',
  'us-75pack-1': 'artillery',
  'us-m4': 'armour',
  'us-recon': 'reconnaissance',
  'rear-guard-elite': 'infantry',
  'rear-guard-line': 'infantry',
  'us-inf': 'infantry',
  'us-eng-line': 'engineers',
  'us-81': 'mortar',
  'us-105': 'artillery',
  'us-105sp': 'self-propelled',
  'us-td': 'anti-tank',
  'ge-static': 'infantry',
  'ge-fjr': 'airborne',
  'ge-coast': 'artillery',
  'ge-static-gun': 'artillery',
}

/** Plate and ink of fire and assault values, in the colours by which the rules name the weapon classes. */
export const WEAPONS: Record<string, [string, string]> = {
  'small-arms': ['#f2b3c4', '#1d0a10'],
  'dual-purpose': ['#ffffff', '#16170f'],
  'armour-piercing': ['#7fb6e6', '#08131f'],
  'light-mortar': ['#8a4fa3', '#ffffff'],
  mortar: ['#8cc063', '#0d1a04'],
  'indirect-he': ['#ef8a2c', '#1d1004'],
  'direct-he': ['#f6d93f', '#1d1703'],
  emplaced: ['#0b0c0a', '#ffffff'],
  organic: ['#7b5230', '#ffffff'],
}

/** The ink of an Assault Value that counts in both shots. */
export const TWICE = '#b3101f'

/** Plate and ink of the Movement Allowance: the rules tell the classes by the colour of the number. */
export const MOVERS: Record<string, [string, string]> = {
  leg: ['#46535c', '#ffffff'],
  wheel: ['#f4efdf', '#0b0c0a'],
  track: ['#f4efdf', '#b3101f'],
  immobile: ['#5b5f58', '#ffffff'],
}

/** The bar of a formation: white and black ones are independent units. */
export function barOf(group: number, stripe: string | undefined): string {
  if (stripe === 'white') return '#ffffff'
  if (stripe === 'black') return '#0b0c0a'
  return formationOf(group)
}

const BURST =
  'M0-6.2 1-2.4 4.4-4.4 2.4-1 6.2 0 2.4 1 4.4 4.4 1 2.4 0 6.2-1 2.4-4.4 4.4-2.4 1-6.2 0-2.4-1-4.4-4.4-1-2.4Z'
const PLATE = 'M-7-7H7V7H-7Z'
const plate = (fill: string, edge: string): Shape => ({ d: PLATE, fill, stroke: edge, width: 1.2 })
const round = (fill: string, edge: string): Shape => ({ d: disc(0, 0, 7.4), fill, stroke: edge, width: 1.2 })

const shield = (strokes: string): Shape[] => [
  { d: 'M-7-7H7V2L0 8-7 2Z', fill: '#f2b632', stroke: '#1b1406', width: 1.2 },
  { d: strokes, stroke: '#1b1406', width: 2.2 },
]

/** Markers: colour, shape and icon, about their middle. */
export const MARKERS: Record<string, Shape[]> = {
  suppressed: [
    { d: 'M0-9 9 0 0 9-9 0Z', fill: '#b3164a', stroke: '#1b060d', width: 1.2 },
    { d: 'M-4.4 0H4.4', stroke: '#fff', width: 2.6 },
  ],
  'cohesion-1': shield('M0-4.4V2.6'),
  'cohesion-2': shield('M-2.4-4.4V2M2.4-4.4V2'),
  'step-loss': [
    {
      d: 'M0-9 2.4-3.6 8.3-4 4.5.6 7.4 6 1.8 4.4-2.4 8.6-2.8 2.8-8.6 1.4-3.6-2-4.6-7.6Z',
      fill: '#e4572e',
      stroke: '#1b0a06',
      width: 1.2,
    },
    { d: 'M-3 0H3', stroke: '#fff', width: 2.2 },
  ],
  'light-barrage': [round('#efe4c4', '#3a2e22'), { d: BURST, fill: '#8a7448', stroke: '#3a2e22', width: 0.8 }],
  'heavy-barrage': [round('#2a201a', '#f0672f'), { d: BURST, fill: '#f0672f' }],
  column: [plate('#1d4f80', '#0b1c2e'), { d: 'M0 5V-4M-3.6-.6 0-5 3.6-.6', stroke: '#fff', width: 2 }],
  mounted: [
    plate('#4d6b2f', '#161f0c'),
    { d: `M-5 1V-4H1V1M1-2H4L5 1H-5Z${disc(-3, 3, 1.7)}${disc(3, 3, 1.7)}`, fill: '#fff' },
  ],
  improved: [plate('#a98d58', '#2e2412'), { d: 'M-5 4Q-5-3 0-3T5 4', stroke: '#fff', width: 2.2 }],
  entrenched: [plate('#6b4c26', '#201505'), { d: 'M-5-3H-2V3H2V-3H5', stroke: '#fff', width: 2.2 }],
  parachute: [
    round('#e9f1ee', '#1d2b2b'),
    { d: 'M-5-1Q0-7 5-1Z', fill: '#1d4f80' },
    { d: 'M-4.4-1 0 5 4.4-1', stroke: '#1d2b2b', width: 1.1 },
  ],
  glider: [round('#e9f1ee', '#1d2b2b'), { d: 'M-1-5H1V-1.6H6V.6H1V3L2.6 5H-2.6L-1 3V.6H-6V-1.6H-1Z', fill: '#1d4f80' }],
  hero: [
    round('#1d1806', '#f2c14e'),
    { d: 'M0-5.4 1.5-1.7 5.4-1.5 2.4 1 3.4 4.8 0 2.6-3.4 4.8-2.4 1-5.4-1.5-1.5-1.7Z', fill: '#f2c14e' },
  ],
  bocage: [round('#2f4a1f', '#0d160a'), { d: 'M0 5V-1M0 1Q-5 0-4-4 0-4 0 1 0-5 4-5 5-1 0 1', fill: '#a6c86a' }],
  pending: [
    round('#c9c3ad', '#14110a'),
    { d: 'M0 5V-1M-2.6-2.6Q0-5 2.6-2.6', stroke: '#5f5a48', width: 1.5, dash: '1.6 1.2' },
  ],
  'in-contact': [
    round('#fff7d6', '#14110a'),
    { d: 'M0 5V-1M-2.6-2.6Q0-5 2.6-2.6M-4.6-4Q0-8 4.6-4', stroke: '#14110a', width: 1.5 },
  ],
  park: [
    round('#ef8a2c', '#1d1004'),
    { d: disc(0, 0, 2.2), fill: '#1d1004' },
    { d: disc(0, 0, 4.6), stroke: '#1d1004', width: 1.2 },
  ],
  'park-fired': [
    round('#40362c', '#14100b'),
    { d: disc(0, 0, 2.2), fill: '#c9b299' },
    { d: 'M-5 5 5-5', stroke: '#e4572e', width: 2 },
  ],
  rallying: [round('#1d4f80', '#0b1c2e'), { d: 'M-4 5V-5H4.4L2.4-2.4 4.4 0H-4', stroke: '#fff', width: 1.6 }],
  working: [round('#f3d64b', '#1d1703'), { d: 'M-4.4 4.4 2-2M0-4.4Q4-4 4.4 0', stroke: '#1d1703', width: 2 }],
  entering: [plate('#f2c14e', '#2a1f04'), { d: 'M-5 0H4M.6-3.4 4.4 0 .6 3.4', stroke: '#1b1406', width: 2 }],
}
