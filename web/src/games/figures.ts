/** Figures and state tags that the games share. A figure is drawn in a box of 13 by 13, a crew weapon in 27 by 13. */

import { box, disc, type Shape } from './shapes'
import type { Side } from './sides'

const BUST: Record<Side, string> = {
  allies:
    'M1.4 12.6c.1-2.6 1.5-3.7 3.2-4.1l1.9 1.3 1.9-1.3c1.7.4 3.1 1.5 3.2 4.1zM2.2 5C2.4 2 4.2.5 6.5.5S10.6 2 10.8 5l.5.9H1.7zM3.6 6.5h5.8C9.3 8.3 8 9.2 6.5 9.2S3.7 8.3 3.6 6.5z',
  axis: 'M1.4 12.6c.1-2.6 1.5-3.7 3.2-4.1l1.9 1.3 1.9-1.3c1.7.4 3.1 1.5 3.2 4.1zM2.5 4.6C2.6 1.9 4.3.5 6.5.5s3.9 1.4 4 4.1l1.4 2.9H9.7L9 6H4l-.7 1.5H1.1zM4 6.7h5C8.9 8.4 7.9 9.2 6.5 9.2S4.1 8.4 4 6.7z',
}
const CAPPED =
  'M1.4 12.6c.1-2.6 1.5-3.7 3.2-4.1l1.9 1.3 1.9-1.3c1.7.4 3.1 1.5 3.2 4.1zM3.6 6.1h5.8C9.3 8.1 8 9.2 6.5 9.2S3.7 8.1 3.6 6.1zM1.6 3.3 4 .6h5l2.4 2.7-1 1.1 1 1.2H1.6l1-1.2z'
const MACHINE_GUN =
  'M9 7.4h6.4l.6-1.2h4.6l.5 1.2h5.6v1.5h-5.4l-.4 1h-3.2l-2.6 2.9h-1.5l1.4-3H9zM20.4 9.6l-2.2 3.2h1.5l1.7-2.6 1.8 2.6h1.5l-2.3-3.2z'
const MORTAR = 'M15 12.6h9.5v-1.4H21l3.6-8.6-1.9-.8-4 9.4H15zM21.6 7l3.4 5.4h1.4L22.3 6z'

export type Figure = 'regular' | 'elite' | 'officer' | 'mg' | 'mortar'

export const SLOTS: Record<Figure, number> = { regular: 1, elite: 1, officer: 1, mg: 2, mortar: 2 }

export const outlineOf = (side: Side): string => BUST[side]

export const FIGURES: Record<Figure, (side: Side) => Shape[]> = {
  regular: side => [{ d: BUST[side] }],
  elite: side => [
    { d: BUST[side] },
    { d: 'M.6 10.4 3 11.6M12.4 10.4 10 11.6', stroke: '#e8b13a', width: 1.5 },
    {
      d: 'M6.5 1.2l.8 1.6 1.7.2-1.2 1.2.3 1.7-1.6-.8-1.6.8.3-1.7L4 3l1.7-.2z',
      fill: '#f2c14e',
      stroke: '#1d1806',
      width: 0.4,
    },
  ],
  officer: () => [{ d: CAPPED }, { d: disc(6.5, 2.7, 1.2), fill: '#f2c14e' }],
  mg: side => [{ d: BUST[side] + MACHINE_GUN }],
  mortar: side => [{ d: BUST[side] + MORTAR }],
}

const burst = (strokes: string): Shape[] => [
  {
    d: 'M0-9 2.4-3.6 8.3-4 4.5.6 7.4 6 1.8 4.4-2.4 8.6-2.8 2.8-8.6 1.4-3.6-2-4.6-7.6Z',
    fill: '#e4572e',
    stroke: '#1b0a06',
    width: 1.3,
  },
  { d: strokes, stroke: '#fff', width: 2.2 },
]

/** States: colour, shape and icon, about their middle. */
export const TAGS: Record<string, Shape[]> = {
  pinned: [
    { d: 'M-9-6H9V3L0 9-9 3Z', fill: '#f2b632', stroke: '#1b1406', width: 1.4 },
    { d: 'M-1.2-4h2.4l-.4 5h-1.6zM-1.1 2.2h2.2v2h-2.2z', fill: '#1b1406' },
  ],
  disrupted: [
    { d: 'M0-9 9 0 0 9-9 0Z', fill: '#b3164a', stroke: '#1b060d', width: 1.4 },
    { d: 'M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4', stroke: '#fff', width: 2.2 },
  ],
  'op-fire': [
    { d: disc(0, 0, 8.4), fill: '#fff7d6', stroke: '#14110a', width: 1.4 },
    { d: `${disc(0, 0, 4.2)}M0-7.4V-2.2M0 7.4V2.2M-7.4 0H-2.2M7.4 0H2.2`, stroke: '#14110a', width: 1.4 },
  ],
  fatigued: [
    { d: box(-8.6, -6.6, 17.2, 13.2), fill: '#2a2f2c', stroke: '#0d0f0d', width: 1.4 },
    { d: 'M-3.6-4.2H3.6L.8 0 3.6 4.2H-3.6L-.8 0Z', stroke: '#d8d5c4', width: 1.5 },
  ],
  light: burst('M0-3V3'),
  heavy: burst('M-2-3V3M2-3V3'),
  damaged: burst('M0-3V3'),
  concealed: [
    { d: disc(0, 0, 8.4), fill: '#3f5a34', stroke: '#12160d', width: 1.4 },
    { d: 'M-5 0Q0-5 5 0 0 5-5 0ZM-5 5 5-5', stroke: '#eef2d8', width: 1.5 },
  ],
}
TAGS.ambush = TAGS.concealed!
TAGS.ambushed = TAGS.concealed!
