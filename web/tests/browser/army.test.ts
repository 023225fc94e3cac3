/** Army building: tiles, slots and points on a sheet; what cannot be had says why. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, barriers, HOME, launch, look, newPage, PHONE, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A free battle at this screen, at the moment when the first player builds an army. */
async function recruiting(page: Tab): Promise<void> {
  await page.goto(HOME)
  await page.locator('.new select').first().selectOption('heroes-of-normandie')
  await page.locator('.new select[aria-label="Scenario"]').selectOption('free-battle-200')
  await page.locator('.new select[aria-label="Opponent"]').selectOption('hotseat')
  await page.locator('.new .button').click()
  await page.locator('.muster').waitFor()
  const curtain = page.getByRole('button', { name: 'I am here' })
  const ready = page.locator('.stock .ware:not(.refused)').first()
  await curtain.or(ready).first().waitFor()
  if (await curtain.count()) await curtain.click()
  await ready.waitFor()
}

async function building(page: Tab): Promise<void> {
  await recruiting(page)
  await page.getByRole('button', { name: 'Build an army of your own' }).click()
  await page.locator('.stock .ware', { hasText: 'Breaking Point' }).first().waitFor()
}

const left = async (page: Tab) => (await look(page)).muster?.left

test('tiles are recruited and slots filled by clicking on the sheet, and taken back', async () => {
  const page = await newPage(browser)
  await building(page)
  const { stock } = (await look(page)).muster!
  const tile = stock.find(one => one.index !== null && one.pieces.length > 1)!
  await page.locator('.stock .ware').nth(stock.indexOf(tile)).click()
  await page.locator('.enlistment').waitFor()
  await expect.poll(() => page.locator('.purse').textContent()).toContain(`${tile.cost} of 200 points`)
  expect(await left(page)).toBe(200 - tile.cost)
  const { army } = (await look(page)).muster!
  const slot = army[0]!.berths.findIndex(berth => berth.stock.some(ware => ware.index !== null))
  const option = army[0]!.berths[slot]!.stock.find(ware => ware.index !== null)!
  const berth = page.locator('.enlistment .berth').nth(slot)
  await berth.locator('summary').click()
  await berth.locator('.ware:not(.refused)').first().click()
  await page.locator('.berth.filled').waitFor()
  expect(await left(page)).toBe(200 - tile.cost - option.cost)
  await page.keyboard.press('z')
  await page.locator('.berth.filled').waitFor({ state: 'detached' })
  expect(page.errors).toEqual([])
})

test('what cannot be recruited says which rule forbids it', async () => {
  const page = await newPage(browser)
  await building(page)
  const staff = page.locator('.stock .ware', { hasText: 'Regimental staff' })
  await staff.click()
  await page.locator('.enlistment').waitFor()
  await page.locator('.stock .ware.refused', { hasText: 'Regimental staff' }).click()
  await page.locator('.ware-why').getByText('no more than 1').waitFor()
  await page.locator('.ware-why .rule').click()
  await page.locator('.dialog .rule-text.here').waitFor()
})

test('an army is built by keyboard alone, and goes to battle', async () => {
  const page = await newPage(browser)
  await recruiting(page)
  await page.keyboard.press('/')
  await page.keyboard.type('ready-made')
  await page.keyboard.press('Enter')
  const now = await asked(page, 0)
  expect(now.muster?.seat).not.toBe(undefined)
  expect(await page.getByRole('button', { name: 'See the board' }).count()).toBe(1)
})

test.each(['light', 'dark'] as const)('the sheet has no barriers: %s', async colorScheme => {
  const page = await newPage(browser, { colorScheme })
  await building(page)
  const refused = page.locator('.stock .ware.refused .pictured')
  for (let tiles = 0; tiles < 5 && !(await refused.count()); tiles++) {
    await page.locator('.stock .ware:not(.refused)').first().click()
    await page.locator('.enlistment').nth(tiles).waitFor()
  }
  await refused.first().waitFor()
  await page.locator('.enlistment .berth summary').first().click()
  expect(await barriers(page)).toEqual([])
})

test('the sheet has no barriers on a phone, and folds away', async () => {
  const page = await newPage(browser, PHONE)
  await building(page)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'See the board' }).tap()
  await page.locator('.muster-body').waitFor({ state: 'detached' })
})
