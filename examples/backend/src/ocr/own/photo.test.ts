import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePhoto } from '../../../test/fixtures/ocr/whole-photo.ts'
import type { CodeReader } from '../code-reader.ts'
import { createCodeReader } from '../reader.ts'

const CODE = '234L37L7PKLP'

let reader: CodeReader
beforeAll(async () => {
  reader = await createCodeReader({ timeLimitMs: 60_000 })
})
afterAll(() => reader.close())

test('O1 S8.11 a photograph of a card gives its code', async () => {
  const { code } = await reader.read(await wholePhoto({ seed: 'read/0.75', text: CODE, share: 0.75 }))
  expect(code).toBe(CODE)
})

test('O1 a photograph of a misprint of a code gives none', async () => {
  const text = CODE.replace('2', '3')
  expect((await reader.read(await wholePhoto({ seed: text, text }))).code).toBeUndefined()
})
