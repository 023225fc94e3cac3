import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { barriers, begin, launch, newPage, PHONE, SYSTEMS, skipLessons } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The dialogs of the menu, by the names of their buttons. */
const DIALOGS = ['Order of battle', 'Standing orders', 'Dice', 'Settings', 'Talk']

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.dialog').getByRole('button', { name, exact: false }).first().click()
  await page.getByRole('dialog').waitFor()
}

describe.each(['light', 'dark'] as const)('%s', colorScheme => {
  test('the lobby has no barriers', async () => {
    const page = await newPage(browser, { colorScheme })
    await page.goto(inject('url'))
    await page.waitForSelector('.games article')
    expect(await barriers(page)).toEqual([])
  })

  test('the play screen and its dialogs have no barriers', async () => {
    const page = await newPage(browser, { colorScheme })
    await begin(page)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const name of colorScheme === 'dark' ? DIALOGS : DIALOGS.slice(1, 3)) {
      await openFromMenu(page, name)
      expect({ name, found: await barriers(page) }).toEqual({ name, found: [] })
      await page.keyboard.press('Escape')
    }
  })

  test.each(SYSTEMS)('the phone has no barriers: %s', async game => {
    const page = await newPage(browser, { ...PHONE, colorScheme })
    await begin(page, 'machine', game)
    expect(await barriers(page)).toEqual([])
  })
})

test('Heroes of Normandie has no barriers, in French too', async () => {
  const page = await newPage(browser)
  await begin(page, 'machine', 'heroes-of-normandie')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Français' }).click()
  await page
    .getByText(/À vous|L’apprentissage|Apprentissage/)
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
})

test('with reduced motion nothing breathes for long', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' })
  await begin(page)
  await skipLessons(page)
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced')
  const seconds = await page
    .locator('.breathe')
    .first()
    .evaluate(one => getComputedStyle(one).animationDuration)
  expect(Number.parseFloat(seconds)).toBeLessThan(0.2)
})
