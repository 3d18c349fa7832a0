import { CODE_ALPHABET, formatCode, generateCode, isCode } from '@fandeck/sdk/claims'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capture, type Level } from '../../test/fixtures/ocr/capture.ts'
import { rng } from '../art/rng.ts'
import type { CodeReader } from './code-reader.ts'
import { MAX_IMAGE_BYTES } from './image.ts'
import { createCodeReader } from './reader.ts'

const random = rng('ocr/codes')
const newCode = () => generateCode((bytes) => bytes.map(() => Math.floor(random() * 256)))

/** Replaces one character of a code by another that makes no equal neighbours. */
function misprinted(code: string): string {
  const at = Math.floor(random() * code.length)
  const others = [...CODE_ALPHABET].filter(
    (other) => other !== code[at] && other !== code[at - 1] && other !== code[at + 1],
  )
  return code.slice(0, at) + others[Math.floor(random() * others.length)] + code.slice(at + 1)
}

describe('the reader', () => {
  let reader: CodeReader
  beforeAll(async () => {
    reader = await createCodeReader({ timeLimitMs: 60_000 })
  })
  afterAll(() => reader.close())

  describe('reading', () => {
    test.each<Level>(['easy', 'medium'])('reads twelve %s captures exactly', async (level) => {
      const printed = Array.from({ length: 12 }, newCode)
      const read: (string | undefined)[] = []
      for (const code of printed) {
        const { code: answer, cpuMs } = await reader.read(await capture(formatCode(code), level, code))
        read.push(answer)
        expect(cpuMs).toBeGreaterThan(0)
      }
      expect(read).toEqual(printed)
    })

    test('reads several captures concurrently', async () => {
      const printed = Array.from({ length: 6 }, newCode)
      const images = await Promise.all(printed.map((code) => capture(formatCode(code), 'easy', code)))
      const readings = await Promise.all(images.map((image) => reader.read(image)))
      expect(readings.map(({ code }) => code)).toEqual(printed)
    })

    test.each(['', 'THANK YOU FANS', 'ANPT-EKTX', 'SEASON TWO 2026 FAN CARD'])(
      'returns no code for a label with %j',
      async (text) => {
        expect((await reader.read(await capture(text, 'easy', text))).code).toBeUndefined()
      },
    )

    test('follows the format of a campaign', async () => {
      const format = { alphabet: CODE_ALPHABET, dataLength: 10, checkLength: 2 }
      const code = generateCode((bytes) => bytes.map(() => Math.floor(random() * 256)), format)
      const reading = await reader.read(await capture(formatCode(code), 'easy', code), format)
      expect(reading.code).toBe(code)
    })
  })

  describe('a code with one wrong character', () => {
    const printed = Array.from({ length: 20 }, (_, i) => {
      const issued = newCode()
      return { issued, text: misprinted(issued), level: i % 2 ? ('easy' as const) : ('medium' as const) }
    })
    const answers = async (by: CodeReader) => {
      const codes: (string | undefined)[] = []
      for (const { text, level } of printed)
        codes.push((await by.read(await capture(formatCode(text), level, text))).code)
      return codes
    }

    test('is never corrected into the issued one', async () => {
      expect(printed.some(({ text }) => isCode(text))).toBe(false)
      expect(await answers(reader)).toEqual(printed.map(() => undefined))
    })
  })
})

describe('refusals', () => {
  let reader: CodeReader
  beforeAll(async () => {
    reader = await createCodeReader({ timeLimitMs: 60_000 })
  })
  afterAll(() => reader.close())

  const refusal = (image: Buffer) => reader.read(image)
  const blank = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a JPEG of which only the start is there', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('refuses %s as no image', async (_, bytes) => {
    await expect(refusal(bytes)).rejects.toMatchObject({ name: 'OcrError', code: 'ocr/not-an-image' })
  })

  test('refuses a truncated capture', async () => {
    const whole = await capture('ANPT-EKTX-A7FX', 'easy', 'cut')
    await expect(refusal(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'ocr/not-an-image',
    })
  })

  test('refuses more than 256 kB before decoding', async () => {
    await expect(refusal(Buffer.alloc(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject({ code: 'ocr/too-large' })
  })

  test('refuses a small file that decodes to many pixels', async () => {
    const bomb = await blank(6000).png().toBuffer()
    expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES)
    await expect(refusal(bomb)).rejects.toMatchObject({ code: 'ocr/too-large' })
  })

  test.each([1, 32])('returns no code for a picture of %i pixels a side', async (side) => {
    expect((await refusal(await blank(side).png().toBuffer())).code).toBeUndefined()
  })

  test('aborts after the time limit', async () => {
    const hasty = await createCodeReader({ timeLimitMs: 1 })
    const image = await capture('ANPT-EKTX-A7FX', 'easy', 'late')
    await expect(hasty.read(image)).rejects.toMatchObject({ code: 'ocr/timeout' })
    await hasty.close()
  })
})
