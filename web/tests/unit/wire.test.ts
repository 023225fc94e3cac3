// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { types } from '../../wire.mjs'

test('the types of the wire are those of the schema: npm run wire makes them anew', async () => {
  const kept = await readFile(new URL('../../src/api/wire.ts', import.meta.url), 'utf8')
  expect(kept).toBe(await types())
})
