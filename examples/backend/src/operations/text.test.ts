import { describe, expect, it } from 'vitest'
import { durationOf } from './text.ts'

const HOUR = 3_600_000

describe('the time that is left', () => {
  it.each([
    [25 * HOUR + 20 * 60_000 + 39_000, '1일 01:20:39'],
    [24 * HOUR, '1일 00:00:00'],
    [24 * HOUR - 1000, '23:59:59'],
    [1, '00:00:01'],
    [-5, '00:00:00'],
  ])('of %i ms is %s', (ms, text) => expect(durationOf(ms)).toBe(text))

  it('is short below an hour', () => {
    expect(durationOf(221_000, { short: true })).toBe('3:41')
    expect(durationOf(HOUR, { short: true })).toBe('01:00:00')
  })
})
