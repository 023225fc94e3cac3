/** How Rules of Engagement is drawn. */

import type { GameEvent, Sentence } from '~/api/wire'
import type { Art, Severity } from '../art'
import { Figure } from './Figure'
import { LESSONS } from './lessons'
import { Marks } from './Marks'
import { Tracks } from './Tracks'

const SEVERITY: Record<string, Severity> = {
  NothingSeen: 'none',
  WentAstray: 'none',
  ManLost: 'grave',
  SquadDestroyed: 'fatal',
}

const STATES: Record<string, Severity> = {
  confident: 'none',
  suppressed: 'light',
  shaken: 'grave',
  demoralised: 'grave',
  destroyed: 'fatal',
}

/** How bad an event is for whom it befalls: what fire does by hits and losses, a change of state by the state. */
export function severityOf({ kind, args }: Sentence | GameEvent): Severity {
  if (kind === 'FireResult') return args.lost ? 'grave' : args.hits ? 'light' : 'none'
  if (kind === 'StateChanged') return STATES[String(args.state)] ?? 'light'
  if (kind === 'Tested') return args.passed ? 'none' : 'light'
  return SEVERITY[kind] ?? 'light'
}

const AIM = 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-11V-4M0 11V4M-11 0H-4M11 0H4'
const EYE = 'M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z'
const SMOKE = 'M-9 5Q-10-1-4-2-3-9 3-7 9-7 8-1 11 5 5 6H-6Q-9 6-9 5Z'
const MARCH = 'M-8 6 0-6 8 6M-8 0 0-10 8 0'

export const art: Art = {
  counter: 0.68,
  Counter: Figure,
  Marks,
  Tracks,
  icons: {
    Place: 'M0-10V4M-5-1 0 5 5-1M-8 9H8',
    PlaceDummy: 'M0-10V4M-5-1 0 5 5-1M-8 9H8',
    March: MARCH,
    MoveNext: MARCH,
    Stay: 'M-6-6H6V6H-6Z',
    GiveOrder: 'M-7-9V9M-7-8H7L3-3 7 2H-7',
    PrepareFire: EYE,
    FireNow: EYE,
    Fire: AIM,
    FireAgain: AIM,
    PlaceTemplate: 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M-3 0H3M0-3V3',
    LaySmoke: SMOKE,
    ScreenSquad: SMOKE,
    SetCharge: 'M-6-2H6V8H-6ZM0-2Q0-9 7-8',
    LayBangalore: 'M-10 4H10M-10 0H10M10 0V4M-4-8 0-4 4-8',
    ClearObstacle: 'M-9 6H9M-6 6-3-6M6 6 3-6M-9-8 9 0',
    Disarm: 'M-8 6A8 8 0 0 1 8 6ZM-9-9 9 0',
    Lose: 'M-8 8 8-8M-8-8 8 8',
    ChooseTest: 'M0-10 9-2V4L0 10-9 4V-2Z',
    ChooseFallBack: 'M8-6 0 6-8-6M8 0 0 10-8 0',
    ChooseHide: 'M-9 5Q0-9 9 5ZM-4 5V1M4 5V1',
    Pass: 'M-8 0H8',
  },
  legend: [
    ['open', null],
    ['light', 'roe.hit.cover-light'],
    ['heavy', 'roe.hit.cover-heavy'],
    ['seen', 'roe.los.method'],
    ['watched', 'roe.order.opp-zone'],
  ],
  severity: severityOf,
  lessons: LESSONS,
  sample: {
    shape: 'square',
    pieces: [
      { at: [86, 120], side: 'allies', label: 'sergeant', look: 'smg', states: ['nco'] },
      { at: [124, 146], side: 'allies', label: 'rifleman', look: 'semi-auto' },
      { at: [160, 118], side: 'allies', label: 'gunner', look: 'isw', states: ['hold'] },
      {
        at: [262, 92],
        side: 'axis',
        label: 'machine gunner',
        look: 'lmg',
        states: ['hold', 'suppressed'],
        heading: 240,
      },
      { at: [236, 130], side: 'axis', label: 'squad leader', look: 'smg', states: ['nco'], heading: 250 },
    ],
  },
}
