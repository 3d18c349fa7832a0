import { generateCode } from '@fandeck/sdk/claims'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePhoto } from '../../../test/fixtures/ocr/whole-photo.ts'
import { EVERY_CASE } from '../../../test/ring.ts'
import { rng } from '../../art/rng.ts'
import type { CodeReader } from '../code-reader.ts'
import { createCodeReader } from '../reader.ts'

const CODE = '234L37L7PKLP'
const PHOTOS = Number(process.env.FANDECK_PHOTOS ?? (EVERY_CASE ? 6 : 2))
const random = rng('photos/codes')
const codes = Array.from({ length: PHOTOS }, () =>
  generateCode((bytes) => bytes.map(() => Math.floor(random() * 256))),
)

let reader: CodeReader
beforeAll(async () => {
  reader = await createCodeReader({ timeLimitMs: 60_000 })
})
afterAll(() => reader.close())

/** Prints another character in the place of one, as a misprint does. */
const misprinted = (code: string, at: number) =>
  code.slice(0, at) + (code[at] === 'K' ? 'H' : 'K') + code.slice(at + 1)

test(`O1 S8.11 ${PHOTOS} photographs of cards give their codes, and those of misprints give none`, {
  timeout: 60_000 * PHOTOS,
}, async () => {
  const spent: number[] = []
  let read = 0
  let corrected = 0
  for (const [at, code] of codes.entries()) {
    const answer = await reader.read(await wholePhoto({ seed: `long/${at}`, text: code }))
    spent.push(answer.cpuMs)
    expect([code, undefined]).toContain(answer.code)
    if (answer.code === code) read++
    const misprint = await wholePhoto({ seed: `misprint/${at}`, text: misprinted(code, at % code.length) })
    if ((await reader.read(misprint)).code !== undefined) corrected++
  }
  const middle = spent.toSorted((a, b) => a - b)[PHOTOS >> 1]?.toFixed(0)
  process.stdout.write(
    `photos: ${JSON.stringify({ photos: PHOTOS, read, corrected, cpuMs: Number(middle) })}\n`,
  )
  expect(read).toBeGreaterThanOrEqual(0.95 * PHOTOS)
  expect(corrected).toBe(0)
})

test.each([0.46, 0.6, 0.9])(
  'O1 S8.11 a photograph with a card of %d of its width gives its code',
  async (share) => {
    const { code } = await reader.read(await wholePhoto({ seed: `read/${share}`, text: CODE, share }))
    expect(code).toBe(CODE)
  },
)

test('O1 a photograph of other words gives none', async () => {
  const text = 'FC SEOUL-2026'
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
