/** A tutorial is finished: every lesson comes up in play, is read in the language of the page, and is understood. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Option, Snapshot } from '~/api/wire'
import type { Lesson } from '~/games/art'
import { LESSONS as GRAND_TACTICAL } from '~/games/grand-tactical/lessons'
import { LESSONS as ENGAGEMENT } from '~/games/rules-of-engagement/lessons'
import { LESSONS as TIDE_OF_FORTUNE } from '~/games/tide-of-fortune/lessons'
import { bold } from './bold'
import { asked, begin, HOME, launch, newPage, planOn, type System, type Tab } from './browser'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const TUTORIALS: [System, Lesson[]][] = [
  ['grand-tactical', GRAND_TACTICAL.neuville!],
  ['tide-of-fortune', TIDE_OF_FORTUNE['joes-bridge']!],
  ['rules-of-engagement', ENGAGEMENT['orchard-lane']!],
]
/** All matches have the same dice: in each something else is chosen, for one side and the other by turns. */
const MATCHES = 8
const OFTEN = 40

/** A match as its server tells it, for somebody who plays behind the page's back. */
class Table {
  private constructor(
    private readonly match: string,
    private readonly token: string,
  ) {}

  static async of(page: Tab, match: string): Promise<Table> {
    const tokens = await page.evaluate(() => localStorage.getItem('bocage.tokens')!)
    return new Table(match, (JSON.parse(tokens) as Record<string, string>)[match]!)
  }

  private async call(method: string, what: string, body?: object): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' }
    const sent = body ? { body: JSON.stringify(body) } : {}
    return fetch(`${HOME}/api/v1/matches/${this.match}${what}`, { method, headers, ...sent })
  }

  /** How the match stands once this seat is asked, or the match over. */
  async asks(after = -1): Promise<Snapshot> {
    for (;;) {
      const now = (await (await this.call('GET', '')).json()) as Snapshot
      if (now.result || (now.revision > after && now.decision)) return now
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }

  async choose({ decision, revision }: Snapshot, { index }: Option): Promise<Snapshot> {
    await this.call('POST', '/choose', { seat: decision!.seat, revision, index })
    return this.asks(revision)
  }
}

describe.each(TUTORIALS)('%s tutorial', (game, lessons) => {
  test.each(['en', 'fr'])('is finished in %s', async locale => {
    const page = await newPage(browser, { locale })
    const coach = page.locator('.coach')
    const read = new Map<string, string>()
    const learned = () => page.evaluate(() => JSON.parse(localStorage.getItem('bocage.lessons') ?? '[]') as string[])

    /** Reads and puts away what the coach says now. */
    async function learn(): Promise<void> {
      await asked(page)
      while (await coach.count()) {
        const label = await coach.locator('.label').textContent()
        const text = (await coach.locator('p').textContent())!
        await coach.locator('.button').click()
        await expect
          .poll(async () => ((await coach.count()) ? coach.locator('.label').textContent() : ''))
          .not.toBe(label)
        read.set((await learned()).find(id => !read.has(id))!, text)
      }
    }

    for (let matches = 0; matches < MATCHES && read.size < lessons.length; matches++) {
      const side = matches % 2
      const table = await Table.of(page, await begin(page, 'machine', game, HOME, undefined, 'normal', side))
      const plan = await planOn(page)
      let now = await table.asks()
      for (let turn = 0; !now.result && read.size < lessons.length; turn++) {
        const due = lessons.some(one => !read.has(one.id) && one.prompt === now.decision!.prompt.key)
        if (due || turn % OFTEN === 0) await learn()
        now = await table.choose(now, bold(plan, now, turn + matches))
      }
    }
    expect(lessons.map(one => one.id).filter(id => !read.has(id))).toEqual([])
    expect([...read.values()].filter(text => /gts-|tof-|roe-|[{}]/.test(text))).toEqual([])
    expect(new Set(read.values()).size).toBe(lessons.length)
    const outrun = (error: string) => error.includes('409 (Conflict)')
    expect(page.errors.filter(error => !outrun(error))).toEqual([])
  })
})
