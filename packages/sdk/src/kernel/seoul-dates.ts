// Over `Intl` instead of dayjs, which knows no language without its locale files and adds 4 kB to an embedded tag; Korean
// needs neither.
import { formatSeoulWire } from './seoul.ts'

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
 * @see S1.2, S9.10
 */
export function seoulDates(language: string): SeoulDates {
  const dates = known.get(language) ?? create(language)
  known.set(language, dates)
  return dates
}

const WEEKDAYS = '일월화수목금토'
/** The first instant without a year of four digits. */
const END = Date.UTC(10_000, 0)

const yearOf = (wire: string) => wire.slice(0, 4)
const timeOf = (wire: string) => wire.slice(11, 16)

function create(language: string): SeoulDates {
  const korean = /^ko\b/.test(language)

  function dayOf(wire: string, year = ''): string {
    const date = new Date(wire.slice(0, 10))
    // Without `Intl`, whose first use delays the start of a page by 15 ms, on a slow phone by 60 ms.
    if (korean)
      return `${year && `${year}.`}${wire.slice(5, 7)}.${wire.slice(8, 10)}(${WEEKDAYS[date.getUTCDay()]})`
    const name = (part: 'month' | 'weekday') =>
      date.toLocaleDateString(language, { timeZone: 'UTC', [part]: 'short' })
    return `${date.getUTCDate()} ${name('month')} ${year && `${year} `}(${name('weekday')})`
  }
  const text = (at: number | Date, write: (wire: string) => string) =>
    Math.abs(Number(at)) < END ? write(formatSeoulWire(Number(at))) : '–'

  const date = (at: number | Date) => text(at, (wire) => dayOf(wire, yearOf(wire)))
  const day = (at: number | Date) => text(at, (wire) => dayOf(wire))
  const time = (at: number | Date) => text(at, timeOf)
  return {
    date,
    day,
    time,
    moment: (at) => text(at, (wire) => `${dayOf(wire)} ${timeOf(wire)}`),
    range(start, end) {
      const [from, to] = [date(start), date(end)]
      if (from === to) return `${from} ${time(start)} – ${time(end)}`
      return `${from} – ${text(start, yearOf) === text(end, yearOf) ? day(end) : to}`
    },
  }
}
