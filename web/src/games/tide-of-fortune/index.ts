/** How Tide of Fortune is drawn. */

import './tracks.css'
import type { Art, Severity } from '../art'
import { Counter } from './Counter'
import { LESSONS } from './lessons'
import { Marks } from './Marks'
import { Tracks } from './Tracks'

const SEVERITY: Record<string, Severity> = {
  StepTaken: 'grave',
  UnitWorn: 'grave',
  Disrupted: 'grave',
  DisruptedAgain: 'grave',
  Stopped: 'grave',
  Isolated: 'grave',
  DivisionIsolated: 'grave',
  Eliminated: 'fatal',
  LostInLanding: 'fatal',
}

const AIM = 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-11V-4M0 11V4M-11 0H-4M11 0H4'
const MARCH = 'M-8 6 0-6 8 6M-8 0 0-10 8 0'
const END = 'M-7-9V9M-7-8H7L3-3 7 2H-7'
const COIN = 'M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0'
const BRIDGE = 'M-10 6Q0-6 10 6M-6 2V8M6 2V8M0-1V8'
const DROP = 'M-9-1Q0-13 9-1ZM-8-1 0 9 8-1'

export const art: Art = {
  counter: 1.125,
  stack: 3,
  aside: true,
  Counter,
  Marks,
  Tracks,
  icons: {
    March: MARCH,
    MarchDivision: MARCH,
    Move: MARCH,
    BonusMove: MARCH,
    Halt: 'M-6-6H6V6H-6Z',
    EnterAt: 'M-9 0H7M1-6 8 0 1 6',
    Bid: `${COIN}M0-5V5M-5 0H5`,
    Convert: `${COIN}M-5 0H5`,
    Designate: 'M-8-8H8V8H-8ZM-8-8 8 8M8-8-8 8',
    Launch: 'M-6-8 8 0-6 8Z',
    Give: 'M-8-5H8V6H-8ZM-8-5 0 2 8-5',
    Attach: 'M-8 0H8M-8-5V5M8-5V5',
    Declare: 'M-6-8 8 0-6 8Z',
    Target: AIM,
    Commit: AIM,
    ConfirmAttack: AIM,
    Bombardment: AIM,
    OpenFire: AIM,
    ReactAttack: AIM,
    BlowAtStart: BRIDGE,
    Wreck: BRIDGE,
    BeginWork: BRIDGE,
    Repair: BRIDGE,
    DropDivision: DROP,
    DropHeadquarters: DROP,
    DropUnit: DROP,
    DropNear: DROP,
    EndMoves: END,
    EndOperation: END,
    EndAttachment: END,
    EndBonus: END,
    EndAttacks: END,
    EndRecovery: END,
    EndMarches: END,
  },
  lenses: ['zone-weak', 'zone-strong', 'zone-contested', 'zone-own', 'command', 'supply', 'unsupplied'],
  severity: event => SEVERITY[event.kind] ?? 'light',
  lessons: LESSONS,
  sample: {
    shape: 'hex',
    pieces: [
      {
        at: [96, 118],
        side: 'allies',
        label: '5-gds-armd-bde',
        look: 'armour',
        group: 0,
        values: [
          ['ab', 4],
          ['tr', 5],
          ['mp', 12],
        ],
        tones: [
          ['nation', 'british'],
          ['cr', 'A'],
        ],
      },
      {
        at: [176, 176],
        side: 'allies',
        label: 'us101-hq',
        look: 'airborne-hq',
        group: 2,
        values: [
          ['atb', 1],
          ['art-f', 3],
          ['offensive-rating', 8],
          ['defensive-rating', 9],
          ['mp', 6],
        ],
        tones: [
          ['nation', 'american'],
          ['cr', 'C'],
          ['attack', 'never'],
        ],
      },
      {
        at: [252, 96],
        side: 'axis',
        label: '10ss-21-pzgr',
        look: 'mechanised-infantry',
        group: 4,
        states: ['disrupted'],
        values: [
          ['ab', 1],
          ['tr', 4],
          ['mp', 12],
        ],
        tones: [
          ['nation', 'ss'],
          ['cr', 'B'],
        ],
      },
    ],
  },
}
