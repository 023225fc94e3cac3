/** A browser, its pages, and the steps that the tests share. */

import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { Board, Option, OptionPreview, Pair, Snapshot } from '~/api/wire'
import { type Plan, planOf, spotOf as pointOf } from '~/board/plan'
import { aimOf, handleOf, placeOf } from '~/state/choices'
import type { Pace } from '~/state/settings'

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
export const SYSTEMS = [
  'tide-of-iron',
  'heroes-of-normandie',
  'grand-tactical',
  'tide-of-fortune',
  'rules-of-engagement',
] as const
export type System = (typeof SYSTEMS)[number]
/** Those that are played on cells; the others have a table without a grid. */
export const GRIDS = SYSTEMS.filter(one => one !== 'rules-of-engagement')

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })

/** So long anything is waited for, on a machine that has much else to do. */
export const PATIENCE_MS = 120_000

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export type Tab = Page & { errors: string[] }

/**
 * Pages whose match is played behind their back: what they ask about a question may come after its answer, and they may
 * ask about more of them than a busy machine answers at once.
 */
const OUTRUN = new WeakSet<Page>()

/**
 * What a page asks about the choices of a question: its own choice may overtake it, and on a busy machine it may not be
 * worked out in time.
 */
const FORESEES = /\/(odds|preview)$/

/**
 * A page in a profile of its own; `errors` is what went wrong in it. Boards stay bare unless they are to be painted, and
 * what others do is shown at once unless it is to be followed. It is closed after its test: an open board goes on working.
 */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  { painted = false, pace = 'instant' }: { painted?: boolean; pace?: Pace } = {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', ...options })
  onTestFinished(() => context.close())
  await context.addInitScript(pace => {
    localStorage.setItem('bocage.settings', localStorage.getItem('bocage.settings') ?? JSON.stringify({ pace }))
  }, pace)
  const page = Object.assign(await context.newPage(), { errors: [] as string[] })
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('pageerror', error => page.errors.push(error.message))
  page.on('console', message => {
    const text = message.text()
    const foreseen = FORESEES.test(message.location().url) && /status of (409|422|503) /.test(text)
    const late = OUTRUN.has(page) && /status of (409|503) /.test(text)
    const blank = text.includes('ERR_FAILED') || text.includes('ERR_BLOCKED')
    if (message.type() === 'error' && !blank && !foreseen && !late) page.errors.push(text)
  })
  page.on('response', async answer => {
    if (answer.status() !== 422 || !FORESEES.test(answer.url())) return
    const problem = await answer.json().catch(() => null)
    if (problem && problem.error !== 'too-complex') page.errors.push(`${answer.url()}: ${problem.error}`)
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
  machine = 'random',
  side = 0,
): Promise<string> {
  await page.goto(url)
  await page.locator('.new select').first().selectOption(game)
  if (scenario) await page.locator('.new select[aria-label="Scenario"]').selectOption(scenario)
  await page.locator('.new select[aria-label="Opponent"], .new select[aria-label="Adversaire"]').selectOption(opponent)
  if (opponent === 'machine') await page.locator('.new select.minor').selectOption(machine)
  if (side) await page.locator('.new .sides button').nth(side).click()
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

export async function planOn(page: Page): Promise<Plan> {
  const match = matchOf(page)
  const board = await page.evaluate(async match => (await fetch(`api/v1/matches/${match}/board`)).json(), match)
  return planOf(board as Board)
}

/** Where a point of the board is on the screen. */
export const onPage = (page: Page, at: Pair): Promise<OnScreen> =>
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
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
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

/** Sends something to the page's match, with the page's own token and behind its back. */
export async function send<T>(page: Page, what: string, data: object): Promise<T> {
  const match = matchOf(page)
  if (what === 'choose') OUTRUN.add(page)
  const tokens = await page.evaluate(() => localStorage.getItem('bocage.tokens') ?? '{}')
  const headers = { Authorization: `Bearer ${(JSON.parse(tokens) as Record<string, string>)[match]}` }
  const address = `${new URL(page.url()).origin}/api/v1/matches/${match}/${what}`
  return (await page.request.post(address, { headers, data, timeout: PATIENCE_MS })).json()
}

/** Goes ahead with an option that was picked, where it is weighed first: one that commits, or that rolls dice. */
export async function goAhead(page: Page, now: Snapshot, option: Option, go?: () => Promise<void>): Promise<void> {
  const body = { seat: now.decision!.seat, revision: now.revision, index: option.index }
  const rolls = async () => {
    const { previews } = await send<{ previews?: OptionPreview[] }>(page, 'preview', body)
    return previews?.some(one => one.dice && !one.asks.length) ?? false
  }
  if (!option.until && (option.passes || !(await rolls()))) return
  await page.locator('.go').waitFor()
  await (go ?? (() => page.locator('.go').click()))()
}

/** Clicks the button of an option: by way of the thing that several options name, where they are listed so. */
export async function clickOption(page: Page, { index }: Option): Promise<void> {
  const own = page.locator(`.choices [data-index="${index}"]`)
  const group = page.locator(`.choices [data-indices~="${index}"]`)
  await own.or(group).first().waitFor()
  if (!(await own.count())) await group.click()
  await own.click()
}

/** Takes an option in the panel, the first by default, and waits until the seat is asked again. */
export async function chooseOn(
  page: Page,
  now: Snapshot,
  option: Option = now.decision!.options[0]!,
): Promise<Snapshot> {
  await clickOption(page, option)
  await goAhead(page, now, option)
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
    await send(page, 'choose', { seat, revision: now.revision, index: pick(now, turn).index })
    now = await asked(page, now.revision)
  }
  throw new Error('it never came to that')
}
