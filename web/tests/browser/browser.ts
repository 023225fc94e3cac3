/** A browser, its pages, and the steps that the tests share. */

import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Board, Option, Pair, Snapshot } from '~/api/wire'
import { type Plan, planOf, spotOf as pointOf } from '~/board/plan'
import { aimOf, handleOf, placeOf } from '~/state/choices'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The server of the worker that this file runs in. */
export const HOME = inject('urls')[Number(process.env.VITEST_POOL_ID) - 1]!

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

/** The lobby, then a new match of a system: of its learning scenario, unless another is named. */
export async function begin(
  page: Page,
  opponent: Opponent = 'machine',
  game: System = 'tide-of-iron',
  url = HOME,
  scenario?: string,
): Promise<string> {
  await page.goto(url)
  await page.locator('.new select').first().selectOption(game)
  if (scenario) await page.locator('.new select[aria-label="Scenario"]').selectOption(scenario)
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

type OnScreen = { x: number; y: number }

async function planOn(page: Page): Promise<Plan> {
  const match = matchOf(page)
  const board = await page.evaluate(async match => (await fetch(`api/v1/matches/${match}/board`)).json(), match)
  return planOf(board as Board)
}

/** Where a point of the board is on the screen. */
const onPage = (page: Page, at: Pair): Promise<OnScreen> =>
  page.evaluate(([x, y]: Pair) => {
    const matrix = new DOMMatrix(getComputedStyle(document.querySelector('.layer')!).transform)
    const box = document.querySelector('.board')!.getBoundingClientRect()
    const point = matrix.transformPoint(new DOMPoint(x, y))
    return { x: point.x + box.left, y: point.y + box.top }
  }, at)

/** The middle of a place of the board, on the screen. */
export async function spotOf(page: Page, place: string | number): Promise<OnScreen> {
  const plot = (await planOn(page)).plots.find(one => one.name === place || one.place === place)!
  return onPage(page, plot.centre)
}

/** The point of the board that an option is aimed at, on the screen; null where it is aimed at none. */
export async function cornerOf(page: Page, option: Option): Promise<OnScreen | null> {
  const plan = await planOn(page)
  const handle = handleOf(option)
  const spot = handle && pointOf(plan, handle)
  return spot ? onPage(page, spot.at) : null
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

/** Takes an option in the panel, the first by default, and waits until the seat is asked again. */
export async function chooseOn(
  page: Page,
  now: Snapshot,
  option: Option = now.decision!.options[0]!,
): Promise<Snapshot> {
  await page.locator('.options .option').nth(now.decision!.options.indexOf(option)).click()
  if (option.until) await page.locator('.go').click()
  return asked(page, now.revision)
}

export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.dialog').getByRole('button', { name }).click()
}

/** Escape, and the dialog is gone: until then it takes all keys. */
export async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}

/** What a person who wants to see something would choose: rather act than pass. */
export function wish({ decision }: Snapshot, turn: number): Option {
  const acts = decision!.options.filter(option => !option.passes && !/^(End|Stop|DoNothing|Keep)/.test(option.kind))
  const some = acts.length ? acts : decision!.options
  return some[(turn * 7) % some.length]!
}

type Holds = (now: Snapshot) => boolean | Promise<boolean>

/** Plays on behind the page's back, until something holds; the page then shows it. */
export async function playUntil(page: Page, holds: Holds, pick: typeof wish = wish): Promise<Snapshot> {
  let now = await asked(page)
  for (let turn = 0; turn < 400 && !now.result; turn++) {
    if (await holds(now)) return now
    const { seat } = now.decision!
    const body = { seat, revision: now.revision, index: pick(now, turn).index }
    await page.evaluate(
      async ([match, body]) => {
        const token = (JSON.parse(localStorage.getItem('bocage.tokens') ?? '{}') as Record<string, string>)[match]
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
        await fetch(`api/v1/matches/${match}/choose`, { method: 'POST', headers, body: JSON.stringify(body) })
      },
      [matchOf(page), body] as const,
    )
    now = await asked(page, now.revision)
  }
  throw new Error('it never came to that')
}
