import { Drawn, disc, type Shape } from './shapes'

/** How many are aboard: heads in a dark disc. */
export function Aboard({ count, x, y, k }: { count: number; x: number; y: number; k: number }) {
  if (!count) return null
  const shapes: Shape[] = [
    { d: disc(0, 0, 9.5), fill: '#14170f', stroke: '#fff6d8', width: 1.4 },
    { d: `${disc(-3.6, -2.6, 2.2)}M-6.8 5C-6.8 1.6-5.4.4-3.6.4S-.4 1.6-.4 5Z`, fill: '#fff6d8' },
  ]
  return (
    <>
      <Drawn shapes={shapes} x={x} y={y} k={k} />
      <text x={x + 4 * k} y={y + 4.4 * k} text-anchor="middle" class="cn" font-size={11.5 * k} fill="#fff6d8">
        {count}
      </text>
    </>
  )
}
