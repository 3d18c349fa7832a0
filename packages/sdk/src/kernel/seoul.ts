import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Seoul keeps +09:00 all year. */
const OFFSET_MINUTES = 9 * 60
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const
const PLAIN = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})(\.\d{1,3})?$/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

const seoul = (at: number | Date) => dayjs(at).utcOffset(OFFSET_MINUTES)

/**
 * The instant that a text of the wire names, epoch ms; `undefined` when it names none. `YYYY-MM-DD HH:mm:ss` is
 * Seoul time whatever the device's zone is, ISO 8601 with a zone is taken as it is (D49).
 */
export function parseSeoul(text: string): number | undefined {
  if (ZONED.test(text)) {
    const at = Date.parse(text)
    return Number.isNaN(at) ? undefined : at
  }
  if (!PLAIN.test(text)) return undefined
  const iso = text.replace(' ', 'T')
  const at = Date.parse(`${iso}+09:00`)
  // 2025-02-30 is refused and not read as 2 March.
  return Number.isNaN(at) || seoul(at).format('YYYY-MM-DDTHH:mm:ss') !== iso.slice(0, 19) ? undefined : at
}

/** The wire's form of an instant: `YYYY-MM-DD HH:mm:ss` in Seoul. */
export const formatSeoulWire = (at: number): string => seoul(at).format('YYYY-MM-DD HH:mm:ss')

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
