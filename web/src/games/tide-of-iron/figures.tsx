/** The figures, vehicles, tokens and state tags of Tide of Iron. */

import type { ComponentChildren } from 'preact'
import type { Side } from '../sides'

const BUST: Record<Side, string> = {
  allies:
    'M1.4 12.6c.1-2.6 1.5-3.7 3.2-4.1l1.9 1.3 1.9-1.3c1.7.4 3.1 1.5 3.2 4.1zM2.2 5C2.4 2 4.2.5 6.5.5S10.6 2 10.8 5l.5.9H1.7zM3.6 6.5h5.8C9.3 8.3 8 9.2 6.5 9.2S3.7 8.3 3.6 6.5z',
  axis: 'M1.4 12.6c.1-2.6 1.5-3.7 3.2-4.1l1.9 1.3 1.9-1.3c1.7.4 3.1 1.5 3.2 4.1zM2.5 4.6C2.6 1.9 4.3.5 6.5.5s3.9 1.4 4 4.1l1.4 2.9H9.7L9 6H4l-.7 1.5H1.1zM4 6.7h5C8.9 8.4 7.9 9.2 6.5 9.2S4.1 8.4 4 6.7z',
}

export type Figure = 'regular' | 'elite' | 'officer' | 'mg' | 'mortar'

export const SLOTS: Record<Figure, number> = { regular: 1, elite: 1, officer: 1, mg: 2, mortar: 2 }

export const Outline = ({ side }: { side: Side }) => <path d={BUST[side]} />

export const FIGURES: Record<Figure, (side: Side) => ComponentChildren> = {
  regular: side => <path d={BUST[side]} />,
  elite: side => (
    <>
      <path d={BUST[side]} />
      <path d="M.6 10.4 3 11.6M12.4 10.4 10 11.6" stroke="#e8b13a" stroke-width="1.5" />
      <path
        d="M6.5 1.2l.8 1.6 1.7.2-1.2 1.2.3 1.7-1.6-.8-1.6.8.3-1.7L4 3l1.7-.2z"
        fill="#f2c14e"
        stroke="#1d1806"
        stroke-width=".4"
      />
    </>
  ),
  officer: () => (
    <>
      <path d="M1.4 12.6c.1-2.6 1.5-3.7 3.2-4.1l1.9 1.3 1.9-1.3c1.7.4 3.1 1.5 3.2 4.1zM3.6 6.1h5.8C9.3 8.1 8 9.2 6.5 9.2S3.7 8.1 3.6 6.1zM1.6 3.3 4 .6h5l2.4 2.7-1 1.1 1 1.2H1.6l1-1.2z" />
      <circle cx="6.5" cy="2.7" r="1.2" fill="#f2c14e" />
    </>
  ),
  mg: side => (
    <>
      <path d={BUST[side]} />
      <path d="M9 7.4h6.4l.6-1.2h4.6l.5 1.2h5.6v1.5h-5.4l-.4 1h-3.2l-2.6 2.9h-1.5l1.4-3H9zM20.4 9.6l-2.2 3.2h1.5l1.7-2.6 1.8 2.6h1.5l-2.3-3.2z" />
    </>
  ),
  mortar: side => (
    <>
      <path d={BUST[side]} />
      <path d="M15 12.6h9.5v-1.4H21l3.6-8.6-1.9-.8-4 9.4H15zM21.6 7l3.4 5.4h1.4L22.3 6z" />
    </>
  ),
}

interface Vehicle {
  body: string
  track: string
  wheels: number[]
}

const HALFTRACK_WHEEL = 'M37.3 20.2a4.7 4.7 0 1 1-9.4 0 4.7 4.7 0 1 1 9.4 0Z'

/** Side silhouettes, by the last word of the type. */
export const VEHICLES: Record<string, Vehicle> = {
  'us-halftrack': {
    body: `M1.6 7.4H20.6L21.8 4.8H26.4L28.4 9.4 37.2 10.6 38.4 12.4V15.4L36.4 17.2H3L1.6 14ZM7 3.4h9.4v1.4H7zM10.6 4.6h1.6v3h-1.6z${HALFTRACK_WHEEL}`,
    track: 'M2.4 17.4h19.4l2 3.4-2.4 3.8H5.2L1.6 20.8z',
    wheels: [7, 12.4, 17.8],
  },
  'de-halftrack': {
    body: `M.8 13.6 3.4 6.6H21L26.4 9.6 38.6 12.2 38.2 15 35.4 17.2H3.4ZM8 6.4V2.6H12.6L13.6 4H21V5.2H13.6V6.4Z${HALFTRACK_WHEEL}`,
    track: 'M2.6 17.4h20.6l2 3.2-2.6 4H5.4L1.6 20.8z',
    wheels: [7, 11, 15, 19.4],
  },
  'us-sherman': {
    body: 'M2 14.8 4.6 9.6h28.2l4.6 5.2-.6 3H2.6zM10 9 11.6 3.6h12l2.4 2v.9h9.6v-.8h2v3.2h-2v-.8H26L25 9zM14 1.8h4.6v1.6H14z',
    track: 'M2.8 18h33.4l1.4 2.8-3 4.2H5L1.6 20.4z',
    wheels: [7.5, 13.5, 19.5, 25.5, 31.5],
  },
  'de-tiger': {
    body: 'M.8 14.6 3.4 11h32.4l2.6 3.6-1 3.2H2zM9.4 10.4 11 4.2h13.4l2.6 1.5v1h12.6V5.6h2.6v3.6h-2.6V8.4H27l-1.4 2zM13 2.3h5v1.6h-5z',
    track: 'M2.4 18h34.2l1.4 2.8-3 4.4H4.2L1 20.6z',
    wheels: [7, 13, 19, 25, 31],
  },
  'de-panzer4': {
    body: 'M1.6 14.8 4 10.6h29l4.4 3.2-.4 3.6H2.4zM10.6 10 12 5h11.6l2 1.4v.9h10.6v-.9h2v3.2h-2v-.8H25.6l-1 1.2zM14 3.2h4.4v1.6H14z',
    track: 'M2.6 17.8h33.6l1.4 2.8-3 4.2H4.8L1.4 20.4z',
    wheels: [7, 11.4, 15.8, 20.2, 24.6, 29, 33],
  },
  truck: {
    body: 'M2 6.6Q12 1.4 22 6.6V17H2zM23.4 8h6.4l3.2 4.4 4.8 1.2V17.6H23.4zM2 17.4h36v1.8H2z',
    track: '',
    wheels: [],
  },
}

export function vehicleOf(figure: string): Vehicle | null {
  return VEHICLES[figure] ?? (figure.endsWith('-truck') ? VEHICLES.truck! : null)
}

/** Tokens of specialisation: colour, ink and what is drawn on the disc. */
export const TOKENS: Record<string, { fill: string; ink: string; path: string; solid?: boolean }> = {
  engineer: { fill: '#f0b429', ink: '#1d1608', path: 'M-4.6 3.4 1.6-2.8M-1.4-4.2C1.2-4.6 3.6-2.6 4-.2' },
  flamethrower: {
    fill: '#e4572e',
    ink: '#fff6e6',
    path: 'M0-5.2C2.6-2.6 3.8-.6 3.4 1.6A3.5 3.5 0 0 1-3.5 1.4C-3.7-.2-2.7-1-2-2.4-1.4-1.6-1.1-1-.9-.4-.2-1.6.4-3 0-5.2Z',
    solid: true,
  },
  'anti-tank': {
    fill: '#f4f0e2',
    ink: '#20160a',
    path: 'M-4.5 2.5 2-2.2 3.2-4.2 4.6-2.6 2.9-1-3.4 4zM-4.6 2.6-5.4 4.6-3.2 4.2',
    solid: true,
  },
  medic: {
    fill: '#ffffff',
    ink: '#c4232b',
    path: 'M-1.4-4.2H1.4V-1.4H4.2V1.4H1.4V4.2H-1.4V1.4H-4.2V-1.4H-1.4Z',
    solid: true,
  },
}

/** States: colour, shape and icon. */
export const TAGS: Record<string, ComponentChildren> = {
  pinned: (
    <>
      <path d="M-9-6H9V3L0 9-9 3Z" fill="#f2b632" stroke="#1b1406" stroke-width="1.4" />
      <path d="M-1.2-4h2.4l-.4 5h-1.6zM-1.1 2.2h2.2v2h-2.2z" fill="#1b1406" />
    </>
  ),
  disrupted: (
    <>
      <path d="M0-9 9 0 0 9-9 0Z" fill="#b3164a" stroke="#1b060d" stroke-width="1.4" />
      <path d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4" stroke="#fff" stroke-width="2.2" stroke-linecap="round" />
    </>
  ),
  'op-fire': (
    <>
      <circle r="8.4" fill="#fff7d6" stroke="#14110a" stroke-width="1.4" />
      <circle r="4.2" fill="none" stroke="#14110a" stroke-width="1.4" />
      <path d="M0-7.4V-2.2M0 7.4V2.2M-7.4 0H-2.2M7.4 0H2.2" stroke="#14110a" stroke-width="1.4" />
    </>
  ),
  fatigued: (
    <>
      <rect x="-8.6" y="-6.6" width="17.2" height="13.2" rx="2" fill="#2a2f2c" stroke="#0d0f0d" stroke-width="1.4" />
      <path
        d="M-3.6-4.2H3.6L.8 0 3.6 4.2H-3.6L-.8 0Z"
        fill="none"
        stroke="#d8d5c4"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
    </>
  ),
  light: <Burst strokes="M0-3V3" />,
  heavy: <Burst strokes="M-2-3V3M2-3V3" />,
  concealed: (
    <>
      <circle r="8.4" fill="#3f5a34" stroke="#12160d" stroke-width="1.4" />
      <path d="M-5 0Q0-5 5 0 0 5-5 0ZM-5 5 5-5" fill="none" stroke="#eef2d8" stroke-width="1.5" />
    </>
  ),
}

function Burst({ strokes }: { strokes: string }) {
  return (
    <>
      <path
        d="M0-9 2.4-3.6 8.3-4 4.5.6 7.4 6 1.8 4.4-2.4 8.6-2.8 2.8-8.6 1.4-3.6-2-4.6-7.6Z"
        fill="#e4572e"
        stroke="#1b0a06"
        stroke-width="1.3"
      />
      <path d={strokes} stroke="#fff" stroke-width="2.2" />
    </>
  )
}
