import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { barriers, begin, launch, newPage, PHONE } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe.each(['light', 'dark'] as const)('%s', colorScheme => {
  test('the lobby has no barriers', async () => {
    const page = await newPage(browser, { colorScheme })
    await page.goto(inject('url'))
    await page.waitForSelector('.games article')
    expect(await barriers(page)).toEqual([])
  })

  test('the play screen has no barriers', async () => {
    const page = await newPage(browser, { colorScheme })
    await begin(page)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('o')
    await page.waitForSelector('.roster li')
    expect(await barriers(page)).toEqual([])
  })

  test('the phone has no barriers', async () => {
    const page = await newPage(browser, { ...PHONE, colorScheme })
    await begin(page)
    expect(await barriers(page)).toEqual([])
  })
})

test('with reduced motion nothing breathes for long', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce' })
  await begin(page)
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced')
  const seconds = await page
    .locator('.breathe')
    .first()
    .evaluate(one => getComputedStyle(one).animationDuration)
  expect(Number.parseFloat(seconds)).toBeLessThan(0.2)
})
