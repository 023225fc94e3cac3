/** What was put on the ground in play: works, wire, mines, smoke. Drawn for a cell whose side is 40. */

import type { ComponentChildren } from 'preact'

const sandbag = (angle: number) => (
  <rect
    key={angle}
    x="-4.4"
    y="-32"
    width="8.8"
    height="6"
    rx="2.8"
    fill="#c4b080"
    stroke="#4a3a1e"
    stroke-width=".9"
    transform={`rotate(${angle})`}
  />
)

/** A hex, a little smaller than it is. */
const CELL = 'M38 0 19 33-19 33-38 0-19-33 19-33Z'
const BURST =
  'M0-8.5 1.4-3.3 6-6 3.3-1.4 8.5 0 3.3 1.4 6 6 1.4 3.3 0 8.5-1.4 3.3-6 6-3.3 1.4-8.5 0-3.3-1.4-6-6-1.4-3.3Z'

/** At one of the corners of a hex, where it is seen beside the counters. */
const shellburst = (corner: number, fill: string, edge: string) => (
  <path
    key={corner}
    d={BURST}
    fill={fill}
    stroke={edge}
    stroke-width="1.4"
    transform={`rotate(${corner * 60}) translate(33 0) rotate(${corner * 47})`}
  />
)

const DRAWN: Record<string, ComponentChildren> = {
  entrenchment: (
    <>
      <circle r="29" fill="#5c4426" opacity=".35" />
      {Array.from({ length: 9 }, (_, i) => sandbag(-80 + i * 20))}
    </>
  ),
  pillbox: (
    <>
      <path d="M-24-14 0-29 24-14V16L0 30-24 16Z" fill="#9a968a" stroke="#3a372e" stroke-width="2" />
      <path d="M-14-9H14" stroke="#1d1b16" stroke-width="5" />
    </>
  ),
  wire: (
    <g fill="none" stroke="#23211c" stroke-width="1.3" transform="translate(0 24)">
      {Array.from({ length: 11 }, (_, i) => (
        <ellipse key={`coil-${i * 4.6}`} cx={-23 + i * 4.6} rx="4.400" ry="5.600" />
      ))}
    </g>
  ),
  minefield: (
    <g fill="#2a2620" stroke="#d9d2bd" stroke-width=".8">
      {[-18, -6, 6, 18].map((x, i) => (
        <circle key={x} cx={x} cy={i % 2 ? 24 : 17} r="3.4" />
      ))}
    </g>
  ),
  'tank-trap': (
    <g stroke="#3a322a" stroke-width="3.4" stroke-linecap="round">
      {[-16, 0, 16].map(x => (
        <path key={x} d={`M${x - 6} 28l12-12M${x + 6} 28l-12-12M${x} 29V14`} />
      ))}
    </g>
  ),
  roadblock: (
    <g stroke="#3a2a14" stroke-width="5" stroke-linecap="round">
      <path d="M-20 26 20 14M-20 14 20 26" />
      <path d="M-20 26 20 14M-20 14 20 26" stroke="#b98a4a" stroke-width="2.4" />
    </g>
  ),
  'light-barrage': (
    <>
      <path d={CELL} fill="#3a2e22" opacity=".2" />
      {[0, 1, 3, 4].map(i => shellburst(i, '#fff2cf', '#3a2e22'))}
    </>
  ),
  'heavy-barrage': (
    <>
      <path d={CELL} fill="#2a201a" opacity=".42" />
      {[0, 1, 2, 3, 4, 5].map(i => shellburst(i, '#f0672f', '#1b0a06'))}
    </>
  ),
  post: (
    <g fill="none" stroke="#1c1d18" stroke-width="1.4">
      <path d="M-8 27Q0 20 8 27 0 34-8 27Z" fill="#fff8e0" />
      <circle cy="27" r="2.3" fill="#1c1d18" />
    </g>
  ),
  strongpoint: (
    <g fill="none" stroke="#4a1c10" stroke-width="2">
      <path d="M-29-14-34 0-29 14M29-14 34 0 29 14" />
      <path d="M-33-7l-5-2M-34 0h-5M-33 7l-5 2M33-7l5-2M34 0h5M33 7l5 2" stroke-width="1.500" />
    </g>
  ),
  park: (
    <g transform="translate(23 19)" fill="none">
      <circle r="11" fill="#7a3f91" stroke="#fff6d8" stroke-width="1.600" />
      <circle r="3" fill="#fff" />
      <circle r="6.400" stroke="#fff" stroke-width="1.400" />
    </g>
  ),
  'park-fired': (
    <g transform="translate(23 19)" fill="none">
      <circle r="11" fill="#3a3240" stroke="#fff6d8" stroke-width="1.600" />
      <circle r="3" fill="#b9aebd" />
      <circle r="6.400" stroke="#b9aebd" stroke-width="1.400" />
      <path d="M-7 7 7-7" stroke="#e4572e" stroke-width="2.400" />
    </g>
  ),
  smoke: (
    <g fill="#f2efe4" opacity=".82" filter="url(#soft)">
      <circle cx="-11" cy="4" r="17" />
      <circle cx="10" cy="8" r="16" />
      <circle cx="4" cy="-11" r="15" fill="#fffdf6" />
      <circle cx="-8" cy="-8" r="12" fill="#fffdf6" />
    </g>
  ),
}

/** Other words for the same. */
const SAME: Record<string, string> = {
  sandbags: 'entrenchment',
  'sandbags-1': 'entrenchment',
  'sandbags-2': 'entrenchment',
  foxhole: 'entrenchment',
  trench: 'entrenchment',
  'trench-3': 'entrenchment',
  'barbed-wire': 'wire',
  hedgehog: 'tank-trap',
  mines: 'minefield',
  mine: 'minefield',
  'smoke-screen': 'smoke',
}

export const groundOf = (mark: string): ComponentChildren => DRAWN[SAME[mark] ?? mark] ?? null
