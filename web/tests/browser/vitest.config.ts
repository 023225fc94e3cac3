import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [process.env.BENCH ? 'tests/browser/**/*.bench.ts' : 'tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/server.ts'],
    maxWorkers: process.env.BENCH ? 1 : Math.min(4, availableParallelism()),
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
