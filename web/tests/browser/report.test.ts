/** Players report to the host of the server from the menu of a match; the host finds it by his own command. */

import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, begin, fromMenu, launch, newPage, send, shut } from './browser'
import { freePort, PYTHON, serve } from './server'

interface Waiting {
  why: string
  seat: number
  against: number | null
  said: string
  text: string
}

let browser: Browser
let server: ChildProcess
let home: string
const folder = mkdtempSync(join(tmpdir(), 'bocage-report-'))
const database = join(folder, 'report.db')

/** What the host reads, oldest first. */
const reports = (): Waiting[] => {
  const asked = ['-m', 'bocage.cli', 'host', 'reports', '--db', `sqlite:///${database}`, '--json']
  return JSON.parse(execFileSync(PYTHON, asked, { encoding: 'utf8' })) as Waiting[]
}

beforeAll(async () => {
  browser = await launch()
  const port = await freePort()
  home = `http://127.0.0.1:${port}`
  server = await serve(port, database)
})
afterAll(async () => {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('words and players are reported, and the host reads by whom, against whom and why', async () => {
  const [host, guest] = [await newPage(browser), await newPage(browser, { locale: 'fr' })]
  await begin(host, 'invited', 'tide-of-iron', home)
  await guest.goto(await host.locator('.invitations .invitation').inputValue())
  await guest.getByRole('button', { name: 'Prendre place' }).click()
  await guest.locator('.waits').waitFor()
  await send(host, 'chat', { seat: 0, text: 'you play like a donkey' })

  await fromMenu(guest, 'Signaler à l’hôte')
  await guest.getByLabel('Quelles paroles').selectOption({ index: 1 })
  await guest.getByLabel('Avec vos mots').fill('Il continue\nencore et encore.')
  expect(await barriers(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Envoyer' }).click()
  await guest.getByText('l’hôte de ce serveur a reçu votre signalement').waitFor()
  await shut(guest)

  await fromMenu(host, 'Report to the host')
  await host.getByLabel('What about').selectOption('how someone plays')
  await host.locator('#report-against').selectOption({ index: 1 })
  await host.getByRole('button', { name: 'Send' }).click()
  await host.getByText('the host of this server has your report').waitFor()

  expect(reports()).toMatchObject([
    { why: 'talk', seat: 1, against: 0, said: 'you play like a donkey', text: 'Il continue\nencore et encore.' },
    { why: 'play', seat: 0, against: 1, said: '', text: '' },
  ])
  expect([host.errors, guest.errors]).toEqual([[], []])
})

test('who has reported enough is told so where he reads it', async () => {
  const page = await newPage(browser)
  await begin(page, 'machine', 'tide-of-iron', home)
  for (let sent = 0; sent < 20; sent++) await send(page, 'reports', { seat: 0, why: 'other' })
  await fromMenu(page, 'Report to the host')
  await page.getByLabel('What about').selectOption('something else')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('The host has enough to read from you').waitFor()
})
