/** Being called by mail: the address is given at the table, confirmed by the link that came, and stopped by another. */

import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, begin, fromMenu, launch, newPage, shut, skipLessons } from './browser'
import { freePort, serve } from './server'

let browser: Browser
let post: Server
let server: ChildProcess
let home: string
const folder = mkdtempSync(join(tmpdir(), 'bocage-calls-'))
const mails: string[] = []

/** As much of a mail server as it takes. */
const postOffice = (): Server =>
  createServer(socket => {
    let [mail, inside] = ['', false]
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (inside && line === '.') {
        mails.push(mail)
        ;[mail, inside] = ['', false]
        say('250 kept')
      } else if (inside) mail += `${line}\n`
      else if (/^DATA/i.test(line)) {
        inside = true
        say('354 go on')
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 well')
    }
    let left = ''
    socket.on('data', bytes => {
      const lines = (left + bytes.toString()).split('\r\n')
      left = lines.pop()!
      for (const line of lines) hear(line)
    })
    socket.on('error', () => undefined)
    say('220 here')
  })

/** The link to a page in the last mail, whose soft line breaks are undone. */
const linkIn = (mail: string, page: string): string =>
  mail.replace(/=\n/g, '').match(new RegExp(`http://\\S+/#/${page}\\S*`))![0]

beforeAll(async () => {
  browser = await launch()
  post = postOffice()
  await new Promise<void>(resolve => post.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  home = `http://127.0.0.1:${port}`
  server = await serve(port, join(folder, 'calls.db'), {
    BOCAGE_URL: home,
    BOCAGE_SMTP: `smtp://127.0.0.1:${(post.address() as AddressInfo).port}`,
    BOCAGE_MAIL_FROM: 'Bocage <bocage@example.org>',
    BOCAGE_HOOKS: 'public',
    BOCAGE_CALL_AFTER: '0',
  })
})
afterAll(async () => {
  await browser.close()
  server.kill()
  post.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an address is given, confirmed, used and stopped', async () => {
  const [host, guest, reader] = [await newPage(browser), await newPage(browser), await newPage(browser)]
  await begin(host, 'invited', 'tide-of-iron', home)
  await guest.goto(await host.locator('.invitations .invitation').inputValue())
  await guest.getByRole('button', { name: 'Take the seat' }).click()
  await guest.locator('.waits').waitFor()
  await fromMenu(guest, 'Call me')
  await guest.getByLabel('Your address').fill('anne@example.org')
  await guest.locator('.call-way').first().getByRole('button', { name: 'Call me there' }).click()
  await guest.getByText('A mail has gone to anne@example.org').waitFor()
  expect(await barriers(guest)).toEqual([])
  await shut(guest)

  await expect.poll(() => mails.length).toBe(1)
  await reader.goto(linkIn(mails[0]!, 'calls/confirm'))
  expect(await barriers(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Yes, it is mine' }).click()
  await reader.getByText('From now on you will be told by mail.').waitFor()
  await fromMenu(guest, 'Call me')
  await guest.getByText('You are called at anne@example.org.').waitFor()
  await guest.close()

  await skipLessons(host)
  await host.getByRole('button', { name: /End your Action phase/ }).click()
  await expect.poll(() => mails.length).toBe(2)
  expect(linkIn(mails[1]!, 'play')).toBe(`${home}/#/play/${host.url().split('/play/')[1]}`)

  await reader.goto(linkIn(mails[1]!, 'calls/stop'))
  await reader.getByRole('button', { name: 'No more mails' }).click()
  await reader.getByText('No more mails will come.').waitFor()
})

test('a web hook that cannot be called is refused in words', async () => {
  const page = await newPage(browser)
  await begin(page, 'machine', 'tide-of-iron', home)
  await fromMenu(page, 'Call me')
  await page.getByLabel('The URL to be called').fill('https://127.0.0.1/hook')
  await page.locator('.call-way').last().getByRole('button', { name: 'Call me there' }).click()
  await page.getByText('This address cannot be called.').waitFor()
})
