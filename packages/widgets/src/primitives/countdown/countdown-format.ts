/** The minutes before the end that are announced to screen readers. */
export const ANNOUNCED_MINUTES = [10, 5, 1] as const

export interface RemainingTime {
  days: number
  /** Two digits each. */
  hours: string
  minutes: string
  seconds: string
  /** An ISO 8601 duration for `<time datetime>`, to the minute so that it changes once a minute. */
  iso: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Splits milliseconds into digits; rounds seconds up, and negative values to zero. */
export function remainingTime(ms: number): RemainingTime {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const [days, hours, minutes, seconds] = [
    Math.floor(total / 86400),
    Math.floor(total / 3600) % 24,
    Math.floor(total / 60) % 60,
    total % 60,
  ]
  return {
    days,
    hours: twoDigits(hours),
    minutes: twoDigits(minutes),
    seconds: twoDigits(seconds),
    iso: `P${days}DT${hours}H${minutes}M`,
  }
}

/** Returns the threshold between two readings in minutes; the first reading crosses none. */
export function crossedMinutes(before: number, after: number): number | undefined {
  return ANNOUNCED_MINUTES.findLast((minutes) => before > minutes * 60_000 && after <= minutes * 60_000)
}
