import type { Check } from '../check.ts'

/** How far the clocks of the backend and of the checker may be apart, ms. */
const MOST_MS = 5 * 60_000

/** The header `Date`, by which the pages of fans correct their clocks. */
export const date: Check = {
  name: 'date',
  about: 'Every reply has a Date, by which a page corrects the clock of the device.',
  rows: ['S4.10', 'D49'],
  reply({ called, headers }, { settings }) {
    if (called.endpoint.base === 'cdn') return undefined
    const found = headers.get('date')
    const at = Date.parse(found ?? '')
    if (Number.isNaN(at))
      return [{ field: 'header Date', found: found ?? 'nothing', expected: 'the time of the reply' }]
    // A recording has no clock.
    const now = settings.now?.() ?? at
    return Math.abs(at - now) <= MOST_MS
      ? []
      : [{ field: 'header Date', found: found ?? '', expected: `about ${new Date(now).toUTCString()}` }]
  },
}
