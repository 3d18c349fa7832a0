/** A month of Seoul. */
export interface Month {
  year: number
  /** 1 to 12. */
  month: number
}

const SEOUL_MS = 9 * 3_600_000

/** Returns the month of an instant in Seoul, which is UTC+9 all year. */
export function monthOf(at: number): Month {
  const date = new Date(at + SEOUL_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

/** Returns the month `by` months later. */
export function monthAfter({ year, month }: Month, by: number): Month {
  const count = year * 12 + month - 1 + by
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Formats a month as `2026-11`, which also sorts. */
export const monthText = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`
