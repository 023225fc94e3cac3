/** Keys and clicks that come as soon as a question is there, or a moment later: none of them is lost. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, launch, newPage, PATIENCE_MS, type Tab } from './browser'

const EACH = 34

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

interface Told {
  sent: number
  /** Answers that the page sent off. */
  answered: number
}

/** Answers each new question some milliseconds after it is shown, by its first choice; tells how many answers went off. */
const answers = (page: Tab, how: 'key' | 'click', after: number): Promise<Told> =>
  page.evaluate(
    ({ how, after, each, patienceMs }) =>
      new Promise<Told>(done => {
        const play = document.querySelector<HTMLElement>('.play')!
        const send = window.fetch
        let [sent, answered, seen, patience] = [0, 0, '', 0]
        window.fetch = (input, init) => {
          if (String(input).endsWith('/choose')) answered += 1
          return send(input, init)
        }
        const act = () => {
          const go = document.querySelector<HTMLElement>('.odds .go:not([aria-disabled="true"])')
          if (how === 'key')
            window.dispatchEvent(new KeyboardEvent('keydown', { key: go ? 'Enter' : '1', cancelable: true }))
          else (go ?? document.querySelector<HTMLElement>('.choices .option'))?.click()
        }
        const finish = () => {
          watch.disconnect()
          window.fetch = send
          done({ sent, answered })
        }
        const see = () => {
          if (!document.querySelector('.choices .option')) return
          const revision = play.dataset.revision!
          if (revision === seen) {
            if (document.querySelector('.narrowed, .odds .go:not([aria-disabled="true"])')) act()
            return
          }
          clearTimeout(patience)
          if (sent === each) return finish()
          seen = revision
          sent += 1
          patience = window.setTimeout(finish, patienceMs)
          if (after) setTimeout(act, after)
          else act()
        }
        const watch = new MutationObserver(see)
        watch.observe(play, { attributes: true, childList: true, subtree: true })
        see()
      }),
    { how, after, each: EACH, patienceMs: PATIENCE_MS },
  )

test.each([
  ['key', 0],
  ['key', 20],
  ['key', 40],
  ['click', 0],
  ['click', 20],
  ['click', 40],
] as const)('each %s, %i ms after its question, is an answer', async (how, after) => {
  const page = await newPage(browser)
  await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
  await begin(page, 'hotseat')
  expect(await answers(page, how, after)).toEqual({ sent: EACH, answered: EACH })
  expect(page.errors).toEqual([])
})
