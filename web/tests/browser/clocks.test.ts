/** Clocks: chosen with a new match, shown where it is played and listed, and what happens when one has run out. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClockTerms, Ticket } from '~/api/wire'
import { barriers, HOME, launch, newPage, PHONE, shut, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A match of two people with a clock that no dialog offers, each in a browser of his own; the first is asked. */
async function together(clock: ClockTerms): Promise<[Tab, Tab]> {
  const [host, guest] = [await newPage(browser), await newPage(browser)]
  const seats = [{ player: 'me', name: 'Bert' }, { player: 'invited' }]
  const data = { game: 'tide-of-iron', seats, options: { clock } }
  const made: Ticket = await (await host.request.post(`${HOME}/api/v1/matches`, { data })).json()
  await seated(host, made)
  const join = { data: { code: made.invitations[0]!.code, name: 'Anne' } }
  const joined: Ticket = await (await guest.request.post(`${HOME}/api/v1/matches/${made.match}/join`, join)).json()
  await seated(guest, joined)
  return [host, guest]
}

async function seated(page: Tab, { match, token }: Ticket): Promise<void> {
  await page.goto(HOME)
  await page.evaluate(
    ([match, token]) => localStorage.setItem('bocage.tokens', JSON.stringify({ [match!]: token })),
    [match, token],
  )
  await page.goto(`${HOME}/#/play/${match}`)
  await page.waitForSelector('.board')
}

test('a clock is chosen with the match, and shown on the table, in the menu and in the list', async () => {
  const page = await newPage(browser)
  await page.goto(HOME)
  await page.getByLabel('Opponent').selectOption('hotseat')
  await page.getByLabel('Clock', { exact: true }).selectOption('match')
  await page.getByLabel('How much time').selectOption({ label: '5 hours' })
  await page.getByLabel('When it is gone').selectOption({ label: 'a machine takes over' })
  expect(await barriers(page)).toEqual([])
  await page.locator('.new .button').click()
  await page.locator('.clocks .runs', { hasText: /^American4 h 59 min$/ }).waitFor()
  expect(await page.locator('.clocks .stands').textContent()).toBe('German5 h 0 min')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Clock: 5 hours for the match; when it is gone, a machine takes over.').waitFor()
  await shut(page)
  await page.goto(`${HOME}/#/`)
  await page.locator('.resume .clock', { hasText: '4 h 59 min left' }).waitFor()
  expect(page.errors).toEqual([])
})

test('in French too, and on a phone', async () => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr' })
  await page.goto(HOME)
  await page.getByLabel('Adversaire').selectOption('hotseat')
  await page.getByLabel('Pendule', { exact: true }).selectOption('choice')
  await page.locator('.new .button').click()
  await page
    .locator('.clocks .runs', { hasText: '1 j 23 h' })
    .or(page.locator('.clocks .runs', { hasText: '47 h 59 min' }))
    .waitFor()
  const bar = (await page.locator('.phone-bar').boundingBox())!
  const clocks = (await page.locator('.clocks').boundingBox())!
  expect(clocks.x + clocks.width).toBeLessThanOrEqual(bar.x + bar.width)
})

test('who has no time left has lost, and both are told so', async () => {
  const [host, guest] = await together({ each: 'match', seconds: 3, end: 'lost' })
  for (const page of [host, guest]) {
    await page.locator('.ending').getByText('American: the time ran out.').waitFor()
    await page.locator('.ending h2', { hasText: 'German' }).waitFor()
    await page.locator('.log').getByText('American: the time has run out.').waitFor()
  }
  expect([host.errors, guest.errors]).toEqual([[], []])
})

test('a machine takes over, and the other plays on', async () => {
  const [host, guest] = await together({ each: 'choice', seconds: 3, end: 'machine', machine: 'random' })
  await guest.locator('.top .others').getByText('machine', { exact: false }).waitFor()
  await guest.locator('.log').getByText('American: the time has run out.').waitFor()
  await expect.poll(() => host.locator('.option').count()).toBe(0)
})
