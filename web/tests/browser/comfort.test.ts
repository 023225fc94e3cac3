/** Nothing that is needed is out of sight, cut off or faint: on a phone, on its side, and while others act. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, begin, HOME, launch, newPage, PHONE, playUntil, skipLessons, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const ON_ITS_SIDE = { ...PHONE, viewport: { width: 844, height: 390 } }

/** Whether the middle of an element can be seen and tapped. */
const isUpFront = (page: Tab, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    return there !== null && element.contains(there)
  })

describe('a phone in portrait', () => {
  test('above a long list stands what it is of, and the way out stays in sight', async () => {
    const page = await newPage(browser, PHONE)
    await begin(page, 'hotseat', 'tide-of-fortune')
    await skipLessons(page)
    await playUntil(page, ({ decision }) => {
      const long = (decision?.options.length ?? 0) > 12
      return long && decision!.options.filter(option => option.passes).length === 1
    })
    await page.locator('.tiles .option').nth(9).waitFor()
    expect(await isUpFront(page, '.tiles .label')).toBe(true)
    expect(await isUpFront(page, '.option.passes')).toBe(true)
    await page.locator('.tiles .option').last().scrollIntoViewIfNeeded()
    expect(await isUpFront(page, '.option.passes')).toBe(true)
    expect(page.errors).toEqual([])
  })

  test('a card that is chosen among the cards leads to where it can be played', async () => {
    const page = await newPage(browser, PHONE)
    await begin(page, 'hotseat', 'heroes-of-normandie', HOME, 'caumont-bridge')
    await skipLessons(page)
    await playUntil(
      page,
      ({ decision }) => (decision?.options.filter(one => one.kind.startsWith('PlayOn')).length ?? 0) > 1,
    )
    await page.getByRole('tab', { name: 'Cards' }).click()
    await page.locator('.playing-card.playable').first().click()
    await page.locator('.narrowed').waitFor()
    expect(await page.locator('.sheet .option').count()).toBeGreaterThan(0)
  })
})

describe('a phone on its side', () => {
  test('what lies beside the board is below the tracks', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await begin(page, 'hotseat', 'tide-of-fortune')
    await skipLessons(page)
    const [tracks, trays] = await Promise.all(['.tracks', '.trays'].map(one => page.locator(one).boundingBox()))
    expect(trays!.y).toBeGreaterThanOrEqual(tracks!.y + tracks!.height)
  })

  test('cards in the hand show their titles', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await begin(page, 'hotseat', 'heroes-of-normandie', HOME, 'caumont-bridge')
    await skipLessons(page)
    await playUntil(page, now => (now.hand?.length ?? 0) > 2)
    const titles = page.locator('.playing-card b')
    await titles.nth(2).waitFor()
    for (const title of await titles.all()) {
      const { y, height } = (await title.boundingBox())!
      expect(y + Math.min(height, 15)).toBeLessThan(390)
    }
  })
})

test.each([PHONE, ON_ITS_SIDE])('the replay has a slider that a finger can use: $viewport', async device => {
  const page = await newPage(browser, device)
  const match = await begin(page, 'hotseat')
  await skipLessons(page)
  await page.goto(`${HOME}/#/play/${match}/replay`)
  const [slider, bar] = await Promise.all(['.replay input', '.replay'].map(one => page.locator(one).boundingBox()))
  expect(slider!.width).toBeGreaterThan(bar!.width * 0.8)
  expect(bar!.x + bar!.width).toBeLessThanOrEqual(device.viewport!.width)
})

test.each(['light', 'dark'] as const)('what others do can be read while it is shown: %s', async colorScheme => {
  const page = await newPage(browser, { colorScheme }, { pace: 'slow' })
  await begin(page, 'machine', 'tide-of-iron', HOME, undefined, 'greedy')
  await skipLessons(page)
  await page.getByRole('button', { name: /End your Action phase/ }).click()
  await page.locator('.follow .tool').waitFor()
  expect(await barriers(page)).toEqual([])
})
