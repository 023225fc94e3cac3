/** The records of the wire as TypeScript, from their JSON Schema: `npm run wire` writes them, a test compares. */

import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const SCHEMA = new URL('./src/api/wire.json', import.meta.url)
const TYPES = new URL('./src/api/wire.ts', import.meta.url)

const BANNER = `/**
 * The records of the wire, as docs/api.md describes them.
 *
 * Made by \`npm run wire\` from the server's own records: change those, not this file.
 */
`

/** The schema as the compiler reads it: tuples as the drafts before 2020 have them, no lengths, free objects as such. */
function readable(value) {
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  const { prefixItems, minItems: _least, maxItems: _most, ...rest } = value
  const made = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, readable(one)]))
  if (made.type === 'object' && !made.properties && !made.additionalProperties) return { tsType: 'Record<string, unknown>' }
  if (!prefixItems) return made
  const items = readable(prefixItems)
  return { ...made, items, minItems: items.length, maxItems: items.length, additionalItems: false }
}

/** What the compiler adds to comments: where a type was found, how long a tuple is. */
const NOISE = /( \*\n)? \* This (interface|type) was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g
const LENGTHS = / *\/\*\*\n( *\* @m(in|ax)Items \d+\n)+ *\*\/\n|( *\*\n)?( *\* @m(in|ax)Items \d+\n)+/g

export async function types() {
  const { $defs } = readable(JSON.parse(await readFile(SCHEMA, 'utf8')))
  const root = { title: 'Wire', type: 'object', properties: {}, $defs }
  const made = await compile(root, 'Wire', {
    additionalProperties: false,
    bannerComment: BANNER,
    style: { semi: false, singleQuote: true, printWidth: 120, arrowParens: 'avoid' },
    unreachableDefinitions: true,
  })
  return made.replace('export interface Wire {}\n', '').replaceAll(NOISE, '').replaceAll(LENGTHS, '')
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(TYPES, await types())
