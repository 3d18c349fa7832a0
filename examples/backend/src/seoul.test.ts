import { expect, test } from 'vitest'
import { endOfDayAfter, monthAt, monthOf } from './seoul.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)

test.each([
  ['2026-11-01T00:00', '2026-11-01T00:00', '2026-12-01T00:00'],
  ['2026-12-31T23:59', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
])('D16 the month of %s is that of Seoul', (moment, from, to) => {
  const span = { from: at(from), to: at(to) }
  expect(monthAt(at(moment))).toEqual(span)
  expect(monthOf(moment.slice(0, 7))).toEqual(span)
})

test.each(['2026-11-20T00:00', '2026-11-20T23:59'])(
  'the seventh day after %s ends with the day',
  (moment) => {
    expect(endOfDayAfter(at(moment), 7)).toBe(at('2026-11-28T00:00'))
  },
)
