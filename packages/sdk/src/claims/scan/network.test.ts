import { expect, test } from 'vitest'
import { createWasmNetwork } from './network.ts'
import { numbersOf } from './weights.ts'

test('weights of another network are refused', async () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
  const about = { alphabet: 'ACE', window: [560, 200] as const, tensors: [] }
  await expect(createWasmNetwork(empty, new Float32Array(), about)).rejects.toThrow('has no first')
})

test('numbers of half precision are decoded, low byte first', () => {
  const bytes = Uint8Array.of(0, 0x3c, 0, 0xc0, 0x55, 0x35, 1, 0, 0xff, 0x7b)
  expect([...numbersOf(bytes)]).toEqual([1, -2, 0.333251953125, 2 ** -24, 65_504])
})
