/** The rules: contents, a search with the best first and its hits marked, and the rule that one comes from. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, begin, HOME, launch, newPage, PHONE, skipLessons, spotOf } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('contents lead to chapters, whose names are in the language of the page', async () => {
  const page = await newPage(browser, { locale: 'fr' })
  await page.goto(HOME)
  await page.getByRole('button', { name: 'Règles', exact: true }).click()
  const contents = page.locator('.contents')
  await contents.getByRole('button', { name: 'Tir d’opportunité' }).click()
  await page.locator('.pages h3', { hasText: 'Tir d’opportunité' }).waitFor()
  expect(await page.locator('.rule-text').first().getAttribute('data-rule')).toMatch(/^toi\.opfire\./)
  expect(await contents.getByText(/^Chapitre/).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
})

test('a search ranks and marks what it finds, and leads to the chapter', async () => {
  const page = await newPage(browser)
  await page.goto(HOME)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.getByRole('searchbox').fill('smoke')
  await page.locator('mark').first().waitFor()
  expect(await page.locator('.rule-text').first().getAttribute('data-rule')).toMatch(/^toi\.smoke\./)
  expect((await page.locator('mark').first().textContent())!.toLowerCase()).toBe('smoke')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'In its chapter: Smoke' }).first().click()
  await page.locator('.rule-text.here').waitFor()
  await page.getByRole('searchbox').fill('xyzzy')
  await page.getByText('Nothing is found.').waitFor()
})

test('the page may be opened before the lobby knows its games, and asks again for what it was not given', async () => {
  const page = await newPage(browser)
  let late = () => {}
  const asked = new Promise<void>(resolve => {
    late = resolve
  })
  await page.route('**/api/v1/games', async route => {
    await asked
    await route.continue()
  })
  await page.route('**/api/v1/rules/*', route => route.abort(), { times: 1 })
  await page.goto(HOME)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.locator('.dialog').getByText('Loading').waitFor()
  late()
  await page.getByText('The rules could not be read.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.getByRole('searchbox').waitFor()
})

test('the page opens at the rule that one comes from, in sight', async () => {
  const page = await newPage(browser)
  await begin(page)
  await skipLessons(page)
  await page.keyboard.press('1')
  await page.getByRole('button', { name: /^Advance with US1/ }).click()
  await page.getByRole('button', { name: 'Enter B3' }).waitFor()
  const { x, y } = await spotOf(page, 'I8')
  await page.mouse.click(x, y)
  const link = page.locator('.why .rule').first()
  const rule = (await link.textContent())!
  const here = page.locator('.rule-text.here')
  const opened = async () => {
    await link.click()
    await here.waitFor()
    const body = (await page.locator('.dialog .body').boundingBox())!
    await expect
      .poll(async () => {
        const top = (await here.boundingBox())!.y - body.y
        return top >= -1 && top < body.height
      })
      .toBe(true)
  }
  await opened()
  expect(await here.getAttribute('data-rule')).toBe(rule)
  await page.keyboard.press('Escape')
  await here.waitFor({ state: 'detached' })
  await opened()
})

test('on a phone the contents are a list to choose from', async () => {
  const page = await newPage(browser, PHONE)
  await page.goto(HOME)
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.locator('.contents-short').selectOption('toi.assault')
  await page.locator('.pages h3', { hasText: 'Assault' }).waitFor()
  expect(await barriers(page)).toEqual([])
})
