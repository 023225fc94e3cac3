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

interface Free {
  top: number
  bottom: number
}

/** The whole board, or as much of it as can be read, in the middle of the free part of the screen. */
export function fitted(board: Size & { margin: number }, screen: Size, free: Free): Camera {
  const height = Math.max(120, screen.height - free.top - free.bottom)
  const inner = { width: board.width - board.margin * 1.6, height: board.height - board.margin * 1.6 }
  const whole = Math.min(screen.width / inner.width, height / inner.height)
  const k = Math.min(1.9, Math.max(whole, Math.min(0.62, NEAREST)))
  return { k, x: (screen.width - board.width * k) / 2, y: free.top + (height - board.height * k) / 2 }
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

/** Moves just enough that a point of the board comes into the free part of the screen. */
export function showing(camera: Camera, point: readonly [number, number], screen: Size, free: Free): Camera {
  const edge = 70
  const x = point[0] * camera.k + camera.x
  const y = point[1] * camera.k + camera.y
  const into = (at: number, low: number, high: number) => (at < low ? low - at : at > high ? high - at : 0)
  return {
    k: camera.k,
    x: camera.x + into(x, edge, screen.width - edge),
    y: camera.y + into(y, free.top + edge, Math.max(free.top + edge, screen.height - free.bottom - edge)),
  }
}
