/** Keys that come as fast as they can: each answers the question that is shown, and none is lost. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, launch, look, newPage, SYSTEMS, type Tab } from './browser'

const KEYS = 40

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Presses the key of the first choice, in the moment in which each question is shown; tells how many it pressed. */
function pressed(page: Tab): Promise<number> {
  return page.evaluate(
    keys =>
      new Promise<number>(done => {
        const play = document.querySelector<HTMLElement>('.play')!
        let count = 0
        let answered = ''
        let patience = 0
        const press = () => {
          const key = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '1', cancelable: true }))
          const weighed = document.querySelector('.choices .option')!.classList.contains('commits')
          key()
          if (weighed) key()
          count += 1
        }
        const see = () => {
          const revision = play.dataset.revision!
          if (revision === answered || !document.querySelector('.choices .option')) return
          clearTimeout(patience)
          if (count === keys) return done(count)
          answered = revision
          patience = window.setTimeout(() => done(count), 5000)
          press()
        }
        new MutationObserver(see).observe(play, { attributes: true, childList: true, subtree: true })
        see()
      }),
    KEYS,
  )
}

describe.each(SYSTEMS)('%s', game => {
  test('forty keys, each in the moment in which its question is shown, are forty answers', async () => {
    const page = await newPage(browser)
    await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false}'))
    await begin(page, 'hotseat', game)
    expect(await pressed(page)).toBe(KEYS)
    expect((await look(page)).revision).toBe(KEYS)
    expect(page.errors).toEqual([])
  })
})
