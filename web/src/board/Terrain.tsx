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

const painted = new Map<string, ImageBitmap>()

interface TerrainProps {
  plan: Plan
  game: string
  picture: Signal<ImageBitmap | null>
  /** Pixels a unit; by default as sharp as the screen can show it when zoomed in. */
  scale?: number
}

/** The painted ground. */
export function Terrain({ plan, game, picture, scale }: TerrainProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ground = `${game} ${plan.digest} ${scale} ${plan.plots.map(plot => `${plot.terrain}${plot.level}`).join()}`
  useEffect(() => {
    const show = (image: ImageBitmap) => {
      const to = canvas.current
      if (!to) return
      to.width = image.width
      to.height = image.height
      to.getContext('2d')!.drawImage(image, 0, 0)
      to.dataset.painted = String(image.width / plan.width)
      picture.value = image
    }
    const known = painted.get(ground)
    if (known) return show(known)
    const wanted = scale ? [scale] : scales(plan)
    const worker = new PaintWorker()
    worker.onmessage = ({ data }: MessageEvent<Painting>) => {
      if (data.scale === wanted.at(-1)) painted.set(ground, data.picture)
      show(data.picture)
    }
    for (const one of wanted) worker.postMessage({ game, plan, scale: one } satisfies Commission)
    return () => worker.terminate()
  }, [ground])
  const size = { width: `${plan.width}px`, height: `${plan.height}px` }
  return <canvas ref={canvas} class="terrain" style={size} aria-hidden="true" />
}
