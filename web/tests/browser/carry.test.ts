/** A seat goes from one browser to another: by a link or by a typed code, and stays behind or not. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asked,
  barriers,
  begin,
  clickOption,
  fromMenu,
  HOME,
  launch,
  look,
  newPage,
  shut,
  skipLessons,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('by a link, and both devices hold the seat', async () => {
  const [here, there] = [await newPage(browser), await newPage(browser)]
  await begin(here, 'machine')
  await fromMenu(here, 'To another device')
  await here.getByRole('button', { name: 'Make a link' }).click()
  const link = await here.getByLabel('Link for the other device').inputValue()
  expect(await barriers(here)).toEqual([])
  await shut(here)
  await there.goto(link)
  expect(await barriers(there)).toEqual([])
  await there.getByRole('button', { name: 'Play here' }).click()
  await there.waitForSelector('.option')
  await skipLessons(there)
  const now = await asked(there)
  await clickOption(there, now.decision!.options[0]!)
  await expect.poll(async () => (await look(here)).revision).toBeGreaterThan(now.revision)
  expect((await look(here)).yours).toEqual([0])
  expect([here.errors, there.errors]).toEqual([[], []])
})

test('by a code that is typed, and the first device gives the seat up', async () => {
  const [here, there, late] = [await newPage(browser), await newPage(browser), await newPage(browser)]
  const match = await begin(here, 'machine')
  await fromMenu(here, 'To another device')
  await here.getByLabel('keep the seat on this device too').uncheck()
  await here.getByRole('button', { name: 'Make a link' }).click()
  const code = (await here.locator('.carry-code').textContent())!
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  for (const page of [there, late]) {
    await page.goto(HOME)
    await page.getByRole('link', { name: 'Enter a code' }).click()
    await page.getByLabel('Code of your other device').fill(code.toLowerCase())
  }
  await there.getByRole('button', { name: 'Play here' }).click()
  await there.waitForSelector('.option')
  expect(there.url()).toContain(match)
  expect((await look(there)).yours).toEqual([0])
  await here.getByText('This seat is on another device now.').waitFor()
  expect(await here.evaluate(() => localStorage.getItem('bocage.tokens'))).toBe('{}')
  await late.getByRole('button', { name: 'Play here' }).click()
  await late.getByText('There is no such code').waitFor()
})
