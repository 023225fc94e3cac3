import type { Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Commission, Painting } from '~/paint/worker'
import PaintWorker from '~/paint/worker?worker'
import type { Plan } from './plan'

/** The largest picture, in pixels: beyond it the board is painted coarser. */
const BUDGET = 14e6

/** A quick sketch first, then the full picture. */
function scales(plan: Plan): number[] {
  const area = plan.width * plan.height
  const sharp = Math.min(2 * Math.min(window.devicePixelRatio, 1.5), Math.sqrt(BUDGET / area))
  return [Math.min(0.5, Math.sqrt(4e5 / area)), sharp]
}

/** Pictures that are finished, as addresses of blobs. */
const painted = new Map<string, { address: string; scale: number }>()

interface TerrainProps {
  plan: Plan
  game: string
  picture: Signal<HTMLImageElement | null>
  /** Pixels a unit; by default as sharp as the screen can show it when zoomed in. */
  scale?: number
}

/** The painted ground. It is painted on a canvas and shown as an image: without a GPU a large canvas is copied in every
 * frame of a moving board, an image is not. */
export function Terrain({ plan, game, picture, scale }: TerrainProps) {
  const image = useRef<HTMLImageElement>(null)
  const ground = `${game} ${plan.digest} ${scale} ${plan.plots.map(plot => `${plot.terrain}${plot.level}`).join()}`
  useEffect(() => {
    let gone = false
    const show = async (address: string, sharpness: number) => {
      const next = new Image()
      next.src = address
      await next.decode().catch(() => undefined)
      const to = image.current
      if (gone || !to || Number(to.dataset.painted ?? 0) > sharpness) return
      to.src = address
      to.dataset.painted = String(sharpness)
      picture.value = next
    }
    if (image.current) delete image.current.dataset.painted
    const known = painted.get(ground)
    if (known) {
      void show(known.address, known.scale)
      return () => {
        gone = true
      }
    }
    const wanted = scale ? [scale] : scales(plan)
    const worker = new PaintWorker()
    let sketch = ''
    worker.onmessage = async ({ data }: MessageEvent<Painting>) => {
      const address = URL.createObjectURL(data.picture)
      const finished = data.scale === wanted.at(-1)
      if (finished) painted.set(ground, { address, scale: data.scale })
      await show(address, data.scale)
      if (finished && sketch) URL.revokeObjectURL(sketch)
      else sketch = address
    }
    for (const one of wanted) worker.postMessage({ game, plan, scale: one } satisfies Commission)
    return () => {
      gone = true
      worker.terminate()
    }
  }, [ground])
  const size = { width: `${plan.width}px`, height: `${plan.height}px` }
  return <img ref={image} class="terrain" alt="" draggable={false} style={size} />
}
