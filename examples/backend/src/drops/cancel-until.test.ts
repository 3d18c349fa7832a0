import { expect, test } from 'vitest'
import { cancelUntil } from './packs.ts'

test.each([
  ['2026-11-20T00:00:00+09:00', '2026-11-28T00:00:00+09:00'],
  ['2026-11-20T23:59:59+09:00', '2026-11-28T00:00:00+09:00'],
  ['2026-11-21T00:00:00+09:00', '2026-11-29T00:00:00+09:00'],
])('D79 an order paid at %s can be cancelled until %s', (paid, until) => {
  expect(cancelUntil(Date.parse(paid))).toBe(Date.parse(until))
})
