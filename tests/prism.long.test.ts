// Prism serves `docs/openapi.json`, and the SDK reads what it answers. FANDECK_SEED draws other replies.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Mock, readAll } from './openapi/prism.ts'
import { read } from './repo.ts'

const SEED = Number(process.env.FANDECK_SEED ?? 1)
const ROUNDS = 30

type Json = Record<string, unknown>
const document = (): Json => z.record(z.string(), z.unknown()).parse(JSON.parse(read('docs/openapi.json')))

test('the SDK reads the examples, drawn replies and refusals of every operation from Prism', async () => {
  const drawn = Array.from(
    { length: ROUNDS },
    (_, round): Mock => ({ dynamic: true, seed: `${SEED}/${round}` }),
  )
  const counts = { seed: SEED, operations: 0, read: 0, refused: 0 }
  for (const mock of [{ dynamic: false }, { dynamic: false, code: 409 }, ...drawn]) {
    const { faults, operations, read: decoded, refused } = await readAll(document(), mock)
    expect(faults, JSON.stringify(mock)).toEqual([])
    counts.operations = operations
    counts.read += decoded
    counts.refused += refused
  }
  process.stdout.write(`prism ${JSON.stringify(counts)}\n`)
  const { operations } = counts
  expect(operations).toBeGreaterThan(100)
  expect(counts).toMatchObject({ read: operations * (ROUNDS + 1), refused: operations })
})

test.each([
  [
    'a reply without a required field',
    '/minting/{dropId}',
    'getDropEndpoint',
    { type: 'object', properties: {} },
  ],
  ['a time of no calendar', '/about/terms/{termsId}', 'getTermsVersionEndpoint', {}],
])('finds %s', async (_, path, name, schema) => {
  const planted = JSON.parse(JSON.stringify(document()), (key, value: unknown) => {
    if (key !== 'start_dttm' && key !== 'minting_info') return value
    return key === 'minting_info' ? schema : { type: 'string', pattern: '^2026-02-30 \\d\\d:00:00$' }
  })
  const { faults } = await readAll(planted, { dynamic: true, seed: String(SEED) })
  expect(planted.paths[path]).toBeDefined()
  expect(faults.filter((fault) => fault.startsWith(name))).toEqual([
    expect.stringContaining('http/bad-reply'),
  ])
})
