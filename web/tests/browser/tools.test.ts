/** What surrounds the choices, in each system: overlays, standing orders, saves, replays, branches, dice, talk. */

import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Option, SeatLuck, Snapshot, Thing } from '~/api/wire'
import { coveredBy } from '~/state/choices'
import {
  asked,
  begin,
  chooseOn,
  fromMenu,
  GRIDS,
  HOME,
  launch,
  look,
  newPage,
  playUntil,
  SYSTEMS,
  type System,
  shut,
  skipLessons,
  type Tab,
  wish,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A match against a machine, one choice into it. */
async function started(game: System): Promise<Tab> {
  const page = await newPage(browser)
  await begin(page, 'machine', game)
  await skipLessons(page)
  await chooseOn(page, await asked(page))
  return page
}

/** The unit on the board that is asked what it does. */
function actor({ decision, pieces }: Snapshot): Thing | undefined {
  const unit = decision?.prompt.args.unit as Thing | undefined
  return pieces.some(piece => piece.unit === unit?.id) ? unit : undefined
}

const STEPS = /^(Enter|Drive|March)$/
const FIGHTS = /^(ConcentrateFire|Fire|Shoot|OpenFire|LeadOpFire|OpportunityShot|Assault)/

/** What a person who wants to see dice would choose. */
function fight(now: Snapshot, turn: number): Option {
  const { options } = now.decision!
  return options.find(option => option.until) ?? options.find(option => FIGHTS.test(option.kind)) ?? wish(now, turn)
}

/** A step to somewhere: a march that only begins with the choice costs nothing yet. */
const mayMove = (now: Snapshot) =>
  now.decision!.options.some(option => STEPS.test(option.kind) && coveredBy(option).length > 0)

/** What can be lit up round a unit besides where it goes, in games without lines of sight. */
const LENSES: Partial<Record<System, string>> = { 'tide-of-fortune': 'Command' }

describe.each(GRIDS)('%s', game => {
  test('the lens lights up what the unit reaches and sees, and goes out again', async () => {
    const page = await started(game)
    await playUntil(page, now => actor(now) !== undefined)
    await page.getByRole('button', { name: 'Movement' }).waitFor()
    const other = LENSES[game] ?? 'Line of sight'
    await page.locator('.lens').first().getByRole('button', { name: other }).click()
    await page.locator('.lens-ground').waitFor()
    expect(await page.locator('.lens .chip[aria-pressed="true"]').textContent()).toBe(other)
    await page.keyboard.press('Escape')
    await page.locator('.lens-ground').waitFor({ state: 'detached' })
  })

  test('each choice says beforehand what it spends', async () => {
    const page = await started(game)
    await playUntil(page, mayMove)
    await page.locator('.costs text').first().waitFor()
    const told = () =>
      page
        .locator('.option')
        .evaluateAll(all => all.map(one => `${one.getAttribute('title')} ${one.textContent}`).join())
    await expect.poll(told).toMatch(/\d → \d/)
  })
})

describe.each(SYSTEMS)('%s', game => {
  test('a standing order is given and withdrawn', async () => {
    const page = await started(game)
    const orders = async () => (await look(page)).orders?.length
    await fromMenu(page, 'Standing orders')
    const box = page.locator('.orders li').last().locator('input[type="checkbox"]').first()
    await box.check()
    await expect.poll(orders).toBe(1)
    await box.uncheck()
    await expect.poll(orders).toBe(0)
  })
})

describe.each(SYSTEMS)('%s', game => {
  test('a match is saved as a file, and goes on from it', async () => {
    const page = await started(game)
    const { revision, pieces } = await look(page)
    const saving = page.waitForEvent('download')
    await fromMenu(page, 'Save as a file')
    const file = await (await saving).path()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game, revision })
    const other = await newPage(browser)
    await other.goto(page.url().split('#')[0]!)
    await other.waitForSelector('.games article')
    await other.locator('input[type="file"]').setInputFiles(file)
    await other.waitForSelector('.board')
    expect((await look(other)).pieces).toEqual(pieces)
  })

  test('a replay has a slider and bookmarks, and a new match branches off from it', async () => {
    const page = await started(game)
    const { revision } = await playUntil(page, now => now.revision >= 12)
    const before = page.url()
    await page.keyboard.press('l')
    await page.getByRole('slider', { name: 'Replay' }).fill('3')
    await page.getByText('Looking back: step 3').waitFor()
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.getByText('Looking back: step 4').waitFor()
    const marks = await page.getByLabel('Bookmarks').locator('option').allTextContents()
    expect(marks.length).toBeGreaterThan(1)
    const mark = Number.parseInt(marks[1]!, 10)
    await page.getByLabel('Bookmarks').selectOption({ index: 1 })
    if (mark < revision) await page.getByText(`Looking back: step ${mark}`).waitFor()
    await page.getByRole('slider', { name: 'Replay' }).fill('2')
    await page.getByText('Looking back: step 2').waitFor()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await page.waitForSelector('.board')
    expect((await look(page)).parent).toMatchObject({ why: 'branch', revision: 2 })
  })

  test('after a match the dice are checked, luck is told, and it is played again with the sides exchanged', async () => {
    const page = await started(game)
    await playUntil(page, async () => (await luck(page)).some(seat => seat.rows.length), fight)
    await fromMenu(page, 'Give up')
    await page.locator('.dialog .danger').click()
    await shut(page)
    await page.getByRole('heading', { name: /Victory/ }).waitFor()
    const told = await luck(page)
    await fromMenu(page, 'Honest dice')
    await page.locator('.verdict.good').waitFor()
    await expect.poll(() => page.locator('.luck').count()).toBe(told.length)
    const rows = await page
      .locator('.luck tbody tr')
      .evaluateAll(all =>
        all.map(row => [...row.querySelectorAll('td')].slice(0, 3).map(cell => Number(cell.textContent))),
      )
    expect(rows).toEqual(told.flatMap(seat => seat.rows.map(row => [row.rolls, row.dice, row.hits])))
    await page.locator('.dialog details summary').click()
    expect(await page.locator('.rolls li').count()).toBeGreaterThan(0)
    await shut(page)
    const before = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await page.waitForSelector('.board')
    expect((await look(page)).yours).toEqual([1])
  })

  test('the tutorial notices that one has done the thing', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    const lesson = page.locator('.coach p:not(.praise)')
    const now = await asked(page)
    const first = await lesson.textContent()
    await chooseOn(page, now, now.decision!.options.find(option => !option.passes)!)
    await page.locator('.coach .praise').waitFor()
    await expect.poll(async () => (await lesson.allTextContents()).includes(first!)).toBe(false)
    await page.reload()
    await page.waitForSelector('.option, .waits')
    expect(await lesson.allTextContents()).not.toContain(first)
  })

  test('the tutorial says each thing when it first comes up, and can be had again', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', game)
    const lesson = page.locator('.coach p:not(.praise)')
    const first = await lesson.textContent()
    await page.getByRole('button', { name: 'Understood' }).click()
    await expect.poll(async () => ((await lesson.count()) ? await lesson.textContent() : '')).not.toBe(first)
    let now = await asked(page)
    for (let turn = 0; turn < 40 && !(await lesson.count()); turn++) now = await chooseOn(page, now)
    expect(await lesson.textContent()).not.toBe(first)
    await skipLessons(page)
    expect(await lesson.count()).toBe(0)
    await page.keyboard.press('?')
    await page.getByRole('button', { name: 'Show the tutorial again' }).click()
    await lesson.waitFor()
  })
})

/** The luck report as the server tells it to this seat. */
async function luck(page: Tab): Promise<SeatLuck[]> {
  const match = page.url().split('/play/')[1]!
  const { seats } = (await page.evaluate(async match => {
    const token = (JSON.parse(localStorage.getItem('bocage.tokens') ?? '{}') as Record<string, string>)[match]
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(`api/v1/matches/${match}/luck`, { headers })).json()
  }, match)) as { seats: SeatLuck[] }
  return seats
}

test('a card that cannot be played now says why not', async () => {
  const page = await newPage(browser)
  await begin(page, 'machine', 'heroes-of-normandie', HOME, 'saint-aubert')
  let now = await asked(page)
  while (!now.hand?.length) {
    now = await chooseOn(page, now, now.decision!.options.at(-1)!)
  }
  expect(await page.locator('.playing-card small').first().textContent()).not.toMatch(/name-|\.text/)
  await page.locator('.playing-card:not(.playable)').first().click()
  await page.locator('.why').waitFor()
})
