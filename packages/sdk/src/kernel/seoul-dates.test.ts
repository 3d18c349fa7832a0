import { afterAll, describe, expect, test } from 'vitest'
import { seoulDates } from './seoul-dates.ts'
import { formatSeoulDate, formatSeoulMoment, formatSeoulRange, formatSeoulTime } from './seoul-text.ts'

const own = process.env.TZ
afterAll(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

const AT = Date.UTC(2026, 10, 20, 18, 5)
const MINUTE = 60_000
const DAY = 1440 * MINUTE

describe.each(['UTC', 'America/New_York', 'Asia/Seoul'])('S1.2 with the device in %s', (zone) => {
  test('dates are Seoul’s, in both languages', () => {
    process.env.TZ = zone
    const [ko, en] = [seoulDates('ko'), seoulDates('en')]
    expect([ko.date(AT), ko.day(AT), ko.time(AT), ko.moment(AT)]).toEqual([
      '2026.11.21(토)',
      '11.21(토)',
      '03:05',
      '11.21(토) 03:05',
    ])
    expect([en.date(AT), en.day(AT), en.time(AT), en.moment(AT)]).toEqual([
      '21 Nov 2026 (Sat)',
      '21 Nov (Sat)',
      '03:05',
      '21 Nov (Sat) 03:05',
    ])
  })

  test('the Korean texts are those of `formatSeoulDate` and its siblings', () => {
    process.env.TZ = zone
    const ko = seoulDates('ko')
    for (let at = Date.UTC(2025, 11, 1); at < Date.UTC(2027, 1, 1); at += DAY + 61 * MINUTE) {
      expect(ko.date(at)).toBe(formatSeoulDate(at))
      expect(ko.time(new Date(at))).toBe(formatSeoulTime(at))
      expect(ko.moment(at)).toBe(formatSeoulMoment(at))
      for (const end of [at + MINUTE, at + 3 * DAY, at + 400 * DAY])
        expect(ko.range(at, end)).toBe(formatSeoulRange(at, end))
    }
  })
})

test('a range omits from its end what equals its start', () => {
  const en = seoulDates('en')
  expect(en.range(AT, AT + 60 * MINUTE)).toBe('21 Nov 2026 (Sat) 03:05 – 04:05')
  expect(en.range(AT, AT + DAY)).toBe('21 Nov 2026 (Sat) – 22 Nov (Sun)')
  expect(en.range(AT, AT + 60 * DAY)).toBe('21 Nov 2026 (Sat) – 20 Jan 2027 (Wed)')
})

test('midnight is 00:00, and an invalid date a dash', () => {
  expect(seoulDates('en').time(Date.UTC(2026, 10, 20, 15))).toBe('00:00')
  expect(seoulDates('ko').moment(Number.NaN)).toBe('–')
  expect(seoulDates('ko').date(8.64e15 + 1)).toBe('–')
})
