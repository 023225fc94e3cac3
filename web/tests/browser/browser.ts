/** A browser, its pages, and the first steps that the tests share. */

import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A page in a profile of its own; `errors` is what went wrong in it. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page & { errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', ...options })
  const page = Object.assign(await context.newPage(), { errors: [] as string[] })
  page.setDefaultTimeout(60_000)
  page.on('pageerror', error => page.errors.push(error.message))
  page.on('console', message => message.type() === 'error' && page.errors.push(message.text()))
  return page
}

/** The lobby, then a new match of the first scenario: three clicks at most. */
export async function begin(page: Page, opponent: 'machine' | 'hotseat' | 'invited' = 'machine'): Promise<string> {
  await page.goto(inject('url'))
  await page.locator('.new select[aria-label="Opponent"], .new select[aria-label="Adversaire"]').selectOption(opponent)
  await page.locator('.new .button').click()
  await page.waitForSelector('.option')
  return page.url().split('/play/')[1]!
}

export async function skipLessons(page: Page): Promise<void> {
  const skip = page.locator('.coach .link')
  if (await skip.count()) await skip.click()
}

/** What a screen reader user would stumble over. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  return violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/** The middle of a place of the board, on the screen. */
export async function spotOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const match = page.url().split('/play/')[1]!
  const board = (await (await fetch(`${inject('url')}/api/v1/matches/${match}/board`)).json()) as {
    cells: { name: string; centre: [number, number] }[]
    bounds: number[]
  }
  const cell = board.cells.find(one => one.name === name)!
  const scale = 40 / 112
  const margin = 120
  const at = [
    (cell.centre[0] - board.bounds[0]!) * scale + margin,
    (cell.centre[1] - board.bounds[1]!) * scale + margin,
  ]
  return page.evaluate(([x, y]) => {
    const matrix = new DOMMatrix(getComputedStyle(document.querySelector('.layer')!).transform)
    const box = document.querySelector('.board')!.getBoundingClientRect()
    const point = matrix.transformPoint(new DOMPoint(x, y))
    return { x: point.x + box.left, y: point.y + box.top }
  }, at)
}
