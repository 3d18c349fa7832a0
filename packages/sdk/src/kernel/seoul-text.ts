import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const OFFSET_HOURS = 9
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

// Not `utcOffset`, which is an hour wrong while the device's own clock changes.
const seoul = (at: number | Date) => dayjs.utc(at).add(OFFSET_HOURS, 'hour')

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
export function formatSeoulDate(date: number | Date): string {
  const at = seoul(date)
  return `${at.format('YYYY.MM.DD')}(${WEEKDAYS[at.day()]})`
}

/** Formats the time of day in Seoul, 24 hours: `14:00` (S1.2). */
export const formatSeoulTime = (date: number | Date): string => seoul(date).format('HH:mm')

/** Formats month, day and time without the year, in Seoul: `11.21(금) 12:00` (S1.2). */
export const formatSeoulMoment = (date: number | Date): string =>
  `${formatSeoulDate(date).slice(5)} ${formatSeoulTime(date)}`

/** Formats a range in Seoul time with an en dash; omits an equal year, and an equal date, from the end (S1.2). */
export function formatSeoulRange(start: number | Date, end: number | Date): string {
  const [from, to] = [formatSeoulDate(start), formatSeoulDate(end)]
  if (from === to) return `${from} ${formatSeoulTime(start)} – ${formatSeoulTime(end)}`
  return `${from} – ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`
}
