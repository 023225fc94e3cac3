import type { Signal } from '@preact/signals'
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { Camera, Size } from './camera'
import type { Plan } from './plan'

const WIDTH = 150

interface MinimapProps {
  plan: Plan
  camera: Signal<Camera>
  picture: Signal<HTMLImageElement | null>
  screen: () => Size
  hold: (camera: Camera) => Camera
}

/** The whole board, small, with a frame round what is on the screen. Hidden while everything is. */
export function Minimap({ plan, camera, picture, screen, hold }: MinimapProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLElement>(null)
  const scale = WIDTH / plan.width
  const height = plan.height * scale

  useSignalEffect(() => {
    const image = picture.value
    const ink = canvas.current?.getContext('2d')
    if (image && ink) ink.drawImage(image, 0, 0, WIDTH * 2, height * 2)
  })
  useSignalEffect(() => {
    const { x, y, k } = camera.value
    const { width: w, height: h } = screen()
    if (!frame.current || !box.current) return
    const bare = plan.margin * 2
    box.current.hidden = (plan.width - bare) * k <= w && (plan.height - bare) * k <= h
    const style = frame.current.style
    style.transform = `translate(${(-x / k) * scale}px, ${(-y / k) * scale}px)`
    const [wide, high] = [`${(w / k) * scale}px`, `${(h / k) * scale}px`]
    if (style.width !== wide) style.width = wide
    if (style.height !== high) style.height = high
  })

  const go = (event: PointerEvent) => {
    if (!event.buttons) return
    const at = canvas.current!.getBoundingClientRect()
    const { k } = camera.value
    const { width: w, height: h } = screen()
    const [bx, by] = [(event.clientX - at.left) / scale, (event.clientY - at.top) / scale]
    camera.value = hold({ k, x: w / 2 - bx * k, y: h / 2 - by * k })
  }
  return (
    <div ref={box} class="minimap" data-control aria-hidden="true" onPointerDown={go} onPointerMove={go}>
      <canvas
        ref={canvas}
        width={WIDTH * 2}
        height={Math.round(height * 2)}
        style={{ width: `${WIDTH}px`, height: `${height}px` }}
      />
      <b ref={frame} />
    </div>
  )
}
