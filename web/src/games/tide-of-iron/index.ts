/** How Tide of Iron is drawn. */

import type { Art, Severity } from '../art'
import { Marks } from '../Marks'
import { Counter } from './Counter'
import { LESSONS } from './lessons'
import { Tracks } from './Tracks'

const SEVERITY: Record<string, Severity> = {
  NoEffect: 'none',
  Pinned: 'light',
  Damaged: 'light',
  FigureLost: 'light',
  Disrupted: 'grave',
  Routed: 'fatal',
  SquadLost: 'fatal',
  VehicleDestroyed: 'fatal',
}

export const art: Art = {
  counter: 1.18,
  Counter,
  Marks,
  Tracks,
  icons: {
    Activate: 'M-6-8 8 0-6 8Z',
    AdvanceWith: 'M-8 6 0-6 8 6M-8 0 0-10 8 0',
    Enter: 'M-8 6 0-6 8 6M-8 0 0-10 8 0',
    ConcentrateFireWith: 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-11V-4M0 11V4M-11 0H-4M11 0H4',
    Shoot: 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-11V-4M0 11V4M-11 0H-4M11 0H4',
    OpenFire: 'M-9 0H5M0-5 6 0 0 5M8-6V6',
    LeadOpFire: 'M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z',
    Support: 'M-9-6 4 0-9 6M6-6V6',
    FireAndMove: 'M-9 4H3M-1-2 4 4-1 10M2-7H9',
    FireThenMove: 'M-9 4H3M-1-2 4 4-1 10M2-7H9',
    SetOpFire: 'M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z',
    AssaultWith: 'M-8 8 8-8M-8-8 8 8',
    AssaultHex: 'M-8 8 8-8M-8-8 8 8',
    FatigueUnit: 'M-6-8H6L0 0 6 8H-6L0 0Z',
    EndActionPhase: 'M-7-9V9M-7-8H7L3-3 7 2H-7',
    Stop: 'M-6-6H6V6H-6Z',
    Pass: 'M-8 0H8',
    Bombard: 'M-8 8-2-6M-5 8 1-6M0-6C4-12 9-8 9 0M6-3 9 1 12-3',
  },
  severity: event => SEVERITY[event.kind] ?? 'light',
  lessons: LESSONS,
  sample: {
    shape: 'hex',
    pieces: [
      { at: [96, 118], side: 'allies', label: 'US9', figures: ['us-elite', 'us-elite', 'us-mg'] },
      { at: [176, 176], side: 'allies', label: 'M4', figures: ['us-sherman'] },
      {
        at: [252, 96],
        side: 'axis',
        label: 'DE3',
        states: ['op-fire'],
        figures: ['de-mg', 'de-regular', 'de-regular'],
      },
    ],
  },
}
