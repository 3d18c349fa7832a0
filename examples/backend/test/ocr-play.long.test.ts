import { formatCode } from '@fandeck/sdk/claims'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeReader } from '../src/ocr/code-reader.ts'
import { createCodeReader } from '../src/ocr/index.ts'
import { photograph } from './fixtures/ocr/photograph.ts'
import { playOcr } from './ocr-play.ts'

let reader: CodeReader
let unlimited: CodeReader
beforeAll(async () => {
  reader = await createCodeReader()
  // The own reader corrects no crisp misprint even then, but look-alikes: `src/ocr/own/model.test.ts`.
  unlimited = await createCodeReader({ kind: 'pp', tolerance: Number.POSITIVE_INFINITY })
})
afterAll(() => Promise.all([reader.close(), unlimited.close()]))

test('O1 five photographs per level are read at the rate of their level', async () => {
  const counts = await playOcr(reader, { seed: 3, perLevel: 5, negatives: 0 })
  expect(counts).toMatchObject({ easy: 1, medium: 1, wrong: 0 })
}, 120_000)

test('O1 a hundred negatives and near-misses give no card', async () => {
  expect(await playOcr(reader, { seed: 2, perLevel: 0, negatives: 100 })).toMatchObject({
    wrong: 0,
    wrongKinds: [],
  })
}, 240_000)

test('O1 without the tolerance near-misses do give cards by PP-OCRv4', async () => {
  const near = { seed: 2, perLevel: 0, negatives: 24, negativeLevel: 'easy' as const }
  expect((await playOcr(unlimited, near)).wrongKinds).toContain('one wrong')
}, 120_000)

test('O1 the second width of PP-OCRv4 reads a hard photograph that one width cannot', async () => {
  const twoLooks = await createCodeReader({ kind: 'pp' })
  const oneLook = await createCodeReader({ kind: 'pp', looks: [256] })
  for (const [code, seed] of [
    ['KLN4AV9A7X4P', '101/8'],
    ['ANC9LECV3PEH', '101/11'],
  ] as const) {
    const picture = await photograph(formatCode(code), 'hard', seed)
    expect((await oneLook.read(picture)).code).toBeUndefined()
    expect((await twoLooks.read(picture)).code).toBe(code)
  }
  await Promise.all([oneLook.close(), twoLooks.close()])
})
