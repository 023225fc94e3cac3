/** Small discs at the rim of a base or a hull. */

interface DiscProps {
  x: number
  y: number
  path: string
  fill: string
  solid?: boolean
}

export function Disc({ x, y, path, fill, solid }: DiscProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="6.4" fill={fill} stroke="#14110a" stroke-width="1.2" />
      <path d={path} stroke="#1d1806" stroke-width="1.5" fill={solid ? '#1d1806' : 'none'} stroke-linejoin="round" />
    </g>
  )
}
