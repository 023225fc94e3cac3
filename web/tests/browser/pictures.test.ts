/** Pictures of every screen, to be looked at beside the reference screens. They go to `PICTURES`, or to a folder of the
 * system's that is named when the test ends. */

import { mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Option, Snapshot } from '~/api/wire'
import { HOME, launch, newPage, PHONE, skipLessons } from './browser'

const FOLDER = process.env.PICTURES ?? mkdtempSync(join(tmpdir(), 'bocage-pictures-'))
/** The odds are there, or it is said that they cannot be had in time: a busy machine must not fail this. */
const WEIGHED = '.outcomes, .odds .unknown'
const DESK = { viewport: { width: 1440, height: 900 } }

let browser: Browser
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  console.log(`pictures are in ${FOLDER}`)
})

interface Game {
  match: string
  token: string
}

async function call<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const answer = await fetch(`${HOME}/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** A match at one screen, played on by a wish until it says that this is the moment. */
async function played(game: string, scenario: string, wish: (now: Snapshot) => Option | 'here'): Promise<Game> {
  const seats = [{ player: 'me' }, { player: 'me' }]
  const { match, token } = await call<Game>('POST', 'matches', null, { game, scenario, seats, language: 'fr' })
  for (let step = 0; step < 400; step++) {
    const now = await call<Snapshot>('GET', `matches/${match}`, token)
    if (now.result) throw new Error('the match ended before the moment came')
    if (!now.decision) {
      await new Promise(resolve => setTimeout(resolve, 150))
      continue
    }
    const wanted = wish(now)
    if (wanted === 'here') break
    const { seat } = now.decision
    await call('POST', `matches/${match}/choose`, token, { seat, revision: now.revision, index: wanted.index })
  }
  return { match, token }
}

async function enter(page: Page, { match, token }: Game): Promise<void> {
  await page.goto(HOME)
  await page.evaluate(
    ([match, token]) => localStorage.setItem('bocage.tokens', JSON.stringify({ [match!]: token })),
    [match, token],
  )
  await page.goto(`${HOME}/#/play/${match}`)
  await page.reload()
  await page.waitForSelector('.option')
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.terrain')?.dataset.painted) > 0.9)
  await skipLessons(page)
}

async function take(page: Page, name: string, quality = 86): Promise<void> {
  await page.waitForTimeout(500)
  const path = join(FOLDER, `${name}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality })
  expect(statSync(path).size).toBeGreaterThan(20_000)
}

/** Fire where one can, else go forward: until the Americans weigh an attack of their own for the second time. */
function fighting(): (now: Snapshot) => Option | 'here' {
  let attacks = 0
  let step = 0
  return ({ decision }) => {
    step += 1
    const { options, seat } = decision!
    const find = (kind: string) => options.filter(option => option.kind === kind)
    const attack = find('OpenFire')[0]
    if (attack && seat === 0 && ++attacks >= 2) return 'here'
    const enter = find('Enter')
    return (
      attack ??
      find('Shoot')[0] ??
      find('ConcentrateFireWith')[0] ??
      enter[seat === 0 ? enter.length - 1 : 0] ??
      find('AdvanceWith')[0] ??
      options[(step * 7) % options.length]!
    )
  }
}

/** The first of what is offered, for so many choices, and then until the Americans are asked. */
function plodding(choices: number): (now: Snapshot) => Option | 'here' {
  let made = 0
  return ({ decision }) => {
    if (made++ >= choices && decision!.seat === 0) return 'here'
    const { options } = decision!
    return options[(made * 5) % options.length]!
  }
}

test('the lobby', async () => {
  const page = await newPage(browser, { ...DESK, locale: 'fr' }, { painted: true })
  await page.goto(HOME)
  await page.waitForSelector('.games article')
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.terrain')].every(one => Number(one.dataset.painted) > 0),
  )
  await take(page, 'lobby')
})

test('Tide of Iron on a desk and on a phone', async () => {
  const game = await played('tide-of-iron', 'first-contact', fighting())
  const page = await newPage(browser, { ...DESK, locale: 'fr', colorScheme: 'dark' }, { painted: true })
  await enter(page, game)
  await page.locator('.option.commits').first().click()
  await page.locator(WEIGHED).waitFor()
  await take(page, 'tide-of-iron')
  await page.keyboard.press('r')
  await page.locator('.rule-text').first().waitFor()
  await page.locator('.dialog .search').fill('toi.attack')
  await take(page, 'rules')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('v')
  await take(page, 'lens')
  await page.keyboard.press('o')
  await take(page, 'order-of-battle')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  await page.getByRole('slider').fill('3')
  await take(page, 'replay')
  const phone = await newPage(
    browser,
    { ...PHONE, locale: 'fr', colorScheme: 'dark', deviceScaleFactor: 2 },
    { painted: true },
  )
  await enter(phone, game)
  await phone.locator('.option.commits').first().tap()
  await phone.locator(WEIGHED).waitFor()
  await take(phone, 'tide-of-iron-phone')
})

/** An army of the one who builds it first: two tiles, and an option on one of them. */
function recruiting(): (now: Snapshot) => Option | 'here' {
  const wanted = ['BuildArmy', 'TakeTile', 'FitOption', 'TakeTile']
  return ({ decision }) => {
    const kind = wanted.shift()
    return (kind && decision!.options.find(option => option.kind === kind)) || 'here'
  }
}

test('an army that is being built', async () => {
  const game = await played('heroes-of-normandie', 'free-battle-300', recruiting())
  const page = await newPage(browser, { ...DESK, locale: 'en', colorScheme: 'light' }, { painted: true })
  await enter(page, game)
  await page.locator('.berth summary').first().click()
  await take(page, 'army-builder')
})

test('Heroes of Normandie on a desk and on a phone', async () => {
  const game = await played('heroes-of-normandie', 'caumont-bridge', plodding(36))
  const page = await newPage(browser, { ...DESK, locale: 'en', colorScheme: 'light' }, { painted: true })
  await enter(page, game)
  await take(page, 'heroes-of-normandie')
  const farm = await played('heroes-of-normandie', 'ferme-mauger', plodding(36))
  const phone = await newPage(browser, { ...PHONE, locale: 'fr', deviceScaleFactor: 2 }, { painted: true })
  await enter(phone, farm)
  await take(phone, 'heroes-of-normandie-phone')
})

/** Units act and set out, until a British one is under way. */
function marching(): (now: Snapshot) => Option | 'here' {
  return ({ decision }) => {
    const { options, seat } = decision!
    const find = (kind: string) => options.find(option => option.kind === kind)
    if (seat === 0 && find('Enter')) return 'here'
    return find('MoveOut') ?? find('Activate') ?? find('RollDie') ?? options[0]!
  }
}

test('Grand Tactical', async () => {
  const game = await played('grand-tactical', 'arnhem', marching())
  const page = await newPage(browser, { ...DESK, locale: 'en', colorScheme: 'light' }, { painted: true })
  await enter(page, game)
  await page.keyboard.press('v')
  await take(page, 'grand-tactical', 72)
})

/** The Allies bid high and manoeuvre, until a unit of theirs may go far. */
function advancing(): (now: Snapshot) => Option | 'here' {
  return ({ decision }) => {
    const { options, seat, prompt, proposals } = decision!
    if (seat === 0 && prompt.key === 'prompt-movement-march' && proposals) return 'here'
    const given = options.find(option => option.kind === 'Give' && Object.values(option.args).includes('maneuver'))
    const staked = options.filter(option => option.kind === 'Bid').at(seat ? 0 : -1)
    const ended = options.find(option => option.passes || /^(End|Accept)/.test(option.kind))
    const acts = options.find(option => /^(Declare|Designate|Move|EndAttachment)$/.test(option.kind))
    return given ?? staked ?? (seat === 0 ? acts : undefined) ?? ended ?? options[0]!
  }
}

test('Tide of Fortune', async () => {
  const game = await played('tide-of-fortune', 'joes-bridge', advancing())
  const page = await newPage(browser, { ...DESK, locale: 'en', colorScheme: 'light' }, { painted: true })
  await enter(page, game)
  await page.keyboard.press('v')
  await take(page, 'tide-of-fortune', 72)
})

/** The Americans advance from the wall of their zone, until their rifle squad is asked where it goes the second time. */
function onwards(): (now: Snapshot) => Option | 'here' {
  let marches = 0
  return ({ decision }) => {
    const { options, seat, prompt } = decision!
    if (seat === 0 && prompt.key === 'prompt-move' && ++marches > 2) return 'here'
    const watches = options.find(({ kind }) => kind === 'PrepareFire')
    const advances = options.find(({ kind, args }) => kind === 'GiveOrder' && args.order === 'advance')
    return (seat === 0 ? advances : watches) ?? options[0]!
  }
}

test('Rules of Engagement', async () => {
  const game = await played('rules-of-engagement', 'orchard-lane', onwards())
  const page = await newPage(browser, { ...DESK, locale: 'en', colorScheme: 'dark' }, { painted: true })
  await enter(page, game)
  await page.locator('.board').focus()
  await page.keyboard.press('p')
  await page.locator('.draft-card').waitFor()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(250)
  }
  await take(page, 'rules-of-engagement', 72)
})
