/** People find one another: the link to send, the page behind it, whose turn it is, who is there, what was said. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, fromMenu, HOME, launch, newPage, PHONE, shut, skipLessons, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Two people in one match: the host, and who came by the link. */
async function together(): Promise<[Tab, Tab]> {
  const host = await newPage(browser)
  await begin(host, 'invited')
  const guest = await newPage(browser)
  await guest.goto(await host.locator('.invitations .invitation').inputValue())
  await guest.getByLabel('Your name').fill('Anne')
  await guest.getByRole('button', { name: 'Take the seat' }).click()
  await guest.locator('.waits').waitFor()
  return [host, guest]
}

test('the link is there at once, and the button says that it was copied', async () => {
  const page = await newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await begin(page, 'invited')
  const link = await page.locator('.invitations .invitation').inputValue()
  await page.locator('.invitations').getByRole('button', { name: 'Copy' }).click()
  await page.locator('.invitations').getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('the page behind the link names game, scenario, sides and host', async () => {
  const host = await newPage(browser)
  await begin(host, 'invited')
  const guest = await newPage(browser)
  await guest.goto(await host.locator('.invitations .invitation').inputValue())
  const about = guest.locator('.about')
  for (const words of ['Tide of Iron', 'First contact', 'American', 'German', 'you, if you want'])
    await about.getByText(words, { exact: true }).first().waitFor()
})

test('whose turn it is stands in the title and in the icon of the tab', async () => {
  const [host, guest] = await together()
  const icon = (page: Tab) => page.locator('link[rel="icon"]').getAttribute('href')
  await expect.poll(() => host.title()).toMatch(/^● your turn/)
  expect(await icon(host)).toMatch(/^data:/)
  expect(await guest.title()).not.toMatch(/^●/)
  expect(await icon(guest)).toBe('./icon.svg')
  await skipLessons(host)
  await host.getByRole('button', { name: /End your Action phase/ }).click()
  await expect.poll(() => guest.title()).toMatch(/^● your turn/)
  await expect.poll(() => host.title()).not.toMatch(/^●/)
})

test('the opponent is named, and is there or away; the invitation is gone', async () => {
  const [host, guest] = await together()
  const others = host.locator('.top .others')
  await others.getByText('Anne').waitFor()
  await others.getByText('here').waitFor()
  expect(await host.locator('.invitations').count()).toBe(0)
  await host.setViewportSize(PHONE.viewport!)
  await host.locator('.tracks .others', { hasText: 'Anne' }).getByText('here').waitFor()
  await host.setViewportSize({ width: 1280, height: 800 })
  await guest.goto('about:blank')
  await others.getByText('away').waitFor()
})

test('what was said shows a badge until it is read', async () => {
  const [host, guest] = await together()
  await fromMenu(guest, 'Talk')
  await guest.locator('.dialog input').fill('Good evening')
  await guest.locator('.dialog').getByRole('button', { name: 'Say' }).click()
  await host.locator('.top .badge', { hasText: '1' }).waitFor()
  await fromMenu(host, 'Talk')
  await host.getByText('Good evening').waitFor()
  await shut(host)
  await host.locator('.top .badge').waitFor({ state: 'detached' })
})

test('a match is listed to watch where its maker wants that, and its link can be copied', async () => {
  const host = await newPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await host.goto(HOME)
  await host.getByLabel('All may watch').check()
  await host.getByRole('button', { name: 'Play' }).click()
  await host.waitForSelector('.option, .waits')
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.locator('.watch-link').getByRole('button', { name: 'Copy' }).click()
  const link = await host.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/#/watch/')
  const other = await newPage(browser)
  await other.goto(HOME)
  const match = /watch\/([^/]+)/.exec(link)![1]!
  await other.locator('.matches', { hasText: 'Matches to watch' }).locator(`a[href*="${match}"]`).click()
  await other.locator('.board').waitFor()
  expect(await other.locator('.options .option').count()).toBe(0)
})
