import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What is run: tests, what is measured (`npm run bench`), or what takes many matches (`npm run test:long`). */
const KIND = process.env.KIND ?? 'test'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [`tests/browser/**/*.${KIND}.ts`],
    globalSetup: ['tests/browser/server.ts'],
    maxWorkers: KIND === 'bench' ? 1 : Math.min(4, availableParallelism()),
    testTimeout: KIND === 'long' ? 1_800_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
