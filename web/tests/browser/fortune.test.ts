/** A campaign map: every hex in reach is a destination, lenses cover the whole of it, and the tutorial leads to the end. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { thingsOf } from '~/api/things'
import type { Option, Snapshot, Thing, UnitOverlays } from '~/api/wire'
import type { Plan } from '~/board/plan'
import { bold } from './bold'
import {
  asked,
  begin,
  HOME,
  launch,
  look,
  newPage,
  planOn,
  playUntil,
  send,
  skipLessons,
  spotOf,
  type Tab,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const GAME = 'tide-of-fortune'
const MOST = 400
/** So long everything is tried out; then the match is brought to its end. */
const CURIOUS = 100

/** Rather seek the enemy at first, rather let things pass later; the first operations of the staff are left to others. */
function choice(plan: Plan, now: Snapshot, turn: number): Option {
  const ends = now.decision!.options.find(option => option.passes || /^(End|Halt|CallOff|Cease)/.test(option.kind))
  const early = turn < CURIOUS && now.decision!.prompt.key !== 'prompt-strategic-operation'
  return early || !ends ? bold(plan, now, turn) : ends
}

describe.each([
  ['en', 'Understood', /Eindhoven and Son/],
  ['fr', 'Compris', /Eindhoven et Son/],
] as const)(`${GAME} in %s`, (locale, understood, welcome) => {
  test('the tutorial leads through the learning scenario to its end', async () => {
    const page = await newPage(browser, { locale })
    await begin(page, 'machine', GAME)
    await page.locator('.coach p:not(.praise)').waitFor()
    const plan = await planOn(page)
    const told = new Set<string>()
    let now = await asked(page)
    for (let turn = 0; turn < MOST && !now.result; turn++) {
      const lesson = page.locator('.coach p:not(.praise)')
      while (await lesson.count()) {
        const words = (await lesson.textContent())!
        told.add(words)
        await page.getByRole('button', { name: understood }).click()
        await expect.poll(async () => (await lesson.allTextContents()).includes(words)).toBe(false)
      }
      const { seat } = now.decision!
      await send(page, 'choose', { seat, revision: now.revision, index: choice(plan, now, turn).index })
      now = await asked(page, now.revision)
    }
    expect(now.result).not.toBeNull()
    const lessons = [...told]
    expect(lessons.length).toBeGreaterThan(8)
    expect(lessons[0]).toMatch(welcome)
    expect(lessons.filter(words => /tof-|lesson|\{/.test(words))).toEqual([])
    expect(page.errors).toEqual([])
  }, 600_000)
})

const marching = (now: Snapshot) => now.decision!.prompt.key === 'prompt-movement-march' && now.decision!.proposals

async function overlays(page: Tab, unit: number): Promise<UnitOverlays> {
  const match = page.url().split('/play/')[1]!
  return page.evaluate(async ([match, unit]) => (await fetch(`api/v1/matches/${match}/overlays/${unit}`)).json(), [
    match,
    unit,
  ] as const)
}

test('a hex in reach that is not listed is one click away, with its way and cost', async () => {
  const page = await newPage(browser)
  await begin(page, 'machine', GAME)
  await skipLessons(page)
  const now = await playUntil(page, marching)
  await page.waitForTimeout(1000)
  const unit = now.decision!.prompt.args.unit as Thing
  const listed = new Set(now.decision!.options.map(option => (option.args.hex as Thing | undefined)?.id))
  const { overlays: lit } = await overlays(page, unit.id)
  let far = -1
  for (const place of lit.reach!.filter(one => !listed.has(one))) {
    const { x, y } = await spotOf(page, place)
    if (x > 140 && x < 700 && y > 230 && y < 620) far = place
  }
  expect(far).toBeGreaterThanOrEqual(0)
  const { x, y } = await spotOf(page, far)
  await page.mouse.click(x, y)
  await page.locator('.way-card', { hasText: /costs/ }).waitFor()
  expect(await page.locator('.lines .way').count()).toBe(1)
  await page.locator('.way-card .go').click()
  await expect.poll(async () => (await look(page)).revision).toBeGreaterThan(now.revision)
  expect(page.errors).toEqual([])
}, 300_000)

test('lenses over the whole map are lit up on demand, and go out again', async () => {
  const page = await newPage(browser)
  await begin(page, 'hotseat', GAME)
  await skipLessons(page)
  const overall = page.getByRole('group', { name: 'Whole map' })
  for (const kind of ['Strong enemy zones', 'Supply']) {
    await overall.getByRole('button', { name: kind }).click()
    await page.locator('.lens-ground').waitFor()
    expect(await overall.locator('[aria-pressed="true"]').textContent()).toBe(kind)
  }
  await overall.getByRole('button', { name: 'Supply' }).click()
  await page.locator('.lens-ground').waitFor({ state: 'detached' })
  expect(page.url().startsWith(HOME)).toBe(true)
  expect(page.errors).toEqual([])
})

test('a question about a place far away brings it into view, and leaves the view to the player after that', async () => {
  const page = await newPage(browser)
  await begin(page, 'hotseat', GAME, HOME, 'market-garden')
  await skipLessons(page)
  const { decision } = await asked(page)
  const { id } = thingsOf(decision!.prompt).find(thing => thing.kind === 'place')!
  const board = (await page.locator('.board').boundingBox())!
  const seen = async () => {
    const { x, y } = await spotOf(page, id)
    return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height
  }
  await expect.poll(seen).toBe(true)
  await page.getByRole('button', { name: 'Show the whole board' }).click()
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.waitForTimeout(500)
  expect(await seen()).toBe(false)
})
