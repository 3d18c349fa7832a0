import type { Check } from '../check.ts'

/** The header `Date`, by which the pages of fans correct their clocks. */
export const date: Check = {
  name: 'date',
  about: 'Every reply has a Date, by which a page corrects the clock of the device.',
  rows: ['S4.10', 'D49'],
  reply({ called, headers }) {
    if (called.endpoint.base === 'cdn') return undefined
    const found = headers.get('date')
    return found !== null && !Number.isNaN(Date.parse(found))
      ? []
      : [{ field: 'header Date', found: found ?? 'nothing', expected: 'the time of the reply' }]
  },
}
