/** How long a frame takes on the largest board, in processor time: that does not depend on what else is running. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Piece } from '~/api/wire'
import { hexBoard, piece, snapshot } from '../unit/samples'
import { HOME, launch, newPage } from './browser'

const COLUMNS = 96
const ROWS = 62
/** So many hexes are on the screen. */
const SEEN = 3000
const COUNTERS = 400
const FRAMES = 90

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const LOOKS: Record<string, { kinds: string[]; look: Partial<Piece>; state: string }> = {
  'tide-of-iron': {
    kinds: ['clear', 'clear', 'clear', 'woods', 'rough', 'building'],
    look: { figures: ['us-regular', 'us-regular', 'us-elite', 'us-elite'] },
    state: 'pinned',
  },
  'tide-of-fortune': {
    kinds: ['clear', 'clear', 'polder', 'woods', 'heath', 'town'],
    look: {
      look: 'infantry',
      group: 3,
      values: [
        ['ab', 1],
        ['tr', 5],
        ['mp', 12],
      ],
      tones: [
        ['nation', 'british'],
        ['cr', 'B'],
      ],
    },
    state: 'disrupted',
  },
}

/** A match on a board of 5,952 hexes with 400 counters, answered from here. */
async function largeMatch(page: Page, game: string): Promise<void> {
  const { kinds, look, state } = LOOKS[game]!
  const board = hexBoard(COLUMNS, ROWS, (q, r) => kinds[(q * 7 + r * 13 + ((q * r) % 5)) % kinds.length]!)
  const pieces = Array.from({ length: COUNTERS }, (_, i) => ({
    ...piece(i, (i * 14) % (COLUMNS * ROWS), i % 2, i % 3 ? [] : [state]),
    ...look,
  }))
  const now = snapshot({ match: 'large', game, board: board.board, pieces, seat: null, yours: [] })
  await page.route('**/api/v1/matches/large**', route => {
    const path = new URL(route.request().url()).pathname.split('/large')[1]!
    if (path === '/board') return route.fulfill({ json: board })
    if (path === '/events') return route.fulfill({ json: { revision: 0, events: [] } })
    if (path.startsWith('/units/')) return route.fulfill({ json: { unit: null, lines: [] } })
    return route.fulfill({ json: now })
  })
}

/** The processor time that the browser has used so far, in milliseconds: all threads of all processes below this one. */
function processorTime(): number {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter(one => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {}
  }
  const below = (id: number): number[] => (children.get(id) ?? []).flatMap(child => [child, ...below(child)])
  return below(process.pid)
    .filter(id => isBrowser(id))
    .reduce((sum, id) => sum + threadsOf(id), 0)
}

function isBrowser(id: number): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('chrom')
  } catch {
    return false
  }
}

function threadsOf(id: number): number {
  try {
    const spent = readdirSync(`/proc/${id}/task`).map(thread =>
      Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0)
  } catch {
    return 0
  }
}

/** Moves the board for some frames; says how long each took by the clock. */
const pan = async (frames: number): Promise<number[]> => {
  const board = document.querySelector('.board')!
  const press = (type: string, x: number, y: number) =>
    board.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true }))
  const times: number[] = []
  press('pointerdown', 600, 400)
  let before = performance.now()
  for (let i = 0; i < frames; i++) {
    press('pointermove', 600 + Math.sin(i / 15) * 300, 400 + Math.cos(i / 15) * 150)
    if (i > frames / 2)
      board.dispatchEvent(new WheelEvent('wheel', { deltaY: i % 20 < 10 ? -20 : 20, clientX: 500, clientY: 400 }))
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    times.push(now - before)
    before = now
  }
  press('pointerup', 600, 400)
  return times.toSorted((a, b) => a - b)
}

/** Zooms out until so many hexes are on the screen. */
async function zoomOut(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const { a } = new DOMMatrix(getComputedStyle(document.querySelector('.layer')!).transform)
      const { width, height } = document.querySelector('.board')!.getBoundingClientRect()
      return (width * height) / (a * a * 40 * 40 * 1.5 * Math.sqrt(3))
    })
  await page.mouse.move(450, 400)
  for (let steps = 0; steps < 60 && (await seen()) < SEEN; steps++) {
    await page.mouse.wheel(0, 25)
    await page.waitForTimeout(60)
  }
  console.log(`${Math.round(await seen())} hexes on the screen`)
}

test.each(Object.keys(LOOKS))(
  'how smoothly 3,000 hexes of 5,952 and their counters pan and zoom: %s',
  async game => {
    const page = await newPage(browser, {}, { painted: true })
    await largeMatch(page, game)
    await page.goto(`${HOME}/#/watch/large`)
    await page.waitForSelector('.counter')
    const painted = () => Number(document.querySelector<HTMLElement>('.terrain')?.dataset.painted) > 0.3
    await page.waitForFunction(painted, null, { timeout: 200_000 })
    await zoomOut(page)
    await page.waitForTimeout(1500)
    expect(await page.locator('.counter').count()).toBeGreaterThan(COUNTERS / 3)
    const runs: { spent: number; median: number }[] = []
    for (let run = 0; run < 3; run++) {
      const before = processorTime()
      const times = await page.evaluate(pan, FRAMES)
      runs.push({ spent: (processorTime() - before) / FRAMES, median: times[FRAMES >> 1]! })
      await page.waitForTimeout(500)
    }
    console.log(
      runs.map(({ spent, median }) => `${spent.toFixed(1)} ms processor, median ${median.toFixed(1)} ms`).join('; '),
    )
  },
  300_000,
)
