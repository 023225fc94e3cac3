import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked, begin, HOME, launch, newPage, PHONE, SYSTEMS, skipLessons, spotOf } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe('a match against a machine', () => {
  test('a unit is activated, advances by a click on the board, and the step is taken back', async () => {
    const page = await newPage(browser)
    await begin(page)
    await skipLessons(page)
    await page.getByRole('button', { name: 'Activate US1' }).click()
    await page.getByRole('button', { name: /^Advance with US1/ }).click()
    await page.getByRole('button', { name: 'Enter B3' }).waitFor()
    const b3 = await spotOf(page, 'B3')
    await page.mouse.click(b3.x, b3.y)
    await page.locator('.log', { hasText: 'US1 enters B3' }).waitFor()
    await page.keyboard.press('z')
    await page.getByRole('button', { name: 'Enter B3' }).waitFor()
    expect(page.errors).toEqual([])
  })

  test('what is not on offer says which rule forbids it, and the rule can be read', async () => {
    const page = await newPage(browser)
    await begin(page)
    await page.keyboard.press('1')
    await page.getByRole('button', { name: /^Advance with US1/ }).click()
    await page.getByRole('button', { name: 'Enter B3' }).waitFor()
    const far = await spotOf(page, 'F6')
    await page.mouse.click(far.x, far.y)
    const tip = page.locator('.why')
    await tip.getByText('is not next to').waitFor()
    await tip.locator('.rule').click()
    await page.locator('.dialog .rule-text.here').waitFor()
  })

  test('choices can be typed, and the board is walked with the arrow keys', async () => {
    const page = await newPage(browser)
    await begin(page)
    await page.keyboard.press('/')
    await page.getByPlaceholder('Type a choice').fill('activate us2')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /What does US2 do/ }).waitFor()
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowDown')
    const speech = () => page.locator('#cursor-speech').textContent()
    await expect.poll(speech).toMatch(/^[A-Z]\d+, .*US2 American/)
    const first = await speech()
    await page.keyboard.press('ArrowDown')
    await expect.poll(speech).not.toBe(first)
    const camera = () => page.locator('.layer').evaluate(layer => getComputedStyle(layer).transform)
    const before = await camera()
    await page.getByRole('button', { name: 'Zoom in' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(camera).not.toBe(before)
  })

  test.each([
    ['tide-of-iron', /Votre action/, /Your action/],
    ['heroes-of-normandie', /Où déployer/, /set up/],
  ] as const)('the language changes at any time: %s', async (game, french, english) => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    await asked(page)
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { name: french }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: english }).waitFor()
  })
})

describe('other ways to play', () => {
  test('two at one screen: the board is hidden until the next player is there', async () => {
    const page = await newPage(browser)
    await begin(page, 'hotseat')
    await page.getByRole('button', { name: /End your Action phase/ }).click()
    await page.locator('.curtain .button:focus', { hasText: 'I am here' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Your move, German').waitFor()
    await page.locator('.choices .option:focus').waitFor()
  })

  test('a friend joins by the link', async () => {
    const host = await newPage(browser)
    await begin(host, 'invited')
    const link = await host.locator('.invitations .invitation').inputValue()
    const friend = await newPage(browser)
    await friend.goto(link)
    await friend.getByRole('button', { name: 'Take the seat' }).click()
    await friend.getByText(/Waiting for American/).waitFor()
  })

  test('whoever knows a match may watch it', async () => {
    const page = await newPage(browser)
    const match = await begin(page)
    const spectator = await newPage(browser)
    await spectator.goto(`${HOME}/#/watch/${match}`)
    await spectator.getByText(/Waiting for American/).waitFor()
    expect(await spectator.locator('.option').count()).toBe(0)
  })

  test('a match is looked back on', async () => {
    const page = await newPage(browser)
    await begin(page)
    await page.keyboard.press('1')
    await page.getByRole('button', { name: /^Advance with US1/ }).click()
    await page.getByRole('button', { name: 'Enter B3' }).click()
    await page.locator('.log', { hasText: 'enters B3' }).waitFor()
    await page.keyboard.press('l')
    await page.getByRole('slider', { name: 'Replay' }).fill('0')
    await page.getByText('Looking back: step 0').waitFor()
    await expect.poll(() => page.locator('.log').textContent()).not.toContain('enters B3')
    await page.getByRole('button', { name: 'To the present' }).click()
    await page.locator('.log', { hasText: 'enters B3' }).waitFor()
  })
})

test.each(SYSTEMS)('a phone in portrait: choices in the sheet, fingers wide enough: %s', async game => {
  const page = await newPage(browser, PHONE)
  await begin(page, 'machine', game)
  await skipLessons(page)
  const now = await asked(page)
  const sizes = await page
    .locator('.sheet .option')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  await page.locator('.sheet .option').first().tap()
  expect((await asked(page, now.revision)).revision).toBeGreaterThan(now.revision)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
