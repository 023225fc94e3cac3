/** The vehicles and tokens of Tide of Iron. */

import { disc, type Shape } from '../shapes'

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

const token = (fill: string, icon: Shape): Shape[] => [
  { d: disc(0, 0, 7.6), fill, stroke: '#14110a', width: 1.4 },
  icon,
]

/** Tokens of specialisation: a disc with its icon. */
export const TOKENS: Record<string, Shape[]> = {
  engineer: token('#f0b429', { d: 'M-4.6 3.4 1.6-2.8M-1.4-4.2C1.2-4.6 3.6-2.6 4-.2', stroke: '#1d1608', width: 1.9 }),
  flamethrower: token('#e4572e', {
    d: 'M0-5.2C2.6-2.6 3.8-.6 3.4 1.6A3.5 3.5 0 0 1-3.5 1.4C-3.7-.2-2.7-1-2-2.4-1.4-1.6-1.1-1-.9-.4-.2-1.6.4-3 0-5.2Z',
    fill: '#fff6e6',
  }),
  'anti-tank': token('#f4f0e2', {
    d: 'M-4.5 2.5 2-2.2 3.2-4.2 4.6-2.6 2.9-1-3.4 4zM-4.6 2.6-5.4 4.6-3.2 4.2',
    fill: '#20160a',
  }),
  medic: token('#ffffff', { d: 'M-1.4-4.2H1.4V-1.4H4.2V1.4H1.4V4.2H-1.4V1.4H-4.2V-1.4H-1.4Z', fill: '#c4232b' }),
}
