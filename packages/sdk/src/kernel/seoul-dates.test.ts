import { afterAll, describe, expect, test } from 'vitest'
import {
  formatSeoulDate,
  formatSeoulMoment,
  formatSeoulRange,
  formatSeoulTime,
  seoulDates,
} from './seoul-dates.ts'

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

  test('S10.9 every day and hour is that of the time zone', () => {
    process.env.TZ = zone
    const [day, weekday] = [
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }),
      new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul', weekday: 'short' }),
    ]
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', timeStyle: 'short' })
    for (let at = Date.UTC(2025, 11, 1); at < Date.UTC(2027, 1, 1); at += DAY + 61 * MINUTE) {
      const date = `${day.format(at).replaceAll('-', '.')}(${weekday.format(at)})`
      expect(formatSeoulDate(at)).toBe(date)
      expect(formatSeoulTime(new Date(at))).toBe(clock.format(at))
      expect(formatSeoulMoment(at)).toBe(`${date.slice(5)} ${clock.format(at)}`)
    }
    expect(formatSeoulRange(AT, AT + MINUTE)).toBe('2026.11.21(토) 03:05 – 03:06')
    expect(formatSeoulRange(AT, AT + 3 * DAY)).toBe('2026.11.21(토) – 11.24(화)')
    expect(formatSeoulRange(AT, AT + 400 * DAY)).toBe('2026.11.21(토) – 2027.12.26(일)')
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
