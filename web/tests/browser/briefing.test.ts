/** Before a match one reads what it is about, and sees the board on which it is played. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, begin, HOME, launch, newPage, SYSTEMS } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const HEADINGS = {
  en: ['Situation', 'Forces', 'What wins', 'What is special'],
  fr: ['Situation', 'Forces', 'Ce qui fait gagner', 'Particularités'],
}

describe.each(['en', 'fr'] as const)('in %s', locale => {
  test.each(SYSTEMS)('every scenario of %s has four parts and a picture', async game => {
    const page = await newPage(browser, { locale })
    await page.goto(HOME)
    await page.locator('.new select').first().selectOption(game)
    const scenarios = page.locator('.new .step:nth-child(2) select')
    for (const value of await scenarios
      .locator('option')
      .evaluateAll(all => all.map(one => (one as HTMLOptionElement).value))) {
      await scenarios.selectOption(value)
      await expect.poll(() => page.locator('.new .briefing .label').allTextContents()).toEqual(HEADINGS[locale])
      await page.locator('.new .board-picture svg').waitFor()
    }
    expect(page.errors).toEqual([])
  })
})

test.each(['tide-of-iron', 'tide-of-fortune'] as const)(
  'whoever is invited to %s sees the board in its proportions, and lines that can be read',
  async game => {
    const page = await newPage(browser, { viewport: { width: 1920, height: 1080 } })
    await begin(page, 'invited', game)
    const link = await page.locator('.invitations .invitation').inputValue()
    await page.goto('about:blank')
    await page.goto(link)
    const svg = page.locator('.join .board-picture svg')
    await svg.waitFor()
    const { wide, high, width, height, ground } = await svg.evaluate(one => {
      const { width, height } = one.getBoundingClientRect()
      const { width: wide, height: high } = (one as SVGSVGElement).viewBox.baseVal
      return { wide, high, width, height, ground: one.parentElement!.getBoundingClientRect().width }
    })
    expect(width / height).toBeCloseTo(wide / high, 1)
    expect(ground).toBeCloseTo(width, 0)
    expect((await page.locator('.join .words').boundingBox())!.width).toBeLessThan(520)
  },
)

test('in a match the menu has it, without barriers', async () => {
  const page = await newPage(browser)
  await begin(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.dialog .briefing').getByText('What wins').waitFor()
  await page.locator('.dialog .board-picture svg').waitFor()
  expect(await barriers(page)).toEqual([])
})
