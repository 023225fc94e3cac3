/** Several people: two browsers against each other, a spectator who sees no secrets, a server that goes down. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Piece, Snapshot } from '~/api/wire'
import {
  asked,
  begin,
  chooseOn,
  clickOption,
  fromMenu,
  goAhead,
  HOME,
  launch,
  look,
  newPage,
  playUntil,
  SYSTEMS,
  shut,
  skipLessons,
  type Tab,
} from './browser'
import { freePort, serve } from './server'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

function invite(host: Page): Promise<string> {
  return host.locator('.invitations .invitation').inputValue()
}

/** Takes the first thing that is offered, and goes on until the other is asked. */
async function playUntilOther(page: Tab, most: number): Promise<Snapshot> {
  let now = await look(page)
  for (let turn = 0; turn < most && now.decision; turn++) {
    await skipLessons(page)
    const option = now.decision.options[turn % Math.min(2, now.decision.options.length)]!
    await clickOption(page, option)
    await goAhead(page, now, option)
    const before = now.revision
    await expect.poll(async () => (await look(page)).revision, { timeout: 20_000 }).toBeGreaterThan(before)
    await page.waitForTimeout(250)
    now = await look(page)
    await shows(page, now)
  }
  return now
}

/** Waits until the page has heard of a position. */
async function shows(page: Page, { revision }: Snapshot): Promise<void> {
  const ready = (revision: number) => Number(document.querySelector<HTMLElement>('.play')?.dataset.revision) >= revision
  await page.waitForFunction(ready, revision)
}

describe.each(SYSTEMS)('%s', game => {
  test('two browsers play each other', async () => {
    const host = await newPage(browser)
    const friend = await newPage(browser)
    await begin(host, 'invited', game)
    await friend.goto(await invite(host))
    await friend.getByRole('button', { name: 'Take the seat' }).click()
    await friend.waitForSelector('.board')
    let played = 0
    for (let round = 0; round < 6 && played < 10; round++) {
      for (const page of [host, friend]) {
        const before = (await look(page)).revision
        played += (await playUntilOther(page, 5)).revision - before
      }
    }
    const revisions = async () => [(await look(host)).revision, (await look(friend)).revision] as const
    const apart = ([one, other]: readonly [number, number]) => Math.abs(one - other)
    await expect.poll(async () => apart(await revisions())).toBe(0)
    expect(Math.min(...(await revisions()))).toBeGreaterThanOrEqual(8)
    const log = (page: Page) => page.locator('.log').textContent()
    expect((await log(friend))?.length).toBeGreaterThan(20)
    expect([host.errors, friend.errors]).toEqual([[], []])
  })

  test('they talk, and one takes a choice back with the consent of the other', async () => {
    const host = await newPage(browser)
    const friend = await newPage(browser)
    await begin(host, 'invited', game)
    await friend.goto(await invite(host))
    await friend.getByRole('button', { name: 'Take the seat' }).click()
    await friend.waitForSelector('.board')
    await fromMenu(host, 'Talk')
    await host.getByRole('textbox', { name: 'Say' }).fill('Bon courage!')
    await host.keyboard.press('Enter')
    await shut(host)
    await fromMenu(friend, 'Talk')
    await friend.locator('.talk', { hasText: 'Bon courage!' }).waitFor()
    await shut(friend)
    for (const page of [host, friend]) await skipLessons(page)
    const [asker, other] = (await look(host)).decision ? [host, friend] : [friend, host]
    await untilAnswered(asker, other)
    const before = (await look(asker)).revision
    await asker.getByRole('button', { name: 'Ask to undo' }).click()
    await other.getByText('asks to take back').waitFor()
    await other.getByRole('button', { name: 'Agree' }).click()
    await asker.locator('.log', { hasText: 'taken back' }).waitFor()
    expect((await look(asker)).revision).toBeGreaterThan(before)
  })

  test('the page survives a restart of the server in mid-match', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bocage-restart-'))
    const [port, database] = [await freePort(), join(folder, 'restart.db')]
    let server = await serve(port, database)
    try {
      const page = await newPage(browser)
      await begin(page, 'machine', game, `http://127.0.0.1:${port}`)
      await skipLessons(page)
      const now = await chooseOn(page, await asked(page))
      server.kill('SIGKILL')
      await page.getByText('Connection lost').waitFor()
      server = await serve(port, database)
      await page.getByText('Connection lost').waitFor({ state: 'detached' })
      const again = await look(page)
      expect([again.revision, again.pieces]).toEqual([now.revision, now.pieces])
      expect((await chooseOn(page, again)).revision).toBeGreaterThan(now.revision)
    } finally {
      server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** Both make choices, until one can only be taken back if the other agrees: what is bought in secret is not. */
async function untilAnswered(asker: Tab, other: Tab): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const now = await look(asker)
    const secret = now.trail.some(frame => frame.kind === 'Dispatch')
    const asks = now.undo && !now.undo.alone && now.undo.policy === 'consent' && now.revision > 1 && !secret
    if (asks && (await asker.getByRole('button', { name: 'Ask to undo' }).isEnabled())) return
    const page = now.decision ? asker : other
    const seen = await look(page)
    const { decision, revision } = seen
    if (!decision) continue
    await skipLessons(page)
    await clickOption(page, decision.options.at(-1)!)
    await goAhead(page, seen, decision.options.at(-1)!)
    await expect.poll(async () => (await look(page)).revision, { timeout: 20_000 }).toBeGreaterThan(revision)
    await shows(asker, await look(asker))
    await shows(other, await look(other))
  }
  throw new Error('nobody needs consent')
}

test('a spectator of Tide of Iron sees neither hands nor choices', async () => {
  const page = await newPage(browser)
  const match = await begin(page, 'machine', 'tide-of-iron', HOME, 'crossroads')
  const heard: string[] = []
  const spectator = await newPage(browser)
  spectator.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))))
  await spectator.goto(`${HOME}/#/watch/${match}`)
  await spectator.waitForSelector('.board')
  const now = await playUntil(page, one => (one.hand?.length ?? 0) > 0)
  await expect.poll(async () => (await look(spectator)).revision).toBe(now.revision)
  const seen = await look(spectator)
  expect([seen.decision, seen.hand ?? []]).toEqual([null, []])
  expect(heard.filter(frame => frame.includes('"decision":{') || /"hand":\[\{/.test(frame))).toEqual([])
  expect(await spectator.locator('.option, .playing-card').count()).toBe(0)
})

test('a spectator sees no secrets: neither orders face down, nor hands, nor choices', async () => {
  const page = await newPage(browser)
  const match = await begin(page, 'machine', 'heroes-of-normandie')
  const heard: string[] = []
  const spectator = await newPage(browser)
  spectator.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))))
  await spectator.goto(`${HOME}/#/watch/${match}`)
  await spectator.waitForSelector('.board')
  let faceDown = 0
  let now = await asked(page)
  for (let turn = 0; turn < 16 && !now.result; turn++) {
    const seen = await look(spectator)
    const shown = new Map(seen.pieces.map(piece => [piece.unit, piece.states ?? []]))
    for (const { unit } of now.pieces.filter(isSecret)) {
      expect(shown.get(unit)?.filter(state => /^order-\d/.test(state)) ?? []).toEqual([])
      if (shown.get(unit)?.includes('order-hidden')) faceDown += 1
    }
    expect([seen.decision, seen.hand ?? []]).toEqual([null, []])
    await skipLessons(page)
    await clickOption(page, now.decision!.options[0]!)
    await goAhead(page, now, now.decision!.options[0]!)
    now = await asked(page, now.revision)
  }
  expect(faceDown).toBeGreaterThan(0)
  expect(await spectator.locator('.option').count()).toBe(0)
  expect(heard.filter(frame => frame.includes('"decision":{') || /"hand":\[\{/.test(frame))).toEqual([])
})

/** An order of one's own that has not been revealed yet. */
const isSecret = (piece: Piece): boolean =>
  piece.seat === 0 &&
  (piece.states ?? []).some(state => /^order-\d/.test(state)) &&
  !(piece.states ?? []).includes('activated')
