/** What surrounds the choices: overlays, standing orders, saves, branches, dice, talk, a second match. */

import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asked, begin, launch, look, newPage, skipLessons, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

async function fromMenu(page: Tab, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.dialog').getByRole('button', { name }).click()
}

/** A match at this screen, one step into it. */
async function started(): Promise<Tab> {
  const page = await newPage(browser)
  await begin(page, 'hotseat')
  await skipLessons(page)
  await page.keyboard.press('1')
  await page.getByRole('heading', { name: /What does US1 do/ }).waitFor()
  return page
}

test('the lens lights up what the unit reaches, with costs, and goes out again', async () => {
  const page = await started()
  await page.locator('.lens .chip').first().waitFor()
  await page.keyboard.press('v')
  await page.locator('.lens-ground').waitFor()
  expect(await page.locator('.lens .chip[aria-pressed="true"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('.lens-ground').waitFor({ state: 'detached' })
})

test('each choice says beforehand what it spends', async () => {
  const page = await started()
  await page.getByRole('button', { name: /^Advance with US1/ }).click()
  await page.locator('.costs text').first().waitFor()
  const told = () =>
    page.locator('.option').evaluateAll(all => all.map(one => `${one.getAttribute('title')} ${one.textContent}`).join())
  await expect.poll(told).toMatch(/\d → \d/)
})

test('a standing order is given, changed and withdrawn', async () => {
  const page = await started()
  const orders = async () => (await look(page)).orders
  await fromMenu(page, 'Standing orders')
  const dialog = page.locator('.dialog')
  const within = dialog.locator('.orders li').nth(1)
  await within.locator('input[type="checkbox"]').first().check()
  await within.locator('input[type="number"]').fill('3')
  await expect.poll(orders).toMatchObject([{ is: 'FireWithin', range: 3 }])
  await within.locator('input[type="checkbox"]').first().uncheck()
  await expect.poll(orders).toEqual([])
})

test('a match is saved as a file, and goes on from it', async () => {
  const page = await started()
  const { revision, pieces } = await look(page)
  const saving = page.waitForEvent('download')
  await fromMenu(page, 'Save as a file')
  const file = await (await saving).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'tide-of-iron', revision })
  const other = await newPage(browser)
  await other.goto(page.url().split('#')[0]!)
  await other.waitForSelector('.games article')
  await other.locator('input[type="file"]').setInputFiles(file)
  await other.getByRole('heading', { name: /What does US1 do/ }).waitFor()
  expect((await look(other)).pieces).toEqual(pieces)
})

test('a new match branches off from a point of the replay', async () => {
  const page = await started()
  const before = page.url()
  await page.keyboard.press('l')
  await page.getByRole('slider').fill('0')
  await page.getByText('Looking back: step 0').waitFor()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.getByRole('button', { name: 'Activate US1' }).waitFor()
  expect((await look(page)).parent).toMatchObject({ why: 'branch', revision: 0 })
})

test('after a match the dice are checked, and it is played again with the sides exchanged', async () => {
  const page = await newPage(browser)
  await begin(page)
  await skipLessons(page)
  await fromMenu(page, 'Give up')
  await page.locator('.dialog .danger').click()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: /Victory/ }).waitFor()
  await fromMenu(page, 'Honest dice')
  await page.locator('.verdict.good').waitFor()
  await page.getByRole('heading', { name: 'Luck' }).waitFor()
  await page.keyboard.press('Escape')
  const before = page.url()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.waitForSelector('.board')
  expect((await look(page)).yours).toEqual([1])
})

test('a card that cannot be played now says why not', async () => {
  const page = await newPage(browser)
  await page.goto(inject('url'))
  await page.locator('.new select').first().selectOption('heroes-of-normandie')
  await page.locator('.new select[aria-label="Scenario"]').selectOption('saint-aubert')
  await page.locator('.new select.minor').selectOption('random')
  await page.locator('.new .button').click()
  await page.waitForSelector('.option, .waits')
  let now = await asked(page)
  while (!now.hand?.length) {
    await page.locator('.options .option').last().click()
    now = await asked(page, now.revision)
  }
  await page.locator('.playing-card:not(.playable)').first().click()
  await page.locator('.why').waitFor()
})
