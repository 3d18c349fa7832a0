import { formatCode } from '@fandeck/sdk/claims'
import { readWindow } from '@fandeck/sdk/scan'
import { beforeAll, expect, test } from 'vitest'
import { capture, type Level } from '../../../test/fixtures/ocr/capture.ts'
import { decodeImage } from '../image.ts'
import { openWasm } from './network.ts'

let network: Awaited<ReturnType<typeof openWasm>>
beforeAll(async () => {
  network = await openWasm()
})

const CODE = '234L37L7PKLP'
const grayOf = async (text: string, level: Level = 'easy') =>
  (await decodeImage(await capture(text, level, 'own'))).gray

test('O1 the reader of the browser reads a code, and says where it is', async () => {
  const sight = readWindow(network, await grayOf(formatCode(CODE)))
  expect(sight?.code).toBe(CODE)
  // The label is in the middle, and its text about three quarters of the window wide.
  expect(sight?.from.x).toBeGreaterThan(0.05)
  expect(sight?.from.x).toBeLessThan(0.3)
  expect(sight?.to.x).toBeGreaterThan(0.7)
  expect(sight?.to.x).toBeLessThan(0.95)
  for (const { y } of [sight?.from, sight?.to].filter((point) => point !== undefined)) {
    expect(y).toBeGreaterThan(0.25)
    expect(y).toBeLessThan(0.75)
  }
})

test('O1 it gives no code for a misprint of one, but without the tolerance', async () => {
  const misprint = await grayOf(formatCode(CODE.replace('P', 'F')), 'medium')
  expect(readWindow(network, misprint)).toBeUndefined()
  expect(readWindow(network, misprint, { tolerance: Number.POSITIVE_INFINITY })?.code).toBe(CODE)
})

test('it reads no format with characters that were not trained', async () => {
  const format = { alphabet: '0123456789', dataLength: 10, checkLength: 2 }
  expect(readWindow(network, await grayOf(formatCode(CODE)), { format })).toBeUndefined()
})
