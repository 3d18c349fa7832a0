import { expect, test } from 'vitest'
import { monthAfter, monthOf, monthText } from './months.ts'

test.each([
  ['2026-11-30T23:59:59+09:00', '2026-11'],
  ['2026-12-01T00:00:00+09:00', '2026-12'],
  ['2026-12-31T15:00:00Z', '2027-01'],
])('%s is in %s of Seoul', (at, text) => expect(monthText(monthOf(Date.parse(at)))).toBe(text))

test.each([
  [{ year: 2026, month: 12 }, 1, '2027-01'],
  [{ year: 2026, month: 1 }, -1, '2025-12'],
  [{ year: 2026, month: 6 }, 0, '2026-06'],
])('%j and %d months is %s', (month, by, text) => expect(monthText(monthAfter(month, by))).toBe(text))
