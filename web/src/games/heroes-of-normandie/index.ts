/** How Heroes of Normandie is drawn. */

import type { Art, Severity } from '../art'
import { plain } from '../plain'
import { Counter } from './Counter'
import { LESSONS } from './lessons'
import { Tracks } from './Tracks'

const SEVERITY: Record<string, Severity> = {
  Missed: 'none',
  Suppressed: 'light',
  Damaged: 'grave',
  StepLost: 'grave',
  Destroyed: 'fatal',
}

const AIM = 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-11V-4M0 11V4M-11 0H-4M11 0H4'

const values: [string, number][] = [
  ['soft', 3],
  ['armour', 1],
  ['defence', 6],
]

export const art: Art = {
  ...plain,
  counter: 0.88,
  Counter,
  Tracks,
  icons: {
    Shoot: AIM,
    OpportunityShot: AIM,
    March: 'M-9 0H9M3-6 9 0 3 6',
    Enter: 'M-9 0H9M3-6 9 0 3 6',
    MoveInReserve: 'M-9 0H9M3-6 9 0 3 6',
    FaceTo: 'M-8 8V-2Q-8-8 0-8H8M3-13 8-8 3-3',
    GiveOrder: 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M0-4V4M-4 0H4',
    KeepOrder: 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M-4 0H4',
    ActAlone: 'M-6-8 8 0-6 8Z',
    DoNothing: 'M-8 0H8',
    Stop: 'M-6-6H6V6H-6Z',
    Assault: 'M-8 8 8-8M-8-8 8 8',
  },
  severity: event => SEVERITY[event.kind] ?? 'light',
  lessons: LESSONS,
  sample: {
    shape: 'square',
    pieces: [
      {
        at: [100, 112],
        side: 'allies',
        label: 'Rangers',
        look: 'infantry',
        figures: ['us-rangers'],
        states: ['order-hidden'],
        values,
      },
      { at: [176, 176], side: 'allies', label: '.30 MG', look: 'mg', values },
      {
        at: [256, 100],
        side: 'axis',
        label: 'Gren.',
        look: 'infantry',
        figures: ['de-grenadiers'],
        states: ['order-2'],
        values,
      },
    ],
  },
}
