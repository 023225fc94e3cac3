/** The end of a match says how it went, and each moment of it leads into the replay. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, begin, fromMenu, launch, look, newPage, playUntil, skipLessons, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A match that was given up after a while. */
async function over(choices: number): Promise<Tab> {
  const page = await newPage(browser)
  await begin(page)
  await skipLessons(page)
  await playUntil(page, now => now.revision >= choices)
  await fromMenu(page, 'Give up')
  await page.getByRole('button', { name: 'are you sure' }).click()
  await page.locator('.ending').waitFor()
  return page
}

test('chances, points, luck and the worst choices, with what the machine would have done', async () => {
  const page = await over(70)
  const review = page.locator('.review')
  await review.locator('.graph').waitFor()
  expect(await review.locator('path.score').count()).toBe(2)
  expect(await review.locator('.luck-line').count()).toBeGreaterThan(0)
  await review.locator('.fall').first().waitFor()
  await review
    .getByText(/Hard would have chosen|would have done the same/)
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
  expect(page.errors).toEqual([])
})

test('a click on the graph opens that moment, and there is a way back', async () => {
  const page = await over(40)
  const { revision } = await look(page)
  const graph = page.locator('.graph input')
  await graph.waitFor()
  await graph.click({ position: { x: (await graph.boundingBox())!.width / 2, y: 30 } })
  await page.locator('.replay').waitFor()
  await page.getByText(/Looking back: step/).waitFor()
  const step = Number(/replay\/(\d+)/.exec(page.url())![1])
  expect(step).toBeGreaterThan(0)
  expect(step).toBeLessThan(revision)
  await page.getByRole('button', { name: 'To the present' }).click()
  await page.locator('.ending').waitFor()
  expect(page.url()).not.toContain('replay')
})

test('a link leads to one moment of a match that is over', async () => {
  const page = await over(40)
  const other = await newPage(browser)
  await other.goto(page.url().replace('/play/', '/watch/').concat('/replay/12'))
  await other.getByText('Looking back: step 12.').waitFor()
})
