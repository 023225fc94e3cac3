/** A table without a grid, as a person plays on it: orders, a squad that is dragged, a point that a rule forbids. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Option, Pair, Snapshot } from '~/api/wire'
import { figuresOf, toPlan } from '~/board/table/geometry'
import { anchorOf } from '~/state/points'
import {
  asked,
  barriers,
  begin,
  chooseOn,
  clickOption,
  fromMenu,
  HOME,
  launch,
  look,
  newPage,
  onPage,
  PHONE,
  planOn,
  playUntil,
  shut,
  skipLessons,
  type Tab,
} from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const GAME = 'rules-of-engagement'

const asks = (key: string) => (now: Snapshot) => now.decision!.prompt.key === key
/** Rather advance than anything else, and towards whoever is nearest, so that there is somebody to move, and to lose. */
const onwards = ({ decision, pieces, seat }: Snapshot): Option => {
  const advance = decision!.options.find(({ kind, args }) => kind === 'GiveOrder' && args.order === 'advance')
  const enemies = pieces.filter(piece => piece.at && piece.seat === (seat === 0 ? 1 : 0))
  const far = (option: Option): number => {
    const to = anchorOf(option)
    return Math.min(...enemies.map(({ at }) => (to ? Math.hypot(at![0] - to[0], at![1] - to[1]) : Infinity)))
  }
  const marches = decision!.options.filter(({ kind }) => kind === 'March')
  return advance ?? marches.sort((one, other) => far(one) - far(other))[0] ?? decision!.options[0]!
}

/** Rather name a target, so that there is somebody to fire at. */
const aiming = (now: Snapshot): Option =>
  now.decision!.options.find(({ kind, args }) => kind === 'GiveOrder' && args.order !== 'run' && args.target) ??
  onwards(now)

/** Where a point of the table is on the screen. */
async function spot(page: Tab, at: Pair) {
  return onPage(page, toPlan(await planOn(page), at))
}

async function drag(page: Tab, from: Pair, to: Pair): Promise<void> {
  const [start, end] = [await spot(page, from), await spot(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

/** Types the number of a choice: of what several choices name first, where they are listed so. */
async function typeChoice(page: Tab, index: number): Promise<void> {
  const own = page.locator(`.choices [data-index="${index}"]`)
  const group = page.locator(`.choices [data-indices~="${index}"]`)
  await own.or(group).first().waitFor()
  for (const entry of (await own.count()) ? [own] : [group, own]) {
    const number = (await entry.getAttribute('data-number'))!
    await page.keyboard.press('/')
    await page.locator('.command input:focus').waitFor()
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
  }
}

/** The squad that is asked where it goes: its number, and where its leader is. */
function mover(now: Snapshot): { unit: number; leader: Pair } {
  const march = now.decision!.options.find(option => option.kind === 'March')!
  const unit = (march.args.unit as { id: number }).id
  return { unit, leader: figuresOf(now.pieces, unit)[0]!.at! }
}

/** Where a man of the ghost is on the screen. */
async function ghostOf(page: Tab, man: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-ghost="${man}"] circle`).first().boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a man of the ghost so many millimetres. */
async function dragGhost(page: Tab, man: number, [dx, dy]: Pair): Promise<void> {
  const from = await ghostOf(page, man)
  const [origin, moved] = [await spot(page, [0, 0]), await spot(page, [dx, dy])]
  const to = { x: from.x + moved.x - origin.x, y: from.y + moved.y - origin.y }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  await rests(page, man, to)
}

/** Waits until a man of the ghost is where he was put: on the way there he is drafted as well. */
async function rests(page: Tab, man: number, at: { x: number; y: number }): Promise<void> {
  const off = async () => {
    const { x, y } = await ghostOf(page, man)
    return Math.hypot(x - at.x, y - at.y)
  }
  await expect.poll(off).toBeLessThan(3)
}

/** What the cursor says. */
const speech = (page: Tab) => page.locator('#cursor-speech').textContent()

async function shot(page: Tab, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

describe('a battle of single soldiers', () => {
  test('a squad is deployed and ordered, dragged too far, dragged again, and goes there', async () => {
    const page = await newPage(browser, { viewport: { width: 1440, height: 900 } }, { painted: !!process.env.SHOTS })
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    await asked(page)
    await shot(page, 'deploy')
    await playUntil(page, asks('prompt-order'), onwards)
    let now = await asked(page)
    await shot(page, 'order')
    while (!asks('prompt-move')(now)) now = await chooseOn(page, now, onwards(now))
    const { unit, leader } = mover(now)
    await page.locator('[data-region="reach"]').waitFor()
    await expect.poll(() => page.locator('.option .far').count()).toBeGreaterThan(1)

    const [x, y] = leader
    const inwards = y > 400 ? -1 : 1
    await drag(page, leader, [x, y + inwards * 330])
    await page.locator('.draft-card[data-refused]').waitFor()
    expect(await page.locator('.check.no .rule').textContent()).toMatch(/^roe\./)
    expect(await page.locator('.draft-card .go').getAttribute('aria-disabled')).toBe('true')
    await shot(page, 'refused')

    await drag(page, leader, [x, y + inwards * 100])
    await page.locator('.draft-card:not([data-refused])').waitFor()
    await shot(page, 'allowed')
    await page.locator('.draft-card .go').click()
    const after = await asked(page, now.revision)
    const stands = figuresOf(after.pieces, unit)[0]?.at
    expect(stands && Math.hypot(stands[0] - x, stands[1] - y)).toBeLessThan(110)
    await shot(page, 'moved')
    expect(page.errors).toEqual([])
  })

  test('one man of the ghost is dragged: too far from the others it is refused with the rule, nearer it is accepted', async () => {
    const page = await newPage(browser, { viewport: { width: 1440, height: 900 } })
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-move'), onwards)
    const { unit, leader } = mover(now)
    const inwards = leader[1] > 400 ? -1 : 1
    await page.locator('[data-region="reach"]').waitFor()
    const next: Pair = [leader[0], leader[1] + inwards * 60]
    await drag(page, leader, next)
    await rests(page, 0, await spot(page, next))
    await page.locator('.draft-card:not([data-refused])').waitFor()

    await dragGhost(page, 0, [0, inwards * 130])
    await page.locator('.draft-card[data-refused]').waitFor()
    expect(await page.locator('.check.no .rule').textContent()).toBe('roe.move.cohesion')
    await dragGhost(page, 0, [0, -inwards * 115])
    await page.locator('.draft-card:not([data-refused])').waitFor()
    const shown = (await ghostOf(page, 0)).y
    const rest = (await ghostOf(page, 1)).y
    await page.locator('.draft-card .go').click()
    const after = await asked(page, now.revision)
    const [first, second] = figuresOf(after.pieces, unit).map(piece => piece.at!)
    const scale = (await spot(page, [0, 100])).y - (await spot(page, [0, 0])).y
    expect(Math.abs(second![1] - first![1] - ((rest - shown) * 100) / scale), 'as the ghosts stood').toBeLessThan(5)
    expect(Math.abs(first![1] - leader[1]), 'further than the others').toBeGreaterThan(60)
    expect(page.errors).toEqual([])
  })

  test('the zone of deployment is drawn; a place outside of it is refused, one inside accepted', async () => {
    const page = await newPage(browser, { viewport: { width: 1440, height: 900 } })
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-deploy'))
    await page.locator('[data-region="deploy"]').waitFor()
    const [x, y] = anchorOf(now.decision!.options[0]!)!
    const click = async (at: Pair) => {
      const { x, y } = await spot(page, at)
      await page.mouse.click(x, y)
    }
    await click([x + 33, 600])
    await page.locator('.draft-card[data-refused] .check.no').waitFor()
    await click([x + 33, y > 600 ? 960 : 240])
    await page.locator('.draft-card:not([data-refused])').waitFor()
    await page.locator('.draft-card .go').click()
    const after = await asked(page, now.revision)
    expect(after.revision).toBeGreaterThan(now.revision)
    expect(page.errors).toEqual([])
  })

  test('by keyboard alone, from the order to the place: the stations have names, and Enter takes what was heard', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await page.keyboard.press('Tab')
    let now = await asked(page)
    for (let turn = 0; turn < 60 && !asks('prompt-move')(now); turn++) {
      await page.keyboard.press('b')
      const { index } = onwards(now)
      await typeChoice(page, index)
      now = await asked(page, now.revision)
    }
    const { unit } = mover(now)
    await page.keyboard.press('b')
    const heard = new Set<string>()
    const ways = ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown']
    const station = () => page.locator('.board').getAttribute('data-cursor')
    for (let step = 0; step < 60 && !/^option/.test((await station()) ?? ''); step++) {
      await page.keyboard.press(ways[step % ways.length]!)
      heard.add((await speech(page))!)
    }
    const said = (await speech(page))!
    expect(said).toMatch(/\d cm/)
    expect([...heard].filter(one => /undefined|table-|name-|^$/.test(one))).toEqual([])
    const index = Number((await station())!.split(' ')[1])
    const option = now.decision!.options.find(one => one.index === index)!
    await page.keyboard.press('Enter')
    const after = await asked(page, now.revision)
    expect(figuresOf(after.pieces, unit)[0]!.at).toEqual(anchorOf(option))
    expect(page.errors).toEqual([])
  })

  test.each(['en', 'fr'])('nothing is in the way of a screen reader from deployment to fire, in %s', async locale => {
    const page = await newPage(browser, { viewport: { width: 1440, height: 900 }, locale })
    await begin(page, 'machine', GAME, HOME, undefined, 'greedy')
    await skipLessons(page)
    const found: string[] = []
    const examine = async (where: string) => found.push(...(await barriers(page)).map(one => `${where}: ${one}`))
    await playUntil(page, asks('prompt-deploy'))
    await page.locator('[data-region="deploy"]').waitFor()
    await examine('deployment')
    const now = await playUntil(page, asks('prompt-move'), onwards)
    const { leader } = mover(now)
    await page.locator('[data-region="reach"]').waitFor()
    const { x, y } = await spot(page, [leader[0], leader[1] + (leader[1] > 400 ? -60 : 60)])
    await page.mouse.click(x, y)
    await page.locator('.draft-card .check').first().waitFor()
    await page.locator('.legend summary').click()
    expect(await page.locator('.legend li').count()).toBe(5)
    await examine('march')
    await page.keyboard.press('Escape')
    const fire = await playUntil(page, one => one.decision!.options.some(({ kind }) => kind === 'Fire'), aiming)
    const shot = fire.decision!.options.find(({ kind }) => kind === 'Fire')!
    await clickOption(page, shot)
    await page.locator('[data-seen]').first().waitFor()
    await page.locator('.outcomes, .odds .unknown').waitFor()
    await examine('fire')
    expect(found).toEqual([])
    expect(await page.locator('body').textContent()).not.toMatch(/\b(table|fact|prompt|option|name|event)-[a-z]/)
    expect(page.errors).toEqual([])
  })

  test('standing orders answer for a player: opportunity fire and losses are not asked about any more', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME, HOME, undefined, 'greedy')
    await skipLessons(page)
    await fromMenu(page, 'Standing orders')
    for (const name of ['Fire within a distance', 'Spare leaders and gunners']) await page.getByLabel(name).check()
    await page.getByLabel('Farthest distance in centimetres').fill('45')
    await page.getByLabel('Farthest distance in centimetres').blur()
    const orders = async () => (await look(page)).orders
    const given = [expect.objectContaining({ is: 'FireWithin', range: 45 }), { is: 'SpareLeaders' }]
    await expect.poll(orders).toEqual(expect.arrayContaining(given))
    await shut(page)
    const questions = new Set<string>()
    const own = ({ pieces, seat }: Snapshot) => pieces.filter(piece => piece.at && piece.seat === seat).length
    let most = 0
    await playUntil(
      page,
      now => {
        questions.add(now.decision!.prompt.key)
        most = Math.max(most, own(now))
        return own(now) < most
      },
      onwards,
    )
    expect([...questions].filter(key => key === 'prompt-losses' || key === 'prompt-opportunity')).toEqual([])
    expect(page.errors).toEqual([])
  })

  test('the keyboard walks over squads, listed places and terrain, and says what is there', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    await playUntil(page, asks('prompt-move'), onwards)
    await page.locator('.board').focus()
    await page.keyboard.press('ArrowUp')
    await page.locator('.board[data-cursor]').waitFor()
    expect(await page.locator('.board').getAttribute('data-cursor')).toMatch(/^(squad|option|place) \d+$/)
    const speech = () => page.locator('#cursor-speech').textContent()
    const first = await speech()
    expect(first).not.toMatch(/^$|undefined|table-/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(speech).not.toBe(first)
  })

  test('by keyboard a place is proposed, moved by centimetres and taken', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-move'), onwards)
    const { unit, leader } = mover(now)
    const out = leader[1] > 400 ? 'ArrowUp' : 'ArrowDown'
    await page.locator('.board').focus()
    await page.keyboard.press('p')
    await page.locator('.draft-card').waitFor()
    const spoken = () => page.locator('#cursor-speech').textContent()
    for (let step = 0; step < 4; step++) {
      const before = await spoken()
      await page.keyboard.press(out)
      await expect.poll(spoken).not.toBe(before)
    }
    await page.locator('.draft-card:not([data-refused])').waitFor()
    expect(await spoken()).toMatch(/allowed/)
    await page.keyboard.press('Enter')
    const after = await asked(page, now.revision)
    const stands = figuresOf(after.pieces, unit)[0]!.at!
    const far = Math.hypot(stands[0] - leader[0], stands[1] - leader[1])
    expect(far, 'four centimetres, or beside whoever stands there').toBeGreaterThan(20)
    expect(far).toBeLessThan(70)
    expect(page.errors).toEqual([])
  })

  test('the lens lights up one thing round the squad at a time', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    await playUntil(page, asks('prompt-move'), onwards)
    await page.locator('[data-region="reach"]').waitFor()
    await page.getByRole('button', { name: 'Line of sight' }).click()
    await page.locator('[data-region="sight"]').waitFor()
    expect(await page.locator('[data-region="reach"]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('[data-region="reach"]').waitFor()
    expect(await page.locator('[data-region="sight"]').count()).toBe(0)
  })

  test('who may fall is marked on the table, and chosen there', async () => {
    const page = await newPage(browser)
    await begin(page, 'machine', GAME, HOME, undefined, 'greedy')
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-losses'), onwards)
    const { options } = now.decision!
    await expect.poll(() => page.locator('[data-man]').count()).toBe(options.length)
    const at = anchorOf(options[0]!, now.pieces)!
    const { x, y } = await spot(page, at)
    await page.mouse.click(x, y)
    const after = await asked(page, now.revision)
    expect(after.pieces.some(piece => piece.at?.join() === at.join())).toBe(false)
    expect(page.errors).toEqual([])
  })

  test.each([
    ['en', 'Place here'],
    ['fr', 'Poser ici'],
  ])('on a phone a finger proposes a place, in %s, and the card says why it may be', async (locale, words) => {
    const page = await newPage(browser, { ...PHONE, locale })
    await begin(page, 'machine', GAME)
    await skipLessons(page)
    const now = await playUntil(page, asks('prompt-move'), onwards)
    const { leader } = mover(now)
    await page.locator('[data-region="reach"]').waitFor()
    const { x, y } = await spot(page, [leader[0] + 30, leader[1] + (leader[1] > 400 ? -60 : 60)])
    await page.touchscreen.tap(x, y)
    await page.locator('.draft-card:not([data-refused]) .check').first().waitFor()
    expect(await page.locator('.draft-card .go').textContent()).toContain(words)
    const box = (await page.locator('.draft-card .go').boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(await barriers(page)).toEqual([])
    expect(page.errors).toEqual([])
  })
})
