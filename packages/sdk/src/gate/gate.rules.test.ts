import { describe, expect, test } from 'vitest'
import { aheadAt, emptyView, minutesAt, nextAskMs, shareAt, viewOf } from './gate.rules.ts'
import type { Standing } from './gate.schema.ts'

const NOW = 1_000_000
const queued: Standing = {
  phase: 'queued',
  joined: true,
  place: 1284,
  ahead: 1000,
  waitMs: 240_000,
  waitedMs: 60_000,
  perMinute: 250,
  pollMs: 60_000,
}
const view = viewOf(queued, NOW)

describe('D81 what a fan sees', () => {
  test('durations become times of the server', () => {
    expect(view).toMatchObject({ callAt: NOW + 240_000, placedAt: NOW - 60_000, opensAt: undefined })
    const waiting = viewOf({ phase: 'waiting', joined: true, waitMs: 5000, pollMs: 1 }, NOW)
    expect(waiting).toMatchObject({ opensAt: NOW + 5000, callAt: undefined })
    const called = viewOf({ phase: 'called', joined: true, pass: 'p', passMs: 300_000, pollMs: 1 }, NOW)
    expect(called).toMatchObject({ pass: 'p', passUntil: NOW + 300_000 })
  })

  test('the fans ahead shrink evenly until the call, and never below none', () => {
    expect(aheadAt(view, NOW)).toBe(1000)
    expect(aheadAt(view, NOW + 120_000)).toBe(500)
    expect(aheadAt(view, NOW + 239_999)).toBe(1)
    expect(aheadAt(view, NOW + 300_000)).toBe(0)
    expect(aheadAt(view, NOW - 5000)).toBe(1000)
    expect(aheadAt(emptyView, NOW)).toBeUndefined()
  })

  test('minutes are rounded up and never below one', () => {
    expect(minutesAt(view, NOW)).toBe(4)
    expect(minutesAt(view, NOW - 1)).toBe(5)
    expect(minutesAt(view, NOW + 239_000)).toBe(1)
    expect(minutesAt(view, NOW + 900_000)).toBe(1)
    expect(minutesAt(emptyView, NOW)).toBeUndefined()
  })

  test('the share of the way is between 0 and 1', () => {
    expect(shareAt(view, NOW)).toBeCloseTo(0.2)
    expect(shareAt(view, NOW - 100_000)).toBe(0)
    expect(shareAt(view, NOW + 900_000)).toBe(1)
    expect(shareAt(emptyView, NOW)).toBeUndefined()
  })
})

describe('when to ask again', () => {
  const facts = { visible: true, chance: 0.5 }

  test('follows the gate with a jitter of 20 %', () => {
    expect(nextAskMs(queued, { visible: true, chance: 0 })).toBe(48_000)
    expect(nextAskMs(queued, { visible: true, chance: 1 })).toBe(72_000)
  })

  test('asks four times as rarely while hidden, but at the call', () => {
    expect(nextAskMs({ ...queued, waitMs: 900_000 }, { ...facts, visible: false })).toBe(240_000)
    expect(nextAskMs({ ...queued, waitMs: 10_000 }, { ...facts, visible: false })).toBe(10_500)
  })

  test('spreads the first requests after the opening over the span of the gate', () => {
    const waiting: Standing = {
      phase: 'waiting',
      joined: true,
      waitMs: 10_000,
      pollMs: 60_000,
      spreadMs: 20_000,
    }
    expect(nextAskMs(waiting, { visible: true, chance: 0 })).toBe(10_000)
    expect(nextAskMs(waiting, { visible: true, chance: 1 })).toBe(30_000)
    expect(nextAskMs({ ...waiting, joined: false }, { visible: true, chance: 1 })).toBe(70_000)
  })

  test('asks no more when no answer can change, and at the end of a pass', () => {
    for (const phase of ['off', 'over', 'missed'] as const) {
      expect(nextAskMs({ phase, joined: true, pollMs: 1 }, facts)).toBeUndefined()
    }
    expect(nextAskMs({ phase: 'called', joined: true, passMs: 7, pollMs: 1 }, facts)).toBe(7)
    expect(nextAskMs({ phase: 'drawing', joined: true, pollMs: 2000 }, facts)).toBe(2000)
  })
})
