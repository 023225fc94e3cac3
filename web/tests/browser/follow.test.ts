import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, fromMenu, HOME, launch, look, newPage, skipLessons, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Notes each step that is shown over the board, in the page itself. */
async function noteSteps(page: Tab): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const steps: string[] = []
    Object.assign(window, { steps })
    const note = () => {
      const said = [...document.querySelectorAll('.follow p')].map(one => one.textContent).join(' ')
      if (said && said !== steps.at(-1)) steps.push(said)
    }
    new MutationObserver(note).observe(document.querySelector('.play')!, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { steps: string[] }).steps)
}

const endPhase = (page: Tab) => page.getByRole('button', { name: /End your Action phase/ }).click()

/** What the log says that others did. */
const logged = (page: Tab) => page.locator('.log .entry.axis').allTextContents()

describe('a machine can be followed', () => {
  test('its turn is shown step by step, each step once, while the server has long gone on', async () => {
    const page = await newPage(browser, {}, { pace: 'fast' })
    await begin(page, 'machine', 'tide-of-iron', HOME, undefined, 'greedy')
    await skipLessons(page)
    const steps = await noteSteps(page)
    await endPhase(page)
    await page.locator('.follow').waitFor()
    await expect.poll(async () => (await look(page)).decision !== null).toBe(true)
    const { revision } = await look(page)
    await page.waitForFunction(
      revision => Number(document.querySelector<HTMLElement>('.play')?.dataset.revision) === revision,
      revision,
    )
    await page.locator('.options .option').first().waitFor()
    expect(await steps()).not.toEqual([])
    const moves = (all: string[]) => all.join(' ').match(/\w+ enters \w+\./g) ?? []
    expect(moves(await steps())).toEqual(moves(await logged(page)))
    expect(page.errors).toEqual([])
  })

  test('a key skips to the present', async () => {
    const page = await newPage(browser, {}, { pace: 'slow' })
    await begin(page)
    await skipLessons(page)
    await endPhase(page)
    await page.locator('.follow .tool').waitFor()
    await expect.poll(async () => (await look(page)).decision !== null).toBe(true)
    await page.keyboard.press('s')
    await page.locator('.options .option').first().waitFor()
    expect(await page.locator('.follow').count()).toBe(0)
  })

  test('what happened since the last choice is shown once more, and then the question is there again', async () => {
    const page = await newPage(browser)
    await begin(page)
    await skipLessons(page)
    await endPhase(page)
    await page.locator('.log .link').waitFor()
    await expect.poll(async () => (await look(page)).decision !== null).toBe(true)
    await page.locator('.options .option').first().waitFor()
    const question = await page.locator('.question h2').textContent()
    const steps = await noteSteps(page)
    await page.keyboard.press('w')
    await expect.poll(steps).not.toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.question h2', { hasText: question! }).waitFor()
  })

  test('whoever comes back sees what happened meanwhile', async () => {
    const page = await newPage(browser, {}, { pace: 'slow' })
    await begin(page)
    await skipLessons(page)
    await endPhase(page)
    await page.locator('.follow').waitFor()
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('.follow .tool').waitFor()
    await page.keyboard.press('s')
    await page.locator('.options .option').first().waitFor()
  })

  test('the pace is kept', async () => {
    const page = await newPage(browser)
    await begin(page)
    await fromMenu(page, 'Settings')
    await page.getByRole('button', { name: 'Slow' }).click()
    await page.reload()
    await page.locator('.option').first().waitFor()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('bocage.settings')!).pace)).toBe('slow')
  })
})
