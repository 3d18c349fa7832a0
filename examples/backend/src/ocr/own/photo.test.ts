import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePhoto } from '../../../test/fixtures/ocr/whole-photo.ts'
import type { CodeReader } from '../code-reader.ts'
import { createCodeReader } from '../reader.ts'

const CODE = '234L37L7PKLP'

let reader: CodeReader
beforeAll(async () => {
  reader = await createCodeReader({ kind: 'own', timeLimitMs: 60_000 })
})
afterAll(() => reader.close())

test.each([0.46, 0.6, 0.75, 0.9])(
  'O1 S8.11 a photograph with a card of %d of its width gives its code',
  async (share) => {
    const { code } = await reader.read(await wholePhoto({ seed: `read/${share}`, text: CODE, share }))
    expect(code).toBe(CODE)
  },
)

test.each([
  ['a misprint of a code', CODE.replace('2', '3')],
  ['other words', 'FC SEOUL-2026'],
])('O1 a photograph of %s gives none', async (_, text) => {
  expect((await reader.read(await wholePhoto({ seed: text, text }))).code).toBeUndefined()
})

test.each([
  [20, 60_000],
  [60_000, 20],
  [2, 2],
])('a picture of %i x %i px gives none', async (width, height) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  expect((await reader.read(picture)).code).toBeUndefined()
})
