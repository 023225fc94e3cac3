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
