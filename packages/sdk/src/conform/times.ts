// Spans between the time of a reply and the times in it. A time in the wrong zone or unit is hours off.
import type { Finding } from './check.ts'
import type { Exchange } from './exchange.ts'

/** Returns the time of the backend: that of the header `Date`. */
export function serverTime({ headers }: Pick<Exchange, 'headers'>): number | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** Returns a finding if a time is not later than the reply, by `leastMs` to `mostMs`. */
export function soon(
  exchange: Exchange,
  field: string,
  at: number | undefined,
  mostMs: number,
  leastMs = 0,
): Finding[] {
  const now = serverTime(exchange)
  if (at === undefined || now === undefined) return []
  // `Date` has no fractions of a second.
  const left = at - now + 1000
  if (left > leastMs && left <= mostMs + 2000) return []
  const seconds = Math.round((at - now) / 1000)
  return [
    {
      field,
      found: `${seconds} s after the header Date`,
      expected: `Seoul time, ${Math.max(1, Math.round(leastMs / 1000))} to ${Math.round(mostMs / 1000)} s after the header Date`,
    },
  ]
}
