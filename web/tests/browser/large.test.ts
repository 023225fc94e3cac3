import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hexBoard, piece, snapshot } from '../unit/samples'
import { launch, newPage } from './browser'

const COLUMNS = 70
const ROWS = 52
const COUNTERS = 400

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A match on a board of 3,640 hexes with 400 counters, answered from here. */
async function largeMatch(page: Page): Promise<void> {
  const kinds = ['clear', 'clear', 'clear', 'woods', 'rough', 'building']
  const board = hexBoard(COLUMNS, ROWS, (q, r) => kinds[(q * 7 + r * 13 + ((q * r) % 5)) % kinds.length]!)
  const pieces = Array.from({ length: COUNTERS }, (_, i) => piece(i, (i * 9) % (COLUMNS * ROWS), i % 2))
  const now = snapshot({ match: 'large', game: 'tide-of-iron', board: board.board, pieces, seat: null, yours: [] })
  const figures = [
    { key: 'details-unit', args: {} },
    { key: 'details-figure', args: { figure: 'us-regular', count: 4 } },
  ]
  await page.route('**/api/v1/matches/large**', route => {
    const path = new URL(route.request().url()).pathname.split('/large')[1]!
    if (path === '/board') return route.fulfill({ json: board })
    if (path === '/events') return route.fulfill({ json: { revision: 0, events: [] } })
    if (path.startsWith('/units/')) return route.fulfill({ json: { unit: null, lines: figures } })
    return route.fulfill({ json: now })
  })
}

test('3,600 hexes and 400 counters pan and zoom smoothly', async () => {
  const page = await newPage(browser)
  await largeMatch(page)
  await page.goto(`${inject('url')}/#/watch/large`)
  await page.waitForSelector('.counter')
  const painted = () => Number(document.querySelector<HTMLElement>('.terrain')?.dataset.painted) > 0.5
  await page.waitForFunction(painted, null, { timeout: 170_000 })
  expect(await page.locator('.counter').count()).toBe(COUNTERS)
  const frames = await page.evaluate(async () => {
    const board = document.querySelector('.board')!
    const press = (type: string, x: number, y: number) =>
      board.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true }))
    const times: number[] = []
    press('pointerdown', 600, 400)
    let before = performance.now()
    for (let i = 0; i < 90; i++) {
      press('pointermove', 600 - i * 4, 400 - i * 2)
      if (i > 60)
        board.dispatchEvent(new WheelEvent('wheel', { deltaY: -20, clientX: 500, clientY: 400, cancelable: true }))
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      times.push(now - before)
      before = now
    }
    press('pointerup', 240, 220)
    return times.toSorted((a, b) => a - b)
  })
  const median = frames[45]!
  console.log(`median frame ${median.toFixed(1)} ms, slowest ${frames.at(-1)!.toFixed(0)} ms`)
  expect(median).toBeLessThan(80)
}, 240_000)
