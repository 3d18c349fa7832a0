import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideToken, type TokenDecision } from '../session/rule.ts'

// Includes zones that skip or repeat an hour, differ by a day, or have half-hour offsets.
const ZONES = [
  'UTC',
  'Asia/Seoul',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const own = process.env.TZ

const END = '2026-11-20 12:00:00'
const AT = Date.UTC(2026, 10, 20, 3)
const SECOND = 1000

const cases: [id: string, expired: string | undefined, now: number, decision: TokenDecision][] = [
  ['S4.7 a day before', END, AT - 86_400 * SECOND, 'use'],
  ['S4.7 60.001 s before', END, AT - 60_001, 'use'],
  ['S4.7 60 s before', END, AT - 60_000, 'use'],
  ['S4.8 59.999 s before', END, AT - 59_999, 'refresh'],
  ['S4.8 1 s before', END, AT - SECOND, 'refresh'],
  ['S4.8 at the expiry', END, AT, 'refresh'],
  ['S4.8 1 s past', END, AT + SECOND, 'refresh'],
  ['S4.8 60 s past', END, AT + 60_000, 'refresh'],
  ['S4.9 60.001 s past', END, AT + 60_001, 'logout'],
  ['S4.9 a day past', END, AT + 86_400 * SECOND, 'logout'],
  ['S4.6 no time', undefined, AT, 'logout'],
  ['S4.6 an empty time', '', AT, 'logout'],
  ['S4.6 a word', 'tomorrow', AT, 'logout'],
  ['S4.6 Invalid date', 'Invalid date', AT, 'logout'],
  ['S4.6 a day that is none', '2026-02-30 12:00:00', Date.UTC(2026, 1, 1), 'logout'],
  ['S4.6 an hour that is none', '2026-11-20 25:00:00', AT, 'logout'],
  ['S4.10 midnight in Seoul', '2026-11-20 00:00:00', Date.UTC(2026, 10, 19, 14, 59), 'use'],
  ['S4.10 after midnight in Seoul', '2026-11-20 00:00:00', Date.UTC(2026, 10, 19, 15, 1, 1), 'logout'],
  ['S4.10 the hour New York skips', '2026-03-08 02:30:00', Date.UTC(2026, 2, 7, 17, 30), 'refresh'],
  ['S4.10 the hour New York repeats', '2026-11-01 01:30:00', Date.UTC(2026, 9, 31, 16, 30), 'refresh'],
  ['S4.10 the hour London skips', '2026-03-29 01:30:00', Date.UTC(2026, 2, 28, 16, 29), 'use'],
  ['S4.10 a leap day', '2028-02-29 09:00:00', Date.UTC(2028, 1, 29), 'refresh'],
  ['S4.10 the turn of the year', '2027-01-01 00:00:00', Date.UTC(2026, 11, 31, 15), 'refresh'],
]

describe.each(ZONES)('the access-token rule on a device in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  test.each(cases)('%s', (_, expired, now, decision) => {
    expect(decideToken({ expired }, now)).toBe(decision)
  })

  test('S4.6 no record', () => expect(decideToken(null, AT)).toBe('logout'))
})

test('S4.10 the zones of the table are set on the device', () => {
  const hours = ZONES.map((zone) => {
    process.env.TZ = zone
    return new Date(AT).getHours()
  })
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
  expect(hours).toEqual([3, 12, 22, 3, 8, 14, 17, 16])
})
