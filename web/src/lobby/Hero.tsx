import { useEffect, useRef } from 'preact/hooks'
import { landscape } from '~/paint/landscape'

const WIDTH = 1440
const HEIGHT = 400

/** The painted head of the lobby. */
export function Hero() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    landscape(canvas.current!.getContext('2d')!, WIDTH, HEIGHT)
  }, [])
  return (
    <div class="hero" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
    </div>
  )
}
