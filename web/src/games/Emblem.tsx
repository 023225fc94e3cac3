import { CROSS, type Side, STAR } from './sides'

/** A side's shape, colour and emblem, wherever its name stands. */
export function Emblem({ side, size = 18 }: { side: Side; size?: number }) {
  return (
    <svg class="emblem" width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
      {side === 'allies' ? (
        <circle r="8.6" fill="#1d4f80" stroke="#8fc1ee" />
      ) : (
        <path d="M-5-8.6H5L8.6-5V5L5 8.6H-5L-8.6 5V-5Z" fill="#d9692a" stroke="#ffb380" />
      )}
      <path d={side === 'allies' ? STAR : CROSS} fill="#fff" />
    </svg>
  )
}
