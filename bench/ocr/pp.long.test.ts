import { type CodeReader, createCodeReader } from '@fandeck/backend/ocr'
import { CODE_ALPHABET, formatCode, generateCode } from '@fandeck/sdk/claims'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rng } from '../../examples/backend/src/art/rng.ts'
import { capture } from '../../examples/backend/test/fixtures/ocr/capture.ts'
import { photograph } from '../../examples/backend/test/fixtures/ocr/photograph.ts'
import { playOcr } from '../../examples/backend/test/ocr-play.ts'
import { createPpModel } from './pp.ts'

const random = rng('ocr/pp')
const code = (format?: { alphabet: string; dataLength: number; checkLength: number }) =>
  generateCode((bytes) => bytes.map(() => Math.floor(random() * 256)), format)

let reader: CodeReader
let unlimited: CodeReader
beforeAll(async () => {
  reader = await createCodeReader({ model: await createPpModel() })
  unlimited = await createCodeReader({ model: await createPpModel(), tolerance: Number.POSITIVE_INFINITY })
})
afterAll(() => Promise.all([reader.close(), unlimited.close()]))

test.each(['easy', 'medium'] as const)('PP-OCRv4 reads six %s captures exactly', async (level) => {
  const printed = Array.from({ length: 6 }, () => code())
  const read: (string | undefined)[] = []
  for (const one of printed) read.push((await reader.read(await capture(formatCode(one), level, one))).code)
  expect(read).toEqual(printed)
})

test('PP-OCRv4 reads other alphabets and lengths', async () => {
  for (const alphabet of ['0123456789', CODE_ALPHABET]) {
    const format = { alphabet, dataLength: 10, checkLength: 2 }
    const one = code(format)
    expect((await reader.read(await capture(formatCode(one), 'easy', one), format)).code).toBe(one)
  }
})

test('O1 without the tolerance near-misses do give cards by PP-OCRv4', async () => {
  const near = { seed: 2, perLevel: 0, negatives: 24, negativeLevel: 'easy' as const }
  expect((await playOcr(unlimited, near)).wrongKinds).toContain('one wrong')
  expect(await playOcr(reader, near)).toMatchObject({ wrong: 0 })
}, 120_000)

test('O1 the second width of PP-OCRv4 reads a hard photograph that one width cannot', async () => {
  const oneLook = await createCodeReader({ model: await createPpModel([256]) })
  for (const [one, seed] of [
    ['KLN4AV9A7X4P', '101/8'],
    ['ANC9LECV3PEH', '101/11'],
  ] as const) {
    const picture = await photograph(formatCode(one), 'hard', seed)
    expect((await oneLook.read(picture)).code).toBeUndefined()
    expect((await reader.read(picture)).code).toBe(one)
  }
  await oneLook.close()
})
