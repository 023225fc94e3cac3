/** A browser, its pages, and the steps that the tests share. */

import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Board, Option, Pair, Snapshot } from '~/api/wire'
import { planOf } from '~/board/plan'
import { aimOf, placeOf } from '~/state/choices'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every system with its learning scenario. */
export const SYSTEMS = ['tide-of-iron', 'heroes-of-normandie'] as const
export type System = (typeof SYSTEMS)[number]

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export type Tab = Page & { errors: string[] }

/** A page in a profile of its own; `errors` is what went wrong in it. Boards stay bare unless they are to be painted. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}, painted = false): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', ...options })
  const page = Object.assign(await context.newPage(), { errors: [] as string[] })
  page.setDefaultTimeout(60_000)
  page.on('pageerror', error => page.errors.push(error.message))
  page.on('console', message => {
    const blank = message.text().includes('ERR_FAILED') || message.text().includes('ERR_BLOCKED')
    if (message.type() === 'error' && !blank) page.errors.push(message.text())
  })
  if (!painted) await page.route('**/assets/worker-*.js', route => route.abort())
  return page
}

type Opponent = 'machine' | 'hotseat' | 'invited'

/** The lobby, then a new match of the learning scenario of a system. */
export async function begin(
  page: Page,
  opponent: Opponent = 'machine',
  game: System = 'tide-of-iron',
  url = inject('url'),
): Promise<string> {
  await page.goto(url)
  await page.locator('.new select').first().selectOption(game)
  await page.locator('.new select[aria-label="Opponent"], .new select[aria-label="Adversaire"]').selectOption(opponent)
  if (opponent === 'machine') await page.locator('.new select.minor').selectOption('random')
  await page.locator('.new .button').click()
  await page.waitForSelector('.option, .waits')
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

const matchOf = (page: Page): string =>
  page
    .url()
    .split(/\/(?:play|watch)\//)[1]!
    .split('/')[0]!

/** What the server tells the page's own seat. */
export async function look(page: Page): Promise<Snapshot> {
  const match = matchOf(page)
  return page.evaluate(async match => {
    const token = (JSON.parse(localStorage.getItem('bocage.tokens') ?? '{}') as Record<string, string>)[match]
    const headers = token ? { Authorization: `Bearer ${token}` } : undefined
    return (await fetch(`api/v1/matches/${match}`, { ...(headers ? { headers } : {}) })).json()
  }, match)
}

/** The middle of a place of the board, on the screen. */
export async function spotOf(page: Page, place: string | number): Promise<{ x: number; y: number }> {
  const match = matchOf(page)
  const board = (await page.evaluate(
    async match => (await fetch(`api/v1/matches/${match}/board`)).json(),
    match,
  )) as Board
  const plot = planOf(board).plots.find(one => one.name === place || one.place === place)!
  return page.evaluate(([x, y]: Pair) => {
    const matrix = new DOMMatrix(getComputedStyle(document.querySelector('.layer')!).transform)
    const box = document.querySelector('.board')!.getBoundingClientRect()
    const point = matrix.transformPoint(new DOMPoint(x, y))
    return { x: point.x + box.left, y: point.y + box.top }
  }, plot.centre as Pair)
}

/** The place that an option points at alone, so that a click there takes it. */
export function placeFor(option: Option, { decision, pieces }: Snapshot): number | null {
  const target = (one: Option) => {
    const aim = aimOf(one, pieces)
    return aim && placeOf(aim, pieces)
  }
  const place = target(option)
  const rivals = decision!.options.filter(one => target(one) === place)
  return place !== null && rivals.length === 1 ? place : null
}

/** Waits until the match has gone on from a revision and asks this seat again, or is over. */
export async function asked(page: Page, after = -1): Promise<Snapshot> {
  for (let tries = 0; tries < 400; tries++) {
    const now = await look(page)
    if (now.result || (now.revision > after && now.decision)) {
      const ready = (revision: number) =>
        Number(document.querySelector<HTMLElement>('.play')?.dataset.revision) >= revision
      await page.waitForFunction(ready, now.revision)
      return now
    }
    await page.waitForTimeout(100)
  }
  throw new Error('nothing is asked')
}
