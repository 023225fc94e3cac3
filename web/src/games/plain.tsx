/** How a game is drawn that has no drawing of its own: cards with label, symbol or figures, values and states. */

import type { Art, CounterFace } from './art'
import { Card } from './Card'
import { FIGURES, type Figure, TAGS } from './figures'
import { Marks } from './Marks'
import { Drawn } from './shapes'
import { LOOKS } from './sides'
import { NatoSymbol, symbolOf } from './symbols'

function Counter({ piece, side, size }: CounterFace) {
  const { ink } = LOOKS[side]
  const symbol = symbolOf(piece.look ?? '')
  const figures = (piece.figures ?? []).map(word => word.split('-').at(-1)!).filter(word => word in FIGURES)
  const values = (piece.values ?? []).map(([, value]) => value).join('-')
  const drawn = Boolean(symbol) || figures.length > 0
  const tags = (piece.states ?? []).filter(state => state in TAGS)
  return (
    <>
      <Card side={side} size={size} label={drawn ? piece.label : ''} tired={(piece.states ?? []).includes('fatigued')}>
        {symbol && <NatoSymbol word={symbol} x={size * 0.2} y={size * 0.31} width={size * 0.6} ink={ink} />}
        {!symbol &&
          figures
            .slice(0, 3)
            .map((figure, i) => (
              <Drawn
                key={i}
                shapes={FIGURES[figure as Figure](side)}
                x={size * (0.5 + (i - Math.min(3, figures.length) / 2) * 0.28)}
                y={size * 0.3}
                k={size / 50}
                ink={ink}
              />
            ))}
        {!drawn && (
          <text
            x={size / 2}
            y={size * (values ? 0.6 : 0.68)}
            text-anchor="middle"
            font-size={size * (piece.label.length > 4 ? 0.24 : 0.34)}
            class="cn"
            fill={ink}
          >
            {piece.label}
          </text>
        )}
        {values && (
          <text x={size / 2} y={size * 0.93} text-anchor="middle" font-size={size * 0.26} class="cn" fill={ink}>
            {values}
          </text>
        )}
      </Card>
      {(piece.facing ?? -1) >= 0 && <Facing sixths={piece.facing!} size={size} />}
      {tags.map((tag, i) => (
        <Drawn key={tag} shapes={TAGS[tag]!} x={size} y={size * 0.9 - i * 16} />
      ))}
    </>
  )
}

/** A gold point at the edge that the piece faces. */
function Facing({ sixths, size }: { sixths: number; size: number }) {
  return (
    <g transform={`translate(${size / 2} ${size / 2}) rotate(${sixths * 60})`}>
      <path
        d={`M0 ${-size * 0.66}l7 11h-14z`}
        fill="#ffd84a"
        stroke="#20180a"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
    </g>
  )
}

export const plain: Art = {
  counter: 1.18,
  Counter,
  Marks,
  icons: {},
  severity: () => 'light',
  lessons: {},
  sample: {
    shape: 'hex',
    pieces: [
      { at: [96, 118], side: 'allies', label: '9', look: 'infantry' },
      { at: [176, 190], side: 'allies', label: '1', look: 'armour' },
      { at: [252, 96], side: 'axis', label: '3', look: 'mechanized' },
    ],
  },
}
