import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeReader } from '../src/ocr/code-reader.ts'
import { createCodeReader } from '../src/ocr/index.ts'
import { playOcr } from './ocr-play.ts'

let reader: CodeReader
beforeAll(async () => {
  reader = await createCodeReader()
})
afterAll(() => reader.close())

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
