import { type Signal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { terrainOf } from '~/games/terrain'
import type { Commission, Painting, Subject } from '~/paint/worker'
import PaintWorker from '~/paint/worker?worker'
import type { Camera, Size } from './camera'
import { Mosaic } from './mosaic'
import type { Plan } from './plan'
import { levelFor, tilesIn, viewed } from './tiles'

/** The largest picture, in pixels: beyond it the board is painted coarser. */
const BUDGET = 14e6
/** The whole of a board that is painted in tiles. */
const BASE = 3.6e6
const SKETCH = 4e5

/** Whether one picture would be coarser than the screen: then sharp tiles are laid over it, if the painter can. */
const isTiled = (plan: Plan, game: string): boolean =>
  terrainOf(game).campaign === true && plan.width * plan.height > BUDGET

/** A quick sketch first, then the full picture. */
function scales(plan: Plan, game: string): number[] {
  const area = plan.width * plan.height
  const sketch = Math.min(0.5, Math.sqrt(SKETCH / area))
  if (isTiled(plan, game)) return [sketch, Math.sqrt(BASE / area)]
  return [sketch, Math.min(2 * Math.min(window.devicePixelRatio, 1.5), Math.sqrt(BUDGET / area))]
}

/** Pictures that are finished, as addresses of blobs. */
const painted = new Map<string, { address: string; scale: number }>()

interface TerrainProps {
  plan: Plan
  game: string
  picture: Signal<HTMLImageElement | null>
  /** Pixels a unit; by default as sharp as the screen can show it when zoomed in. */
  scale?: number
  /** Where one looks at the board, so that sharp tiles are laid there. */
  camera?: Signal<Camera>
  screen?: () => Size
}

/** The painted ground. It is painted on a canvas and shown as an image: without a GPU a large canvas is copied in every
 * frame of a moving board, an image is not. */
export function Terrain({ plan, game, picture, scale, camera, screen }: TerrainProps) {
  const image = useRef<HTMLImageElement>(null)
  const terrain = useMemo(() => plan.plots.map(plot => `${plot.terrain}${plot.level}`).join(), [plan.plots])
  const ground = `${game} ${plan.digest} ${scale} ${terrain}`
  const tiled = isTiled(plan, game)
  const mosaic = useMemo(() => new Mosaic(), [ground])
  const seen = useRef('')
  const look = () => {
    if (!tiled || !camera || !screen) return
    const now = camera.peek()
    const level = levelFor(now.k * window.devicePixelRatio, Math.sqrt(BASE / (plan.width * plan.height)))
    const tiles = level ? tilesIn(viewed(now, screen()), level, plan) : []
    const names = tiles.map(tile => tile.name).join()
    if (names === seen.current) return
    seen.current = names
    mosaic.want(tiles)
  }
  useEffect(() => {
    let gone = false
    seen.current = ''
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
    if (known) void show(known.address, known.scale)
    if (known && !tiled) {
      return () => {
        gone = true
      }
    }
    const wanted = known ? [] : scale ? [scale] : scales(plan, game)
    const painter = new PaintWorker()
    let sketch = ''
    painter.onmessage = async ({ data }: MessageEvent<Painting>) => {
      if (mosaic.receive(data)) return
      const address = URL.createObjectURL(data.picture)
      const finished = data.scale === wanted.at(-1)
      if (finished) painted.set(ground, { address, scale: data.scale })
      await show(address, data.scale)
      if (finished && sketch) URL.revokeObjectURL(sketch)
      else sketch = address
    }
    painter.postMessage({ game, plan } satisfies Subject)
    for (const one of wanted) painter.postMessage({ scale: one } satisfies Commission)
    mosaic.start(work => painter.postMessage(work))
    look()
    return () => {
      gone = true
      mosaic.clear()
      painter.terminate()
    }
  }, [ground])
  useSignalEffect(() => {
    if (camera?.value) look()
  })
  const size = { width: `${plan.width}px`, height: `${plan.height}px` }
  return (
    <>
      <img ref={image} class="terrain" alt="" draggable={false} style={size} />
      {tiled && <Tiles mosaic={mosaic} />}
    </>
  )
}

/** The sharp tiles, coarser ones below; each a hair larger than its place, so that no seam is seen. */
function Tiles({ mosaic }: { mosaic: Mosaic }) {
  return (
    <div class="tiles" aria-hidden="true">
      {mosaic.laid.value
        .toSorted((a, b) => a.level - b.level)
        .map(({ name, address, box }) => (
          <img
            key={name}
            src={address}
            alt=""
            draggable={false}
            style={{
              left: `${box.left}px`,
              top: `${box.top}px`,
              width: `${box.right - box.left + 0.4}px`,
              height: `${box.bottom - box.top + 0.4}px`,
            }}
          />
        ))}
    </div>
  )
}
