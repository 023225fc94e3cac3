/** The camera: one transform for the whole board. */

export interface Camera {
  x: number
  y: number
  k: number
}

export interface Size {
  width: number
  height: number
}

export const NEAREST = 3
export const FARTHEST = 0.2

/** Zoom by a factor about a point of the screen. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const k = Math.min(NEAREST, Math.max(FARTHEST, camera.k * factor))
  const by = k / camera.k
  return { k, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }
}

export interface Free {
  top: number
  bottom: number
  /** What the small map covers, at the top right. */
  corner?: Size
}

const LARGEST = 1.9
/** Smaller than this, counters cannot be read. */
const READABLE = 0.86
/** Smaller than this, counters cannot be told apart. */
const RECOGNISABLE = 0.42

/** The whole board, in the middle of the free part of the screen. */
export function fitted(board: Size & { margin: number }, screen: Size, free: Free): Camera {
  const height = Math.max(120, screen.height - free.top - free.bottom)
  const inner = { width: board.width - board.margin * 1.6, height: board.height - board.margin * 1.6 }
  const whole = Math.min(screen.width / inner.width, height / inner.height)
  const k = Math.min(LARGEST, Math.max(whole, FARTHEST))
  return { k, x: (screen.width - board.width * k) / 2, y: free.top + (height - board.height * k) / 2 }
}

/** The whole board above what lies at the bottom of the screen, if it can be read so; else as large as there is room. */
export function fittedAbove(board: Size & { margin: number }, screen: Size, free: Free, bottom: number): Camera {
  const above = fitted(board, screen, { ...free, bottom: Math.max(free.bottom, bottom) })
  return above.k >= READABLE ? above : fitted(board, screen, free)
}

/** So many points are enough to find where most of them lie. */
const ENOUGH = 300

/** The middle of those points that one view can hold, in the readable view that holds most of them. */
export function thickest(points: readonly (readonly [number, number])[], screen: Size): [number, number] | null {
  const some = points.filter((_, i) => i % Math.ceil(points.length / ENOUGH) === 0)
  if (!some.length) return null
  const middle = (all: typeof some): [number, number] => [
    all.reduce((sum, [x]) => sum + x, 0) / all.length,
    all.reduce((sum, [, y]) => sum + y, 0) / all.length,
  ]
  const [across, down] = [screen.width / READABLE / 2, screen.height / READABLE / 2]
  const about = (x: number, y: number) =>
    some.filter(one => Math.abs(one[0] - x) < across && Math.abs(one[1] - y) < down)
  const [x, y] = middle(some)
  const held = [about(x, y), ...some.map(one => about(one[0], one[1]))]
  return middle(held.reduce((best, next) => (next.length > best.length ? next : best)))
}

/** The view that a match opens with: the whole board if it can be read so, or else what lies about a point. */
export function opening(
  board: Size & { margin: number },
  screen: Size,
  free: Free,
  about: readonly [number, number] | null,
  bottom = 0,
): Camera {
  const whole = fittedAbove(board, screen, free, bottom)
  if (whole.k >= READABLE || !about) return whole
  const k = READABLE
  const height = Math.max(120, screen.height - free.top - Math.max(free.bottom, bottom))
  const within = (wanted: number, size: number, room: number, from: number) => {
    const edge = board.margin * 0.7 * k
    const spare = room - size * k
    if (spare >= -2 * edge) return from + spare / 2
    return Math.min(from - edge, Math.max(from + spare + edge, wanted))
  }
  return {
    k,
    x: within(screen.width / 2 - about[0] * k, board.width, screen.width, 0),
    y: within(free.top + height / 2 - about[1] * k, board.height, height, free.top),
  }
}

/** A board that is larger than the screen fills it. */
export function filling(camera: Camera, board: Size, screen: Size): Camera {
  const into = (at: number, size: number, room: number) =>
    size > room ? Math.min(0, Math.max(room - size, at)) : (room - size) / 2
  return {
    k: camera.k,
    x: into(camera.x, board.width * camera.k, screen.width),
    y: into(camera.y, board.height * camera.k, screen.height),
  }
}

/** No farther than that some of the board stays in sight. */
export function held(camera: Camera, board: Size, screen: Size): Camera {
  const keep = 120
  const limit = (at: number, size: number, room: number) => Math.min(room - keep, Math.max(keep - size, at))
  return {
    k: camera.k,
    x: limit(camera.x, board.width * camera.k, screen.width),
    y: limit(camera.y, board.height * camera.k, screen.height),
  }
}

const EDGE = 70
/** As near to the edge of the screen as this, a counter is cut by it. */
const CUT = 36

/** Moves just enough that a point of the board comes into the free part of the screen. */
export function showing(
  camera: Camera,
  point: readonly [number, number],
  screen: Size,
  free: Free,
  edge = EDGE,
): Camera {
  const x = point[0] * camera.k + camera.x
  const y = point[1] * camera.k + camera.y
  const into = (at: number, low: number, high: number) => (at < low ? low - at : at > high ? high - at : 0)
  const [dx, dy] = [
    into(x, edge, screen.width - edge),
    into(y, free.top + edge, Math.max(free.top + edge, screen.height - free.bottom - edge)),
  ]
  const [left, down] = underCorner([x + dx, y + dy], screen, free)
  return left <= down
    ? { k: camera.k, x: camera.x + dx - left, y: camera.y + dy }
    : { k: camera.k, x: camera.x + dx, y: camera.y + dy + down }
}

/** How far to the left, or how far down, a point of the screen would have to go to come out from under the small map. */
function underCorner([x, y]: readonly [number, number], screen: Size, { corner }: Free): readonly [number, number] {
  if (!corner) return [0, 0]
  const [left, down] = [x - (screen.width - corner.width - CUT), corner.height + CUT - y]
  return left > 0 && down > 0 ? [left, down] : [0, 0]
}

/** No nearer than that all points have room in the free part of the screen, and all of them come there, the last for certain. */
export function framing(
  camera: Camera,
  points: readonly (readonly [number, number])[],
  screen: Size,
  free: Free,
  farthest = RECOGNISABLE,
): Camera {
  if (!points.length) return camera
  const spread = (axis: 0 | 1) =>
    Math.max(1, Math.max(...points.map(point => point[axis])) - Math.min(...points.map(point => point[axis])))
  const wide = (screen.width - 2 * CUT) / spread(0)
  const high = (screen.height - free.top - free.bottom - 2 * CUT) / spread(1)
  const k = Math.min(camera.k, Math.max(farthest, Math.min(wide, high)))
  const out = zoomed(camera, k / camera.k, screen.width / 2, (free.top + screen.height - free.bottom) / 2)
  return points.reduce((view, point) => showing(view, point, screen, free, CUT), out)
}

/** Whether a point of the board lies in the free part of the screen. */
export function sees(camera: Camera, point: readonly [number, number], screen: Size, free: Free): boolean {
  const x = point[0] * camera.k + camera.x
  const y = point[1] * camera.k + camera.y
  const across = x >= CUT && x <= screen.width - CUT && !underCorner([x, y], screen, free)[0]
  return across && y >= free.top + CUT && y <= screen.height - free.bottom - CUT
}

/** A point of the board in the middle of the free part of the screen. */
export function centred(camera: Camera, point: readonly [number, number], screen: Size, free: Free): Camera {
  const middle = (free.top + screen.height - free.bottom) / 2
  return { k: camera.k, x: screen.width / 2 - point[0] * camera.k, y: middle - point[1] * camera.k }
}

/**
 * All points come into sight where a small move brings that about. Else of points of which none is seen, the one nearest
 * to the middle comes there, and where one is seen nothing moves.
 */
export function attending(
  camera: Camera,
  points: readonly (readonly [number, number])[],
  screen: Size,
  free: Free,
): Camera {
  if (!points.length) return camera
  const all = points.reduce((view, point) => showing(view, point, screen, free, CUT), camera)
  if (points.every(point => sees(all, point, screen, free))) return all
  if (points.some(point => sees(camera, point, screen, free))) return camera
  const moved = points.map(point => centred(camera, point, screen, free))
  const far = (next: Camera) => Math.hypot(next.x - camera.x, next.y - camera.y)
  return moved.reduce((best, next) => (far(next) < far(best) ? next : best))
}
