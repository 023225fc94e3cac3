/** Nothing that a screen reader user would stumble over: axe on every screen and dialog, by day and by night. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  asked,
  barriers,
  begin,
  chooseOn,
  fromMenu,
  HOME,
  launch,
  newPage,
  PHONE,
  SYSTEMS,
  shut,
  skipLessons,
  type Tab,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const SCHEMES = ['light', 'dark'] as const

/** How each dialog and panel of the play screen is opened; Escape closes them. */
const PANELS: Record<string, (page: Tab) => Promise<unknown>> = {
  menu: page => page.getByRole('button', { name: 'Menu' }).click(),
  'order of battle': page => page.keyboard.press('o'),
  talk: page => fromMenu(page, 'Talk'),
  dice: page => fromMenu(page, 'Honest dice'),
  orders: page => fromMenu(page, 'Standing orders'),
  settings: page => fromMenu(page, 'Settings'),
  help: page => page.keyboard.press('?'),
  rules: async page => {
    await page.keyboard.press('r')
    await page.locator('.rule-text').first().waitFor()
  },
  'typed choice': async page => {
    await page.keyboard.press('/')
    await page.locator('.command input').fill('e')
  },
  replay: async page => {
    await page.keyboard.press('l')
    await page.getByRole('slider', { name: 'Replay' }).fill('0')
    await page.getByText('Looking back').waitFor()
  },
}

describe.each(SYSTEMS)('%s', game => {
  test.each(SCHEMES)('the play screen and what opens on it: %s', async colorScheme => {
    const page = await newPage(browser, { colorScheme })
    await begin(page, 'machine', game)
    expect(await barriers(page)).toEqual([])
    await skipLessons(page)
    await chooseOn(page, await asked(page))
    for (const [name, open] of Object.entries(PANELS)) {
      await open(page)
      expect({ name, found: await barriers(page) }).toEqual({ name, found: [] })
      await shut(page)
    }
    expect(page.errors).toEqual([])
  })

  test.each(SCHEMES)('the phone: %s', async colorScheme => {
    const page = await newPage(browser, { ...PHONE, colorScheme })
    await begin(page, 'machine', game)
    expect(await barriers(page)).toEqual([])
    await skipLessons(page)
    for (const tab of (await page.getByRole('tab').allTextContents()).reverse()) {
      await page.getByRole('tab', { name: tab }).tap()
      expect({ tab, found: await barriers(page) }).toEqual({ tab, found: [] })
    }
  })

  test('in French', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    await page.getByRole('button', { name: 'Français' }).click()
    await page
      .getByText(/À vous/)
      .first()
      .waitFor()
    expect(await barriers(page)).toEqual([])
  })
})

describe.each(SCHEMES)('%s', colorScheme => {
  test('the lobby and its dialogs', async () => {
    const page = await newPage(browser, { colorScheme })
    await page.goto(HOME)
    await page.waitForSelector('.games article')
    await page.locator('.optional summary').click()
    expect(await barriers(page)).toEqual([])
    for (const name of ['Settings', 'Rules']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      expect({ name, found: await barriers(page) }).toEqual({ name, found: [] })
      await shut(page)
    }
  })

  test('the lobby on a phone', async () => {
    const page = await newPage(browser, { ...PHONE, colorScheme })
    await page.goto(HOME)
    await page.waitForSelector('.games article')
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const english = await page.getByRole('button', { name: 'English' }).boundingBox()
    expect(english!.x + english!.width).toBeLessThanOrEqual(390)
  })

  test('an invitation, the curtain between two players, and the end of a match', async () => {
    const host = await newPage(browser, { colorScheme })
    await begin(host, 'invited')
    const link = await host.locator('.invitations .invitation').inputValue()
    const guest = await newPage(browser, { colorScheme })
    await guest.goto(link)
    await guest.getByRole('button', { name: 'Take the seat' }).waitFor()
    expect(await barriers(guest)).toEqual([])
    const page = await newPage(browser, { colorScheme })
    await begin(page, 'hotseat')
    await page.getByRole('button', { name: /End your Action phase/ }).click()
    await page.getByRole('button', { name: 'I am here' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'I am here' }).click()
    await fromMenu(page, 'Give up')
    await page.locator('.dialog .danger').click()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: /Victory/ }).waitFor()
    expect(await barriers(page)).toEqual([])
    await fromMenu(page, 'Honest dice')
    await page.locator('.verdict.good').waitFor()
    expect(await barriers(page)).toEqual([])
  })

  test('odds, refusals and overlays', async () => {
    const page = await newPage(browser, { colorScheme })
    await begin(page, 'machine', 'heroes-of-normandie')
    await skipLessons(page)
    let now = await asked(page)
    const both = async () => (await page.locator('.option.commits').count()) && (await page.locator('.missing').count())
    while (!(await both())) now = await chooseOn(page, now)
    await page.locator('.option.commits').first().click()
    await page.locator('.outcomes, .odds .unknown').first().waitFor()
    await page.keyboard.press('v')
    await page.locator('.missing summary').click()
    expect(await barriers(page)).toEqual([])
  })
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
