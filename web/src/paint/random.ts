/** Chance for painters: the same seed always paints the same picture. */

export type Random = () => number

export function random(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function seedOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash | 0
}

export interface Noise {
  (x: number, y: number): number
  /** Several octaves. */
  octaves(x: number, y: number, count: number): number
}

/** Smooth value noise, from −1 to 1. */
export function noise(seed: number): Noise {
  const next = random(seed)
  const grid = new Float32Array(65536)
  for (let i = 0; i < 65536; i++) grid[i] = next() * 2 - 1
  const at = (x: number, y: number): number => {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    let fx = x - xi
    let fy = y - yi
    fx = fx * fx * (3 - 2 * fx)
    fy = fy * fy * (3 - 2 * fy)
    const row = (yi & 255) << 8
    const below = ((yi + 1) & 255) << 8
    const left = xi & 255
    const right = (xi + 1) & 255
    const a = grid[row | left]!
    const b = grid[row | right]!
    const c = grid[below | left]!
    const d = grid[below | right]!
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
  }
  const octaves = (x: number, y: number, count: number): number => {
    let sum = 0
    let weight = 0.5
    let all = 0
    let u = x
    let v = y
    for (let i = 0; i < count; i++) {
      sum += weight * at(u, v)
      all += weight
      u = u * 2.03 + 17.1
      v = v * 2.03 + 9.7
      weight *= 0.5
    }
    return sum / all
  }
  return Object.assign(at, { octaves })
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
