/** Serves the built client from a database of its own while the browser tests run. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PORT = Number(process.env.BOCAGE_TEST_PORT ?? 8765)
const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python')
const SERVE = 'import sys; from bocage.server.running import serve; serve("127.0.0.1", int(sys.argv[1]), sys.argv[2])'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    port: number
  }
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

/** A server that answers, on a port and a database file. */
export async function serve(port: number, database: string): Promise<ChildProcess> {
  const server = spawn(PYTHON, ['-c', SERVE, String(port), `sqlite:///${database}`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BOCAGE_LIMITS: '0', BOCAGE_HIDDEN_DELAY: '0.1' },
  })
  await answering(`http://127.0.0.1:${port}`, server)
  return server
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-browser-'))
  const server = await serve(PORT, join(folder, 'test.db'))
  project.provide('url', `http://127.0.0.1:${PORT}`)
  project.provide('port', PORT)
  return () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
