/** Gestures: drag to pan, wheel or pinch to zoom, a short press is a click. */

import type { Signal } from '@preact/signals'
import { type Camera, zoomed } from './camera'

const SLOP = 6

interface Hand {
  x: number
  y: number
}

/** Something of the board that is in the hand: it moves instead of the board. */
export interface Grip {
  move: (x: number, y: number) => void
  drop: (x: number, y: number) => void
}

export function gestures(
  surface: HTMLElement,
  camera: Signal<Camera>,
  hold: (camera: Camera) => Camera,
  click: (x: number, y: number, clicks: number) => void,
  grab: (x: number, y: number) => Grip | null = () => null,
): () => void {
  const hands = new Map<number, Hand>()
  let start: Hand | null = null
  let dragging = false
  let grip: Grip | null = null
  let clicks = 1

  const at = (event: PointerEvent | WheelEvent): Hand => {
    const box = surface.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const down = (event: PointerEvent) => {
    if (event.button > 1 || (event.target as Element).closest('[data-control]')) return
    hands.set(event.pointerId, at(event))
    clicks = 1
    if (hands.size === 1) {
      start = at(event)
      dragging = false
      grip = grab(start.x, start.y)
    } else grip = null
  }

  /** Only a mouse tells how many clicks followed one another. */
  const count = (event: MouseEvent) => {
    clicks = event.detail
  }

  const move = (event: PointerEvent) => {
    const before = hands.get(event.pointerId)
    if (!before) return
    const now = at(event)
    if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) > SLOP) {
      dragging = true
      surface.setPointerCapture(event.pointerId)
      surface.dataset.dragging = 'yes'
    }
    if (hands.size === 2) pinch(event.pointerId, before, now)
    else if (dragging && grip) grip.move(now.x, now.y)
    else if (dragging) {
      const { x, y, k } = camera.value
      camera.value = hold({ k, x: x + now.x - before.x, y: y + now.y - before.y })
    }
    hands.set(event.pointerId, now)
  }

  const pinch = (id: number, before: Hand, now: Hand) => {
    dragging = true
    const other = [...hands].find(([hand]) => hand !== id)![1]
    const spread = (hand: Hand) => Math.hypot(hand.x - other.x, hand.y - other.y) || 1
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
    const { x, y, k } = camera.value
    camera.value = hold(zoomed({ k, x: x + shift.x, y: y + shift.y }, spread(now) / spread(before), middle.x, middle.y))
  }

  const up = (event: PointerEvent) => {
    if (!hands.delete(event.pointerId)) return
    if (!dragging && start && event.type === 'pointerup') click(start.x, start.y, clicks)
    if (dragging && grip) grip.drop(at(event).x, at(event).y)
    if (!hands.size) {
      grip = null
      start = null
      delete surface.dataset.dragging
    }
  }

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { x, y } = at(event)
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY
    camera.value = hold(zoomed(camera.value, Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), x, y))
  }

  surface.addEventListener('pointerdown', down)
  surface.addEventListener('mousedown', count)
  surface.addEventListener('pointermove', move)
  surface.addEventListener('pointerup', up)
  surface.addEventListener('pointercancel', up)
  surface.addEventListener('wheel', wheel, { passive: false })
  return () => {
    surface.removeEventListener('pointerdown', down)
    surface.removeEventListener('mousedown', count)
    surface.removeEventListener('pointermove', move)
    surface.removeEventListener('pointerup', up)
    surface.removeEventListener('pointercancel', up)
    surface.removeEventListener('wheel', wheel)
  }
}
