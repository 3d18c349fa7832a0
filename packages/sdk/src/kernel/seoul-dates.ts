// Over `Intl` instead of dayjs, which knows no language without its locale files and adds 4 kB to an embedded tag.

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

function create(language: string): SeoulDates {
  const korean = /^ko\b/.test(language)
  // Created for the first date: the first `Intl.DateTimeFormat` of a page takes 15 ms.
  let format: Intl.DateTimeFormat | undefined
  function read(at: number | Date) {
    format ??= new Intl.DateTimeFormat(language, {
      timeZone: 'Asia/Seoul',
      hourCycle: 'h23',
      year: 'numeric',
      month: korean ? '2-digit' : 'short',
      day: korean ? '2-digit' : 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
    const { year, month, day, weekday, hour, minute } = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, value]),
    )
    return {
      year: `${year}`,
      date: korean ? `${year}.${month}.${day}(${weekday})` : `${day} ${month} ${year} (${weekday})`,
      day: korean ? `${month}.${day}(${weekday})` : `${day} ${month} (${weekday})`,
      time: `${hour}:${minute}`,
    }
  }
  type Read = ReturnType<typeof read>
  // `Intl` throws for an invalid date.
  const of = (at: number | Date, text: (read: Read) => string) =>
    Number.isNaN(new Date(at).getTime()) ? '–' : text(read(at))

  const date = (at: number | Date) => of(at, (read) => read.date)
  const day = (at: number | Date) => of(at, (read) => read.day)
  const time = (at: number | Date) => of(at, (read) => read.time)
  const year = (at: number | Date) => of(at, (read) => read.year)
  return {
    date,
    day,
    time,
    moment: (at) => of(at, (read) => `${read.day} ${read.time}`),
    range(start, end) {
      const [from, to] = [date(start), date(end)]
      if (from === to) return `${from} ${time(start)} – ${time(end)}`
      return `${from} – ${year(start) === year(end) ? day(end) : to}`
    },
  }
}
