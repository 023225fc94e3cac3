/** A distant place is a destination: one click shows the way, one more goes it. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, launch, newPage, skipLessons, spotOf, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A squad that may advance is asked what it does. */
async function activated(): Promise<Tab> {
  const page = await newPage(browser)
  await begin(page)
  await skipLessons(page)
  await page.getByRole('button', { name: 'Activate US2' }).click()
  await page.getByRole('heading', { name: /What does US2 do/ }).waitFor()
  return page
}

async function clickOn(page: Tab, name: string): Promise<void> {
  const { x, y } = await spotOf(page, name)
  await page.mouse.click(x, y)
}

test('one click shows the way with its cost, one more goes it', async () => {
  const page = await activated()
  await clickOn(page, 'E4')
  await page.locator('.way-card', { hasText: 'costs 3' }).waitFor()
  expect(await page.locator('.lines .way').count()).toBe(1)
  expect(await page.locator('.log').textContent()).not.toContain('enters')
  await clickOn(page, 'E4')
  await page.locator('.log', { hasText: 'US2 enters E4' }).waitFor()
  expect((await page.locator('.log').textContent())!.match(/US2 enters/g)).toHaveLength(3)
  await page.getByRole('heading', { name: /Where does US2 go/ }).waitFor()
  expect(page.errors).toEqual([])
})

test('by keyboard: the cursor and Enter, twice; Escape leaves it', async () => {
  const page = await activated()
  await page.keyboard.press('b')
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.locator('.way-card').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.way-card').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.locator('.way-card').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.log', { hasText: 'US2 enters E4' }).waitFor()
})

test('the pointer that rests on a place shows the way there', async () => {
  const page = await activated()
  const { x, y } = await spotOf(page, 'E4')
  await page.mouse.move(x, y)
  await page.locator('.lines .way').waitFor()
  expect(await page.locator('.way-card').count()).toBe(0)
})

test('where no way leads one is told why', async () => {
  const page = await activated()
  await clickOn(page, 'I8')
  await page.locator('.why').waitFor()
  expect(await page.locator('.way-card').count()).toBe(0)
})
