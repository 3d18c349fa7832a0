import { afterAll, describe, expect, test } from 'vitest'
import { formatSeoulWire, parseSeoul } from './seoul.ts'
import {
  formatSeoulDate,
  formatSeoulMoment,
  formatSeoulRange,
  formatSeoulTime,
  seoulDayKey,
} from './seoul-dates.ts'

const HOUR = 3_600_000
const ZONES = ['UTC', 'America/New_York', 'Asia/Seoul', 'Pacific/Kiritimati']
const own = process.env.TZ
afterAll(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

describe.each(ZONES)('with the device in %s', (zone) => {
  const inZone = <T>(act: () => T): T => {
    process.env.TZ = zone
    return act()
  }

  test('the device’s zone is set', () => {
    const offset = inZone(() => new Date(Date.UTC(2026, 0, 15)).getTimezoneOffset())
    expect(offset).toBe(
      { UTC: 0, 'America/New_York': 300, 'Asia/Seoul': -540, 'Pacific/Kiritimati': -840 }[zone],
    )
  })

  test('S4.10 a wire time without a zone is read as +09:00', () => {
    expect(inZone(() => parseSeoul('2026-11-20 12:00:00'))).toBe(Date.UTC(2026, 10, 20, 3))
    expect(inZone(() => parseSeoul('2026-03-08 02:30:00'))).toBe(Date.UTC(2026, 2, 7, 17, 30))
  })

  test('D49 an ISO time keeps its own zone', () => {
    expect(inZone(() => parseSeoul('2026-11-20T12:00:00Z'))).toBe(Date.UTC(2026, 10, 20, 12))
    expect(inZone(() => parseSeoul('2026-11-20T12:00:00-05:00'))).toBe(Date.UTC(2026, 10, 20, 17))
  })

  test('S1.2 the wire, dates and times of day are Seoul’s', () => {
    const at = Date.UTC(2026, 10, 20, 18, 5)
    expect(inZone(() => formatSeoulWire(at))).toBe('2026-11-21 03:05:00')
    expect(inZone(() => formatSeoulTime(at))).toBe('03:05')
    expect(inZone(() => formatSeoulMoment(at))).toBe('11.21(토) 03:05')
    expect(inZone(() => seoulDayKey(at))).toBe('20261121')
  })

  test('S1.2 the time is Seoul’s on the days when the device’s clock changes', () => {
    // 02:00 on 8 March 2026 does not exist in New York, 01:00 on 1 November exists twice.
    for (const first of [Date.UTC(2026, 2, 7), Date.UTC(2026, 9, 31)])
      for (let at = first; at < first + 48 * HOUR; at += HOUR / 4)
        expect(inZone(() => formatSeoulTime(at))).toBe(formatSeoulWire(at).slice(11, 16))
  })

  test('S9.10 a date is YYYY.MM.DD with its Korean weekday', () => {
    expect(inZone(() => formatSeoulDate(Date.UTC(2025, 10, 20, 3)))).toBe('2025.11.20(목)')
    const week = Array.from({ length: 7 }, (_, day) =>
      inZone(() => formatSeoulDate(Date.UTC(2026, 10, 15 + day, 3))).slice(-2, -1),
    )
    expect(week.join('')).toBe('일월화수목금토')
  })

  test('the day key changes at midnight in Seoul', () => {
    const midnight = Date.UTC(2026, 10, 20, 15)
    expect(inZone(() => seoulDayKey(midnight - 1))).toBe('20261120')
    expect(inZone(() => seoulDayKey(midnight))).toBe('20261121')
  })
})

describe('parseSeoul', () => {
  test('every wire time of three years survives the round trip', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += 17 * HOUR + 61_000) {
      expect(parseSeoul(formatSeoulWire(at))).toBe(at)
    }
  })

  test.each([
    '',
    'tomorrow',
    '2026-11-20',
    '2025-02-30 00:00:00',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 12:60:00',
    '20 Nov 2026 12:00:00',
    '2026-11-20 12:00:00 PST',
    ' 2026-11-20 12:00:00',
    '1763607600000',
  ])('%o is not a time', (text) => {
    expect(parseSeoul(text)).toBeUndefined()
  })
})

describe('formatSeoulRange', () => {
  const at = (text: string) => parseSeoul(text) ?? Number.NaN
  test.each([
    ['2026-11-20 12:00:00', '2026-11-20 20:00:00', '2026.11.20(금) 12:00 – 20:00'],
    ['2026-11-20 12:00:00', '2026-12-01 20:00:00', '2026.11.20(금) – 12.01(화)'],
    ['2026-12-31 12:00:00', '2027-01-01 20:00:00', '2026.12.31(목) – 2027.01.01(금)'],
  ])('from %s to %s', (from, to, text) => {
    expect(formatSeoulRange(at(from), at(to))).toBe(text)
  })
})
