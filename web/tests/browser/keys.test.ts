/** Keys and clicks, one after another: each answers the question that it was made for, none is lost, and the focus stays. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Snapshot } from '~/api/wire'
import {
  asked,
  begin,
  chooseOn,
  goAhead,
  launch,
  look,
  newPage,
  PATIENCE_MS,
  placeFor,
  SYSTEMS,
  skipLessons,
  spotOf,
  type Tab,
} from './browser'

const KEYS = 40

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Presses the key of the first choice, in the moment in which each question is shown; tells how many it pressed. */
function pressed(page: Tab): Promise<number> {
  return page.evaluate(
    ([keys, patienceMs]) =>
      new Promise<number>(done => {
        const play = document.querySelector<HTMLElement>('.play')!
        let count = 0
        let answered = ''
        let patience = 0
        const key = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '1', cancelable: true }))
        const press = () => {
          key()
          count += 1
        }
        const see = () => {
          const revision = play.dataset.revision!
          if (!document.querySelector('.choices .option')) return
          if (revision === answered)
            return document.querySelector('.narrowed, .odds .go:not([aria-disabled="true"])') && key()
          clearTimeout(patience)
          if (count === keys) return done(count)
          answered = revision
          patience = window.setTimeout(() => done(count), patienceMs)
          press()
        }
        new MutationObserver(see).observe(play, { attributes: true, childList: true, subtree: true })
        see()
      }),
    [KEYS, PATIENCE_MS] as const,
  )
}

describe.each(SYSTEMS)('%s', game => {
  test('forty keys, each in the moment in which its question is shown, are forty answers', async () => {
    const page = await newPage(browser)
    await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
    await begin(page, 'hotseat', game)
    const keys = await pressed(page)
    const { revision, result } = await look(page)
    if (!result) expect(keys).toBe(KEYS)
    expect(revision).toBeGreaterThanOrEqual(keys)
    expect(keys).toBeGreaterThan(KEYS / 2)
    expect(page.errors).toEqual([])
  })

  test('after each answer the first choice of the next question has the focus', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    await skipLessons(page)
    const confirm = (now: Snapshot) => goAhead(page, now, now.decision!.options[0]!, () => page.keyboard.press('Enter'))
    const ways: Record<string, (now: Snapshot) => Promise<unknown>> = {
      click: now => chooseOn(page, now),
      enter: async now => {
        await page.keyboard.press('Enter')
        await confirm(now)
      },
      number: async now => {
        await page.keyboard.press('1')
        await confirm(now)
      },
      command: async now => {
        await page.keyboard.press('/')
        await page.locator('.command input:focus').waitFor()
        await page.keyboard.type('1')
        await page.keyboard.press('Enter')
        await page.locator('.command').waitFor({ state: 'detached' })
        await confirm(now)
      },
    }
    let now = await asked(page)
    for (const [way, choose] of Object.entries({ ...ways, 'click again': ways.click!, 'number again': ways.number! })) {
      await choose(now)
      now = await asked(page, now.revision)
      await expect.poll(async () => ({ way, focused: await focused(page) })).toEqual({ way, focused: 'first choice' })
    }
  })

  test('whoever plays on the board stays there', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    await page.keyboard.press('b')
    const now = await asked(page)
    const { index } = now.decision!.options.find(option => !option.until)!
    const entry = page.locator(`.choices [data-index="${index}"], .choices [data-indices~="${index}"]`)
    await page.keyboard.press((await entry.getAttribute('data-number'))!)
    if (await page.locator('.narrowed').count()) await page.keyboard.press('1')
    await asked(page, now.revision)
    expect(await focused(page)).toBe('board')
  })
})

const focused = (page: Tab) =>
  page.evaluate(() => {
    const active = document.activeElement
    if (active === document.querySelector('.choices .option')) return 'first choice'
    return active?.classList.contains('board') ? 'board' : (active?.className ?? null)
  })

/** The position after a while in which something else might have been answered. */
async function later(page: Tab): Promise<number> {
  await page.waitForTimeout(400)
  return (await look(page)).revision
}

describe('one answer is not taken for two', () => {
  test('a choice that is typed as a command is weighed, and not taken by the same Enter', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', 'heroes-of-normandie')
    await skipLessons(page)
    let now = await asked(page)
    const commits = page.locator('.choices .option.commits').first()
    while (!(await commits.count())) now = await chooseOn(page, now)
    const number = await commits.getAttribute('data-number')
    for (let time = 0; time < 10; time++) {
      await page.keyboard.press('/')
      await page.locator('.command input:focus').waitFor()
      await page.keyboard.type(String(number))
      await page.keyboard.press('Enter')
      await page.locator('.go').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.go').waitFor({ state: 'detached' })
    }
    expect(await later(page)).toBe(now.revision)
  })

  test('a key that is held down', async () => {
    const page = await newPage(browser)
    await begin(page, 'hotseat')
    for (const key of ['1', 'Enter']) {
      const { revision } = await asked(page)
      await page.locator('.choices .option').first().focus()
      await page.keyboard.down(key)
      const next = await asked(page, revision)
      for (let times = 0; times < 3; times++) await page.keyboard.down(key)
      expect({ key, revision: await later(page) }).toEqual({ key, revision: next.revision })
      await page.keyboard.up(key)
    }
  })

  test('a double click, when the next question comes in between: in the panel', async () => {
    const page = await newPage(browser)
    await begin(page, 'hotseat')
    const { revision } = await asked(page)
    const box = (await page.locator('.choices .option').first().boundingBox())!
    await doubleClick(page, { x: box.x + 60, y: box.y + box.height / 2 }, revision)
  })

  test('a double click, when the next question comes in between: on the board', async () => {
    const page = await newPage(browser)
    await begin(page, 'hotseat', 'heroes-of-normandie')
    const now = await asked(page)
    const option = now.decision!.options.find(one => placeFor(one, now) !== null && !one.until)!
    await doubleClick(page, await spotOf(page, placeFor(option, now)!), now.revision)
  })
})

async function doubleClick(page: Tab, at: { x: number; y: number }, revision: number): Promise<void> {
  await page.mouse.move(at.x, at.y)
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
  await click(1)
  const next = await asked(page, revision)
  await click(2)
  await page.getByText('A double click is one answer').waitFor()
  expect(await later(page)).toBe(next.revision)
}
