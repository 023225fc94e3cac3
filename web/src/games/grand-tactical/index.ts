/** How Grand Tactical is drawn. */

import type { Art, Severity } from '../art'
import { Counter } from './Counter'
import { LESSONS } from './lessons'
import { Marks } from './Marks'
import { Tracks } from './Tracks'

const SEVERITY: Record<string, Severity> = {
  Missed: 'none',
  Withstood: 'none',
  Suppressed: 'light',
  CohesionHit: 'grave',
  StepLost: 'grave',
  Eliminated: 'fatal',
}

const AIM = 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-11V-4M0 11V4M-11 0H-4M11 0H4'
const MARCH = 'M-8 6 0-6 8 6M-8 0 0-10 8 0'

export const art: Art = {
  counter: 1.25,
  Counter,
  Marks,
  Tracks,
  icons: {
    Activate: 'M-6-8 8 0-6 8Z',
    MoveOut: MARCH,
    Enter: MARCH,
    FireDirectly: AIM,
    FireAt: AIM,
    FireAtMover: 'M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z',
    JoinMove: 'M-8-4 0 4 8-4M-8 2 0 10 8 2',
    DropOff: 'M0-9V5M-5 0 0 6 5 0M-8 9H8',
    FormColumn: 'M0 9V-7M-6-2 0-9 6-2',
    LeaveColumn: 'M-9 6 0-3 9 6M-9-6H9',
    BreakColumn: 'M-9 6 0-3 9 6M-9-6H9',
    GoAlong: MARCH,
    StopMoving: 'M-6-6H6V6H-6Z',
    EndActivation: 'M-7-9V9M-7-8H7L3-3 7 2H-7',
    PassAction: 'M-8 0H8',
    RollDie: 'M0-10 9-2V4L0 10-9 4V-2Z',
    PayPoint: 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M0-4V4M-4 0H4',
    BuyNow: 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M0-4V4M-4 0H4',
    BuyNext: 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M-4 0H4',
  },
  severity: event => SEVERITY[event.kind] ?? 'light',
  lessons: LESSONS,
  sample: {
    shape: 'hex',
    pieces: [
      {
        at: [96, 118],
        side: 'allies',
        label: 'D/505',
        look: 'us-para',
        group: 0,
        values: [
          ['fire', 4],
          ['assault', 5],
          ['defence', 0],
          ['quality', 8],
          ['movement', 4],
          ['steps', 2],
        ],
        tones: [
          ['fire', 'small-arms'],
          ['assault', 'dual-purpose'],
          ['movement', 'leg'],
        ],
      },
      {
        at: [176, 176],
        side: 'allies',
        label: 'C/746',
        look: 'us-m4',
        group: 3,
        values: [
          ['fire', 5],
          ['range', 3],
          ['assault', 4],
          ['defence', -2],
          ['quality', 6],
          ['movement', 10],
          ['steps', 2],
        ],
        tones: [
          ['fire', 'dual-purpose'],
          ['assault', 'dual-purpose'],
          ['defence', 'armoured'],
          ['movement', 'track'],
        ],
      },
      {
        at: [252, 96],
        side: 'axis',
        label: '2/1058',
        look: 'll-gren',
        group: 1,
        states: ['cohesion-1'],
        values: [
          ['fire', 3],
          ['assault', 3],
          ['defence', 0],
          ['quality', 5],
          ['movement', 4],
          ['steps', 2],
        ],
        tones: [
          ['fire', 'small-arms'],
          ['assault', 'small-arms'],
          ['movement', 'leg'],
        ],
      },
    ],
  },
}
