import { describe, expect, test } from 'vitest'
import { NOON } from '../testing/fixtures.ts'
import { decideToken, isFreshOnLoad } from './rule.ts'

const record = { expired: '2026-11-20 12:00:00' }
const left = (ms: number) => decideToken(record, NOON - ms)

describe('the access-token rule', () => {
  test.each([
    null,
    {},
    { expired: '' },
    { expired: 'soon' },
    { expired: '2026-02-30 00:00:00' },
    { expired: '0' },
  ])('S4.6 logs out a record without a readable time: %o', (none) => {
    expect(decideToken(none, NOON)).toBe('logout')
  })

  test.each([86_400_000, 61_000, 60_001, 60_000])('S4.7 uses a token with %d ms left', (ms) => {
    expect(left(ms)).toBe('use')
  })

  test.each([59_999, 1, 0, -1, -59_999, -60_000])('S4.8 refreshes first with %d ms left', (ms) => {
    expect(left(ms)).toBe('refresh')
  })

  test.each([-60_001, -61_000, -86_400_000])('S4.9 logs out with %d ms left', (ms) => {
    expect(left(ms)).toBe('logout')
  })

  test('S4.10 reads the expiry as +09:00', () => {
    expect(decideToken(record, Date.UTC(2026, 10, 20, 2, 59))).toBe('use')
    expect(decideToken(record, Date.UTC(2026, 10, 20, 3, 0, 30))).toBe('refresh')
    expect(decideToken(record, Date.UTC(2026, 10, 20, 11, 59))).toBe('logout')
  })
})

describe('on load', () => {
  test.each([
    [60_001, true],
    [60_000, false],
    [0, false],
    [-1, false],
  ])('S4.12 with %d ms left a saved record counts as logged in: %s', (ms, fresh) => {
    expect(isFreshOnLoad(record, NOON - ms)).toBe(fresh)
  })

  test('S4.12 no record, or one without a time, does not', () => {
    expect(isFreshOnLoad(undefined, NOON)).toBe(false)
    expect(isFreshOnLoad({}, NOON)).toBe(false)
    expect(isFreshOnLoad({ expired: 'soon' }, NOON)).toBe(false)
  })
})
