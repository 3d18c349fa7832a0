import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Seoul is at +09:00 all year. Not `utcOffset`, which is an hour wrong while the device's own clock changes. */
const OFFSET_HOURS = 9
const seoul = (at: number | Date) => dayjs.utc(at).add(OFFSET_HOURS, 'hour')

/** Formats dates in Seoul time in one language. */
export interface SeoulDates {
  /** `2025.11.20(목)`, `20 Nov 2025 (Thu)`. */
  date(at: number | Date): string
  /** Without the year: `11.20(목)`, `20 Nov (Thu)`. */
  day(at: number | Date): string
  /** 24 hours: `14:00`. */
  time(at: number | Date): string
  /** Day and time: `11.21(금) 12:00`, `21 Nov (Fri) 12:00`. */
  moment(at: number | Date): string
  /** With an en dash; omits an equal year, and an equal date, from the end. */
  range(start: number | Date, end: number | Date): string
}

const known = new Map<string, SeoulDates>()

/**
 * Returns the formats of a language, in Seoul time whatever the device's zone. An invalid date is `–`.
 *
 * @param language a BCP 47 tag, such as `ko` or `en`
 * @example
 * seoulDates('en').moment(Date.parse('2025-11-21T12:00:00+09:00')) // '21 Nov (Fri) 12:00'
 * @see S1.2, S9.10, S10.9
 */
export function seoulDates(language: string): SeoulDates {
  const dates = known.get(language) ?? create(language)
  known.set(language, dates)
  return dates
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const
/** The first instant without a year of four digits. */
const END = Date.UTC(10_000, 0)

type Moment = ReturnType<typeof seoul>
type Day = (at: Moment, year: boolean) => string

const korean: Day = (at, year) => `${at.format(year ? 'YYYY.MM.DD' : 'MM.DD')}(${WEEKDAYS[at.day()]})`

/** The names of months and weekdays are those of `Intl`, which knows every language. */
function named(language: string): Day {
  const nameOf = (at: Moment, part: 'month' | 'weekday') =>
    at.toDate().toLocaleDateString(language, { timeZone: 'UTC', [part]: 'short' })
  return (at, year) =>
    `${at.date()} ${nameOf(at, 'month')} ${year ? `${at.year()} ` : ''}(${nameOf(at, 'weekday')})`
}

function create(language: string): SeoulDates {
  const dayOf = /^ko\b/.test(language) ? korean : named(language)
  const written = (write: (at: Moment) => string) => (at: number | Date) =>
    Math.abs(Number(at)) < END ? write(seoul(at)) : '–'

  const date = written((at) => dayOf(at, true))
  const day = written((at) => dayOf(at, false))
  const time = written((at) => at.format('HH:mm'))
  const year = written((at) => at.format('YYYY'))
  return {
    date,
    day,
    time,
    moment: written((at) => `${dayOf(at, false)} ${at.format('HH:mm')}`),
    range(start, end) {
      const [from, to] = [date(start), date(end)]
      if (from === to) return `${from} ${time(start)} – ${time(end)}`
      return `${from} – ${year(start) === year(end) ? day(end) : to}`
    },
  }
}

/** Returns the Seoul day of an instant as the key `YYYYMMDD` (S4.42). */
export const seoulDayKey = (at: number): string => seoul(at).format('YYYYMMDD')

/**
 * Formats a date as `2025.11.20(목)`, in Seoul time whatever the device's zone.
 *
 * @param date epoch ms, or a `Date`
 * @example
 * formatSeoulDate(Date.parse('2025-11-20T12:00:00+09:00')) // '2025.11.20(목)'
 * @see S1.2, S9.10
 */
export const formatSeoulDate = (date: number | Date): string => seoulDates('ko').date(date)

/** Formats the time of day in Seoul, 24 hours: `14:00` (S1.2). */
export const formatSeoulTime = (date: number | Date): string => seoulDates('ko').time(date)

/** Formats month, day and time without the year, in Seoul: `11.21(금) 12:00` (S1.2). */
export const formatSeoulMoment = (date: number | Date): string => seoulDates('ko').moment(date)

/** Formats a range in Seoul time with an en dash; omits an equal year, and an equal date, from the end (S1.2). */
export const formatSeoulRange = (start: number | Date, end: number | Date): string =>
  seoulDates('ko').range(start, end)
