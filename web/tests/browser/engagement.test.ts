/** A table without a grid, as a person plays on it: orders, a squad that is dragged, a point that a rule forbids. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Option, Pair, Snapshot } from '~/api/wire'
import { figuresOf, toPlan } from '~/board/table/geometry'
import { anchorOf } from '~/state/points'
import {
  asked,
  barriers,
  begin,
  chooseOn,
  HOME,
  launch,
  newPage,
  onPage,
  PHONE,
  planOn,
  playUntil,
  skipLessons,
  type Tab,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const GAME = 'rules-of-engagement'

const asks = (key: string) => (now: Snapshot) => now.decision!.prompt.key === key
/** Rather advance than anything else, so that there is somebody to move. */
const onwards = ({ decision }: Snapshot): Option =>
  decision!.options.find(({ kind, args }) => kind === 'GiveOrder' && args.order === 'advance') ?? decision!.options[0]!

/** Where a point of the table is on the screen. */
async function spot(page: Tab, at: Pair) {
  return onPage(page, toPlan(await planOn(page), at))
}

async function drag(page: Tab, from: Pair, to: Pair): Promise<void> {
  const [start, end] = [await spot(page, from), await spot(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

/** The squad that is asked where it goes: its number, and where its leader is. */
function mover(now: Snapshot): { unit: number; leader: Pair } {
  const march = now.decision!.options.find(option => option.kind === 'March')!
  const unit = (march.args.unit as { id: number }).id
  return { unit, leader: figuresOf(now.pieces, unit)[0]!.at! }
}

async function shot(page: Tab, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

describe('a battle of single soldiers', () => {
  test('a squad is deployed and ordered, dragged too far, dragged again, and goes there', async () => {
    const page = await newPage(browser, { viewport: { width: 1440, height: 900 } }, { painted: !!process.env.SHOTS })
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    await asked(page)
    await shot(page, 'deploy')
    await playUntil(page, asks('prompt-order'), onwards)
    let now = await asked(page)
    await shot(page, 'order')
    while (!asks('prompt-move')(now)) now = await chooseOn(page, now, onwards(now))
    const { unit, leader } = mover(now)
    await page.locator('[data-region="reach"]').waitFor()
    await expect.poll(() => page.locator('.option .far').count()).toBeGreaterThan(1)

    const [x, y] = leader
    const inwards = y > 400 ? -1 : 1
    await drag(page, leader, [x, y + inwards * 330])
    await page.locator('.draft-card[data-refused]').waitFor()
    expect(await page.locator('.check.no .rule').textContent()).toMatch(/^roe\./)
    expect(await page.locator('.draft-card .go').getAttribute('aria-disabled')).toBe('true')
    await shot(page, 'refused')

    await drag(page, leader, [x, y + inwards * 100])
    await page.locator('.draft-card:not([data-refused])').waitFor()
    await shot(page, 'allowed')
    await page.locator('.draft-card .go').click()
    const after = await asked(page, now.revision)
    const stands = figuresOf(after.pieces, unit)[0]?.at
    expect(stands && Math.hypot(stands[0] - x, stands[1] - y)).toBeLessThan(110)
    await shot(page, 'moved')
    expect(page.errors).toEqual([])
  })

  test('the keyboard walks over squads, listed places and terrain, and says what is there', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    await playUntil(page, asks('prompt-move'), onwards)
    await page.locator('.board').focus()
    await page.keyboard.press('ArrowUp')
    await page.locator('.board[data-cursor]').waitFor()
    expect(await page.locator('.board').getAttribute('data-cursor')).toMatch(/^(squad|option|place) \d+$/)
    const speech = () => page.locator('#cursor-speech').textContent()
    const first = await speech()
    expect(first).not.toMatch(/^$|undefined|table-/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(speech).not.toBe(first)
  })

  test('by keyboard a place is proposed, moved by centimetres and taken', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-move'), onwards)
    const { unit, leader } = mover(now)
    const out = leader[1] > 400 ? 'ArrowUp' : 'ArrowDown'
    await page.locator('.board').focus()
    await page.keyboard.press('p')
    await page.locator('.draft-card').waitFor()
    const spoken = () => page.locator('#cursor-speech').textContent()
    for (let step = 0; step < 4; step++) {
      const before = await spoken()
      await page.keyboard.press(out)
      await expect.poll(spoken).not.toBe(before)
    }
    await page.locator('.draft-card:not([data-refused])').waitFor()
    expect(await spoken()).toMatch(/allowed/)
    await page.keyboard.press('Enter')
    const after = await asked(page, now.revision)
    const stands = figuresOf(after.pieces, unit)[0]!.at!
    const far = Math.hypot(stands[0] - leader[0], stands[1] - leader[1])
    expect(far, 'four centimetres, or beside whoever stands there').toBeGreaterThan(20)
    expect(far).toBeLessThan(70)
    expect(page.errors).toEqual([])
  })

  test('the lens lights up one thing round the squad at a time', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    await playUntil(page, asks('prompt-move'), onwards)
    await page.locator('[data-region="reach"]').waitFor()
    await page.getByRole('button', { name: 'Line of sight' }).click()
    await page.locator('[data-region="sight"]').waitFor()
    expect(await page.locator('[data-region="reach"]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('[data-region="reach"]').waitFor()
    expect(await page.locator('[data-region="sight"]').count()).toBe(0)
  })

  test('who may fall is marked on the table, and chosen there', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME, HOME, undefined, 'greedy')
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-losses'), onwards)
    const { options } = now.decision!
    await expect.poll(() => page.locator('[data-man]').count()).toBe(options.length)
    const at = anchorOf(options[0]!, now.pieces)!
    const { x, y } = await spot(page, at)
    await page.mouse.click(x, y)
    const after = await asked(page, now.revision)
    expect(after.pieces.some(piece => piece.at?.join() === at.join())).toBe(false)
    expect(page.errors).toEqual([])
  })

  test('on a phone a finger proposes a place, in French, and the card says why it may be', async () => {
    const page = await newPage(browser, { ...PHONE, locale: 'fr' })
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-move'), onwards)
    const { leader } = mover(now)
    await page.locator('[data-region="reach"]').waitFor()
    const { x, y } = await spot(page, [leader[0] + 30, leader[1] + (leader[1] > 400 ? -60 : 60)])
    await page.touchscreen.tap(x, y)
    await page.locator('.draft-card:not([data-refused]) .check').first().waitFor()
    expect(await page.locator('.draft-card .go').textContent()).toContain('Poser ici')
    const box = (await page.locator('.draft-card .go').boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(await barriers(page)).toEqual([])
    expect(page.errors).toEqual([])
  })
})
