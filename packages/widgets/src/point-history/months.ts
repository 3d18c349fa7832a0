import { seoulDayKey } from '@fandeck/sdk'

/** A month of Seoul. */
export interface Month {
  year: number
  /** 1 to 12. */
  month: number
}

/** Returns the month of an instant in Seoul. */
export function monthOf(at: number): Month {
  const day = seoulDayKey(at)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(4, 6)) }
}

/** Returns the month `by` months later. */
export function monthAfter({ year, month }: Month, by: number): Month {
  const count = year * 12 + month - 1 + by
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** Formats a month as `2026-11`, which also sorts. */
export const monthText = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`
