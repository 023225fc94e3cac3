/** It is my turn: whoever wants it hears two notes, and is notified while the page is hidden. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, begin, launch, newPage, send, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Writes down notes and notifications instead of giving them, in a page that is hidden. */
const listen = (page: Tab, wanted: { sound: boolean; notify: boolean }) =>
  page.addInitScript(wanted => {
    const heard: string[] = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) {
      heard.push('note')
      start.call(this, at)
    }
    const Told = class {
      static permission = 'granted'
      constructor(title: string) {
        heard.push(title)
      }
    }
    Object.assign(window, { heard, Notification: Told })
    Object.defineProperty(document, 'hidden', { get: () => true })
    localStorage.setItem('bocage.settings', JSON.stringify({ pace: 'instant', ...wanted }))
  }, wanted)

const heardBy = (page: Tab) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test.each([true, false])('a sound and a notification come if they are wanted: %s', async wanted => {
  const [host, guest] = [await newPage(browser), await newPage(browser)]
  await listen(guest, { sound: wanted, notify: wanted })
  await begin(host, 'invited')
  await guest.goto(await host.locator('.invitations .invitation').inputValue())
  await guest.getByRole('button', { name: 'Take the seat' }).click()
  await guest.locator('.waits').waitFor()
  const now = await asked(host)
  const ends = now.decision!.options.find(option => option.passes || option.kind.startsWith('End'))!
  await send(host, 'choose', { seat: 0, revision: now.revision, index: ends.index })
  await asked(guest)
  await expect.poll(() => guest.title()).toContain('●')
  expect(await heardBy(guest)).toEqual(wanted ? ['note', 'note', expect.stringContaining('Bocage')] : [])
})
