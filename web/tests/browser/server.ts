/** Serves the built client while the browser tests run: to each worker from a server and a database of its own. */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
export const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python')
/** All matches have the same dice, and machines that do not think against time answer alike: `SEED` tries others. */
const SEED = process.env.SEED ?? 'bocage'
const SERVE = `
import sys
from bocage.server.running import serve
from bocage.server.service.records import seeds
from bocage.server.service.matches import lobby
port, database, seed = sys.argv[1:]
lobby.fresh_seed = lambda: seed
seeds.fresh_seed = lambda: f"{seed} again"
serve("127.0.0.1", int(port), database)
`

declare module 'vitest' {
  export interface ProvidedContext {
    urls: string[]
  }
}

/** A port below those that the system gives to outgoing connections, so that a restarted server finds it free. */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000)
  const free = await new Promise<boolean>(resolve => {
    const trial = createServer()
    trial.once('error', () => resolve(false))
    trial.listen(port, '127.0.0.1', () => trial.close(() => resolve(true)))
  })
  return free ? port : freePort()
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/api/v1/games`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error('the server does not answer')
}

/** A server that answers, on a port and a database file; clocks may be as short as a test needs them. */
export async function serve(port: number, database: string, more: Record<string, string> = {}): Promise<ChildProcess> {
  const server = spawn(PYTHON, ['-c', SERVE, String(port), `sqlite:///${database}`, SEED], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BOCAGE_LIMITS: '0', BOCAGE_HIDDEN_DELAY: '0.1', BOCAGE_SHORTEST_CLOCK: '1', ...more },
  })
  await answering(`http://127.0.0.1:${port}`, server)
  return server
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-browser-'))
  const ports = await Promise.all(Array.from({ length: project.config.maxWorkers }, freePort))
  const servers = await Promise.all(ports.map(port => serve(port, join(folder, `${port}.db`))))
  project.provide(
    'urls',
    ports.map(port => `http://127.0.0.1:${port}`),
  )
  return () => {
    for (const server of servers) server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
