/** Nothing is lost and nothing surprises: training is said, and the end can be watched again. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Snapshot } from '~/api/wire'
import { begin, HOME, launch, look, newPage, PHONE, playUntil, wish } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('a match for training says so from the start', async () => {
  const page = await newPage(browser)
  await page.goto(HOME)
  await page.getByLabel(/Training/).check()
  await page.locator('.new .button').click()
  await page.locator('.log', { hasText: 'Training: dice can be taken back' }).waitFor()
  expect((await look(page)).options.training).toBe(true)
})

test('any other match does not', async () => {
  const page = await newPage(browser)
  await begin(page)
  expect((await look(page)).options.training).toBe(false)
  expect(await page.locator('.log', { hasText: 'Training' }).count()).toBe(0)
})

test('a match that is over is watched again, and there is a way back', async () => {
  const page = await newPage(browser)
  await begin(page)
  await page.keyboard.press('1')
  await page.getByRole('button', { name: /^Advance with US1/ }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.dialog').getByRole('button', { name: 'Give up' }).click()
  await page
    .locator('.dialog')
    .getByRole('button', { name: /are you sure/ })
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Watch it again' }).click()
  await expect.poll(() => page.getByRole('slider', { name: 'Replay' }).inputValue()).toBe('0')
  await page.getByRole('button', { name: 'To the present' }).click()
  await page.locator('.replay').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Watch it again' }).click()
  await page.getByRole('slider', { name: 'Replay' }).waitFor()
  expect(page.errors).toEqual([])
})

test('on a phone the dice are seen in the moment in which they fall', async () => {
  const page = await newPage(browser, PHONE)
  await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
  await begin(page, 'hotseat', 'tide-of-iron')
  const fight = (now: Snapshot, turn: number) =>
    now.decision!.options.find(one => one.until || /^(Shoot|ConcentrateFire|OpenFire)/.test(one.kind)) ??
    wish(now, turn)
  await playUntil(page, async () => (await page.locator('.fallen .die').count()) > 0, fight)
  expect(page.errors).toEqual([])
})

test('machines are listed from easy to hard, and the one chosen says what to expect', async () => {
  const page = await newPage(browser)
  await page.goto(HOME)
  const names = async () => (await page.locator('.new select.minor option').allTextContents()).slice(0, 3)
  await expect.poll(names).toEqual(['Easy', 'Normal', 'Hard'])
  await page.locator('.new select.minor').selectOption('hard')
  await page.getByText('plays out what may come').waitFor()
})
