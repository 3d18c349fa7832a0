import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const OFFSET_MINUTES = 9 * 60
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

const seoul = (at: number | Date) => dayjs(at).utcOffset(OFFSET_MINUTES)

/** The day of an instant in Seoul, as the key `YYYYMMDD` (S4.42). */
export const seoulDayKey = (at: number): string => seoul(at).format('YYYYMMDD')

/**
 * A date as fans read it: `2025.11.20(목)`, in Seoul whatever the device's zone is.
 *
 * @see spec §9 date format (S9.10)
 */
export function formatSeoulDate(date: number | Date): string {
  const at = seoul(date)
  return `${at.format('YYYY.MM.DD')}(${WEEKDAYS[at.day()]})`
}

/** The time of day in Seoul, 24 hours: `14:00`. */
export const formatSeoulTime = (date: number | Date): string => seoul(date).format('HH:mm')

/** Month, day and time without the year: `11.21(금) 12:00`. */
export const formatSeoulMoment = (date: number | Date): string =>
  `${formatSeoulDate(date).slice(5)} ${formatSeoulTime(date)}`

/** A span as fans read it: the year once if equal, the date once if equal, en dash with spaces. */
export function formatSeoulRange(start: number | Date, end: number | Date): string {
  const [from, to] = [formatSeoulDate(start), formatSeoulDate(end)]
  if (from === to) return `${from} ${formatSeoulTime(start)} – ${formatSeoulTime(end)}`
  return `${from} – ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`
}
