import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePhoto } from '../../../test/fixtures/ocr/whole-photo.ts'
import type { CodeReader } from '../code-reader.ts'
import { createCodeReader } from '../reader.ts'

const CODES = ['234L37L7PKLP', '9WLKNTUHGP9L']

let reader: CodeReader
beforeAll(async () => {
  reader = await createCodeReader({ timeLimitMs: 60_000 })
})
afterAll(() => reader.close())

test('O1 a photograph of two cards, side by side, gives both codes', async () => {
  const parts = await Promise.all(
    CODES.map(async (text) =>
      sharp(await wholePhoto({ seed: `two/${text}`, text, share: 0.9 }))
        .resize({ width: 960 })
        .toBuffer(),
    ),
  )
  const photo = await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#555' } })
    .composite(parts.map((input, at) => ({ input, left: at * 960, top: 0 })))
    .jpeg({ quality: 60 })
    .toBuffer()
  const { code, codes } = await reader.read(photo)
  expect(codes?.toSorted()).toEqual(CODES)
  expect(CODES).toContain(code)
})

test('O1 a photograph of one card gives one code', async () => {
  const [text = ''] = CODES
  const { codes } = await reader.read(await wholePhoto({ seed: 'one', text, share: 0.75 }))
  expect(codes).toEqual([text])
})
