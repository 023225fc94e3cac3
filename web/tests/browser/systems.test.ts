/** For each system a person plays the first turns of the learning scenario: by clicking, and by keyboard alone. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Option, Snapshot } from '~/api/wire'
import { handleOf } from '~/state/choices'
import {
  asked,
  begin,
  clickOption,
  cornerOf,
  GRIDS,
  goAhead,
  HOME,
  launch,
  newPage,
  placeFor,
  playUntil,
  SYSTEMS,
  skipLessons,
  spotOf,
  type Tab,
  wish,
} from './browser'

const CHOICES = 12

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A large board shows the place only after it was panned: then the panel serves. */
const onScreen = ({ x, y }: { x: number; y: number }) => x > 20 && x < 900 && y > 120 && y < 620

async function clickOn(page: Tab, now: Snapshot, option: Option): Promise<'board' | 'panel'> {
  const place = placeFor(option, now)
  const spot = place === null ? null : await spotOf(page, place)
  if (spot && onScreen(spot)) {
    await page.mouse.click(spot.x, spot.y)
    await goAhead(page, now, option)
    return 'board'
  }
  await clickOption(page, option)
  await goAhead(page, now, option)
  return 'panel'
}

async function typeNumber(page: Tab, number: string, turn: number): Promise<void> {
  if (number.length === 1 && turn % 2) return page.keyboard.press(number)
  await page.keyboard.press('/')
  await page.locator('.command input:focus').waitFor()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
}

async function typeIt(page: Tab, now: Snapshot, option: Option, turn: number): Promise<void> {
  const own = page.locator(`.choices [data-index="${option.index}"]`)
  const group = page.locator(`.choices [data-indices~="${option.index}"]`)
  await own.or(group).first().waitFor()
  if (!(await own.count())) await typeNumber(page, (await group.getAttribute('data-number'))!, turn)
  await typeNumber(page, (await own.getAttribute('data-number'))!, turn)
  await goAhead(page, now, option, () => page.keyboard.press('Enter'))
}

describe.each(SYSTEMS)('%s', game => {
  test('is played by clicking on the board and in the panel', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    await skipLessons(page)
    const used = new Set<string>()
    let now = await asked(page)
    for (let turn = 0; turn < CHOICES && !now.result; turn++) {
      used.add(await clickOn(page, now, wish(now, turn)))
      now = await asked(page, now.revision)
      await skipLessons(page)
    }
    expect(now.revision).toBeGreaterThanOrEqual(CHOICES)
    expect([...used].toSorted()).toEqual(['board', 'panel'])
    expect(page.errors).toEqual([])
  })

  test('is played by keyboard alone', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    let now = await asked(page)
    for (let turn = 0; turn < CHOICES && !now.result; turn++) {
      await typeIt(page, now, wish(now, turn), turn)
      now = await asked(page, now.revision)
    }
    expect(now.revision).toBeGreaterThanOrEqual(CHOICES)
    expect(page.errors).toEqual([])
  })
})

describe.each(GRIDS)('%s', game => {
  test('the cursor speaks, and takes what it stands on', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    const onBoard = (now: Snapshot) => now.decision!.options.find(one => placeFor(one, now) !== null)
    const now = await playUntil(page, one => onBoard(one) !== undefined)
    const option = onBoard(now)!
    const place = placeFor(option, now)!
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowDown')
    await walkTo(page, place)
    await page.keyboard.press('Enter')
    expect((await asked(page, now.revision)).revision).toBeGreaterThan(now.revision)
  })
})

test('corners of the grid are aimed at on the board: lit, drawn with what they cover, and clicked', async () => {
  const page = await newPage(browser)
  await begin(page, 'machine', 'heroes-of-normandie', HOME, 'saint-aubert')
  const lays = (now: Snapshot) => now.decision!.options.filter(option => option.kind === 'Lay')
  const shells = (now: Snapshot, turn: number) =>
    now.decision!.options.find(option => option.kind === 'Bombard') ?? wish(now, turn)
  const now = await playUntil(page, one => lays(one).length > 0, shells)
  await page.locator('.spots circle').first().waitFor()
  const places = await Promise.all(lays(now).map(async option => ({ option, at: await cornerOf(page, option) })))
  const { option, at } = places.find(one => one.at && onScreen(one.at))!
  await page.mouse.move(at!.x, at!.y)
  await page.locator('.template').waitFor()
  await page.mouse.click(at!.x, at!.y)
  const same = lays(now).filter(one => handleOf(one)!.id === handleOf(option)!.id)
  if (same.length > 1) await page.locator('.options .option').first().click()
  await page.locator('.odds .go').click()
  expect((await asked(page, now.revision)).revision).toBeGreaterThan(now.revision)
  expect(page.errors).toEqual([])
})

/** Steps the cursor towards a place with the arrow keys, led by what it says. */
async function walkTo(page: Tab, place: number): Promise<void> {
  const where = () => page.locator('.board').getAttribute('data-cursor')
  for (let steps = 0; steps < 60; steps++) {
    const here = await where()
    if (here === String(place)) {
      expect(await page.locator('#cursor-speech').textContent()).not.toBe('')
      return
    }
    const [from, to] = [await spotOf(page, Number(here)), await spotOf(page, place)]
    const sideways = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) * 1.2
    const key = sideways ? (to.x > from.x ? 'ArrowRight' : 'ArrowLeft') : to.y > from.y ? 'ArrowDown' : 'ArrowUp'
    await page.keyboard.press(key)
    if ((await where()) === here) await page.keyboard.press(sideways ? 'ArrowDown' : 'ArrowRight')
  }
  throw new Error('the cursor did not get there')
}
