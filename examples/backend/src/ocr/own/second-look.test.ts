import { expect, test } from 'vitest'
import { fused, padded } from './second-look.ts'

test('a picture is padded by the pixels of its border', () => {
  const pixels = { data: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), width: 4, height: 2 }
  expect(padded(pixels, 0.25)).toEqual({
    width: 6,
    height: 4,
    data: Uint8Array.of(1, 1, 2, 3, 4, 4, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 8, 5, 5, 6, 7, 8, 8),
  })
})

test('a text must be likely in both looks, and one that a look has not seen is at most 9 nats away', () => {
  const look = (texts: Record<string, number>) =>
    Object.entries(texts).map(([text, logProbability]) => ({ text, logProbability }))
  const both = fused([look({ ACE: -2, ACF: -3 }), look({ ACF: -1, AGF: -1.5, ACE: -40 })])
  expect(both).toEqual(look({ ACF: -1, ACE: -9, AGF: -9.5 }))
})
