/** Nothing that is needed is out of sight, cut off or faint: on a phone, on its side, and while others act. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Option, Snapshot } from '~/api/wire'
import { figuresOf, toPlan } from '~/board/table/geometry'
import { actorOf, concernOf, placeOf } from '~/state/choices'
import { bold } from './bold'
import {
  barriers,
  begin,
  clickOption,
  fromMenu,
  HOME,
  launch,
  newPage,
  onPage,
  PHONE,
  planOn,
  playUntil,
  shut,
  skipLessons,
  spotOf,
  type Tab,
  wish,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const ON_ITS_SIDE = { ...PHONE, viewport: { width: 844, height: 390 } }

/** Whether the middle of an element can be seen and tapped. */
const isUpFront = (page: Tab, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(x + width / 2, y + height / 2)
      return there !== null && element.contains(there)
    })

/** Where the one who fires stands, and last where his target does. */
function ends({ decision, pieces }: Snapshot, option: Option): number[] {
  const things = [actorOf(decision, option), concernOf(decision, option, pieces)]
  return things.flatMap(thing => (thing && placeOf(thing, pieces)) ?? [])
}

/** To fire where one can, else what a person would do who wants to see something. */
const fight = (now: Snapshot, turn: number) =>
  now.decision!.options.find(one => one.until || /^(Shoot|ConcentrateFire|OpenFire)/.test(one.kind)) ?? wish(now, turn)

describe('a phone in portrait', () => {
  test('above a long list stands what it is of, and the way out stays in sight', async () => {
    const page = await newPage(browser, PHONE)
    await begin(page, 'hotseat', 'tide-of-fortune')
    await skipLessons(page)
    await playUntil(page, ({ decision }) => {
      const long = (decision?.options.length ?? 0) > 12
      return long && decision!.options.filter(option => option.passes).length === 1
    })
    await page.locator('.tiles .option').nth(9).waitFor()
    expect(await isUpFront(page, '.tiles .label')).toBe(true)
    expect(await isUpFront(page, '.option.passes')).toBe(true)
    await page.locator('.tiles .option').last().scrollIntoViewIfNeeded()
    expect(await isUpFront(page, '.option.passes')).toBe(true)
    expect(page.errors).toEqual([])
  })

  test.each([
    ['tide-of-iron', 2],
    ['heroes-of-normandie', 1],
  ] as const)(
    'of an attack that is weighed in %s the target is above the sheet, as who fires unless he is far away, and the odds are in it',
    async (game, near) => {
      const page = await newPage(browser, PHONE)
      await begin(page, 'hotseat', game, HOME, game === 'tide-of-iron' ? undefined : 'caumont-bridge')
      await skipLessons(page)
      const aims = (now: Snapshot) => now.decision?.options.find(one => one.until && ends(now, one).length > 1)
      const now = await playUntil(page, now => aims(now) !== undefined, fight)
      const option = aims(now)!
      await clickOption(page, option)
      await page.locator('.outcomes li, .odds .unknown').first().waitFor()
      const above = await page.locator('.sheet').evaluate(sheet => sheet.getBoundingClientRect().top)
      for (const place of ends(now, option).slice(-near)) {
        await expect
          .poll(async () => {
            const { x, y } = await spotOf(page, place)
            return x > 0 && x < 390 && y > 90 && y < above
          })
          .toBe(true)
      }
      await expect.poll(() => isUpFront(page, '.go')).toBe(true)
      expect(await isUpFront(page, '.outcomes li, .odds .unknown')).toBe(true)
    },
  )

  test('a card that is chosen among the cards leads to where it can be played', async () => {
    const page = await newPage(browser, PHONE)
    await begin(page, 'hotseat', 'heroes-of-normandie', HOME, 'caumont-bridge')
    await skipLessons(page)
    await playUntil(
      page,
      ({ decision }) => (decision?.options.filter(one => one.kind.startsWith('PlayOn')).length ?? 0) > 1,
    )
    await page.getByRole('tab', { name: 'Cards' }).click()
    await page.locator('.playing-card.playable').first().click()
    await page.locator('.narrowed').waitFor()
    expect(await page.locator('.sheet .option').count()).toBeGreaterThan(0)
  })
})

test.each(['en', 'fr'])('on a phone no dialog is wider than the screen: %s', async locale => {
  const page = await newPage(browser, { ...PHONE, locale })
  await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
  await begin(page, 'hotseat', 'tide-of-iron')
  await skipLessons(page)
  await playUntil(page, async () => (await page.locator('.fallen .die').count()) > 0, fight)
  const menu = page.locator('.dialog .menu > button')
  await page.getByRole('button', { name: 'Menu' }).click()
  const names = (await menu.allTextContents()).filter(
    name => !/Replay|Revoir|Save|fichier|Give up|Abandonner/.test(name),
  )
  await shut(page)
  const wide: string[] = []
  for (const name of names) {
    await fromMenu(page, name)
    const body = page.locator('.dialog .body')
    await body.waitFor()
    if (/dice|dés/i.test(name)) await page.locator('.luck td').first().waitFor()
    if (await body.evaluate(one => one.scrollWidth > one.clientWidth)) wide.push(name)
    await shut(page)
  }
  expect(names.length).toBeGreaterThan(6)
  expect(wide).toEqual([])
})

describe('a phone on its side', () => {
  test('what lies beside the board is below the tracks', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await begin(page, 'hotseat', 'tide-of-fortune')
    await skipLessons(page)
    const [tracks, trays] = await Promise.all(['.tracks', '.trays'].map(one => page.locator(one).boundingBox()))
    expect(trays!.y).toBeGreaterThanOrEqual(tracks!.y + tracks!.height)
  })

  test('the tracks are one row, and the dice lie over the board only while they are news', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
    await begin(page, 'hotseat', 'tide-of-iron')
    await skipLessons(page)
    await playUntil(page, async () => (await page.locator('.fallen .die').count()) > 0, fight)
    await page.locator('.tray').waitFor({ state: 'detached' })
    await begin(page, 'hotseat', 'tide-of-fortune')
    const { height } = (await page.locator('.tracks').boundingBox())!
    expect(height).toBeLessThan(60)
  })

  test('whoever skips the tutorial at the end of the panel is back at the question', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await begin(page, 'hotseat', 'tide-of-fortune')
    await page.locator('.coach .link').scrollIntoViewIfNeeded()
    await page.locator('.coach .link').click()
    await page.locator('.coach').waitFor({ state: 'detached' })
    expect(await page.locator('.upper').evaluate(panel => panel.scrollTop)).toBe(0)
  })

  test('the odds can be read beside the button', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await begin(page, 'hotseat')
    await skipLessons(page)
    const now = await playUntil(page, ({ decision }) => decision?.options.some(one => one.until) ?? false, fight)
    await clickOption(page, now.decision!.options.find(one => one.until)!)
    await page.locator('.outcomes li, .odds .unknown').first().waitFor()
    await expect.poll(() => isUpFront(page, '.go')).toBe(true)
    expect(await isUpFront(page, '.outcomes li, .odds .unknown')).toBe(true)
  })

  test('cards in the hand show their titles', async () => {
    const page = await newPage(browser, ON_ITS_SIDE)
    await begin(page, 'hotseat', 'heroes-of-normandie', HOME, 'caumont-bridge')
    await skipLessons(page)
    await playUntil(page, now => (now.hand?.length ?? 0) > 2)
    const titles = page.locator('.playing-card b')
    await titles.nth(2).waitFor()
    for (const title of await titles.all()) {
      const { y, height } = (await title.boundingBox())!
      expect(y + Math.min(height, 15)).toBeLessThan(390)
    }
  })
})

test.each([PHONE, ON_ITS_SIDE])('the replay has a slider that a finger can use: $viewport', async device => {
  const page = await newPage(browser, device)
  const match = await begin(page, 'hotseat')
  await skipLessons(page)
  await page.goto(`${HOME}/#/play/${match}/replay`)
  const [slider, bar] = await Promise.all(['.replay input', '.replay'].map(one => page.locator(one).boundingBox()))
  expect(slider!.width).toBeGreaterThan(bar!.width * 0.8)
  expect(bar!.x + bar!.width).toBeLessThanOrEqual(device.viewport!.width)
})

test('on the table without a grid, too, all who fire and all who are fired at are in view while it is weighed', async () => {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
  await begin(page, 'hotseat', 'rules-of-engagement')
  await skipLessons(page)
  const plan = await planOn(page)
  const fires = ({ decision }: Snapshot) => decision?.options.find(one => one.until && one.kind.startsWith('Fire'))
  const now = await playUntil(
    page,
    now => fires(now) !== undefined,
    (now, turn) => bold(plan, now, turn),
  )
  const option = fires(now)!
  await clickOption(page, option)
  await page.locator('.odds').waitFor()
  const things = [actorOf(now.decision, option)!, concernOf(now.decision, option, now.pieces)!]
  const men = things.flatMap(({ id }) => figuresOf(now.pieces, id).map(({ at }) => toPlan(plan, at!)))
  expect(men.length).toBeGreaterThan(2)
  await expect
    .poll(async () => {
      const spots = await Promise.all(men.map(at => onPage(page, at)))
      return spots.filter(({ x, y }) => x < 0 || x > 1090 || y < 110 || y > 810)
    })
    .toEqual([])
})

test('of a long trail to the question the words nearest to it are whole, and signs stand between them', async () => {
  const page = await newPage(browser, { locale: 'fr' })
  await page.addInitScript(() => localStorage.setItem('bocage.settings', '{"curtain": false, "pace": "instant"}'))
  await begin(page, 'hotseat')
  await skipLessons(page)
  await playUntil(page, now => now.trail.length > 7, fight)
  const words = await page.locator('.crumbs li').evaluateAll(all =>
    all
      .filter(one => one.clientWidth > 0)
      .map(one => ({
        whole: one.scrollWidth <= one.clientWidth,
        sign: getComputedStyle(one, '::before').content,
      })),
  )
  expect(words.length).toBeGreaterThan(2)
  expect(words.slice(1)).toEqual(words.slice(1).map(() => ({ whole: true, sign: '"›"' })))
})

test.each(['light', 'dark'] as const)('what others do can be read while it is shown: %s', async colorScheme => {
  const page = await newPage(browser, { colorScheme }, { pace: 'slow' })
  await begin(page, 'machine', 'tide-of-iron', HOME, undefined, 'greedy')
  await skipLessons(page)
  await page.getByRole('button', { name: /End your Action phase/ }).click()
  await page.locator('.follow').waitFor()
  expect(await barriers(page)).toEqual([])
})
