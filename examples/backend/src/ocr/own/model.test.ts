import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CODE_ALPHABET, DEFAULT_CODE_FORMAT, formatCode } from '@fandeck/sdk/claims'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capture } from '../../../test/fixtures/ocr/capture.ts'
import type { CodeReader } from '../code-reader.ts'
import { createCodeReader } from '../reader.ts'
import { WEIGHTS } from './about.ts'
import { createOwnModel } from './model.ts'

let reader: CodeReader
let careless: CodeReader
beforeAll(async () => {
  reader = await createCodeReader({ timeLimitMs: 60_000 })
  careless = await createCodeReader({ tolerance: Number.POSITIVE_INFINITY, timeLimitMs: 60_000 })
})
afterAll(() => Promise.all([reader.close(), careless.close()]))

const CODE = '234L37L7PKLP'

test('the weights are those of their log and hash', async () => {
  const about = JSON.parse(await readFile(join(WEIGHTS, 'reader.json'), 'utf8'))
  for (const [file, hash] of Object.entries(about.sha256)) {
    const bytes = await readFile(join(WEIGHTS, file))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
  }
  expect(about.alphabet).toBe(CODE_ALPHABET)
})

test('O1 reads a printed code, and none where none is printed', async () => {
  expect((await reader.read(await capture(formatCode(CODE), 'easy', 'own'))).code).toBe(CODE)
  expect((await reader.read(await capture('', 'easy', 'own'))).code).toBeUndefined()
})

test('O1 a misprint of an issued code gives no card; without the tolerance it does', async () => {
  const misprint = await capture(formatCode(CODE.replace('2', '3')), 'medium', 'own')
  expect((await reader.read(misprint)).code).toBeUndefined()
  expect((await careless.read(misprint)).code).toBe(CODE)
})

test('an alphabet with characters that were not trained fails by name', async () => {
  const model = await createOwnModel()
  const plain = { data: new Uint8Array(560 * 200), width: 560, height: 200 }
  const format = { ...DEFAULT_CODE_FORMAT, alphabet: '0123456789' }
  const looks = model.looks({ gray: plain, colours: plain }, format, new AbortController().signal)
  await expect(looks.next()).rejects.toThrow('not trained on 0 1 5 6 8')
  await model.close()
})

test('an abandoned picture is not read', async () => {
  const model = await createOwnModel()
  const plain = { data: new Uint8Array(560 * 200), width: 560, height: 200 }
  const looks = model.looks({ gray: plain, colours: plain }, DEFAULT_CODE_FORMAT, AbortSignal.abort())
  await expect(looks.next()).rejects.toThrow()
  await model.close()
})
