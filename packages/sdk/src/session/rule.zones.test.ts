// G12: the expiry rule for cases written by hand, each in eight device time zones. The expected instants are in UTC,
// which does not depend on the zone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideToken, type TokenDecision } from './rule.ts'

const ZONES: [string, number][] = [
  // Minutes behind UTC on 1 July 2026, to verify that the zone is set.
  ['Asia/Seoul', -540],
  ['UTC', 0],
  ['America/New_York', 240],
  ['Europe/London', -60],
  ['Australia/Lord_Howe', -630],
  ['Asia/Kathmandu', -345],
  ['Pacific/Kiritimati', -840],
  ['America/St_Johns', 150],
]

/** A wire text and its instant. */
const TEXTS: [string, string][] = [
  ['2026-11-20 12:00:00', '2026-11-20T03:00:00Z'],
  ['2026-11-20T12:00:00', '2026-11-20T03:00:00Z'],
  ['2026-11-20 12:00:00.500', '2026-11-20T03:00:00.500Z'],
  ['2026-11-20T12:00:00+09:00', '2026-11-20T03:00:00Z'],
  ['2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z'],
  ['2026-11-19T22:00:00-05:00', '2026-11-20T03:00:00Z'],
  ['2026-11-20T08:45:00+05:45', '2026-11-20T03:00:00Z'],
  // Midnight, the turn of the year, and a leap day.
  ['2026-11-20 00:00:00', '2026-11-19T15:00:00Z'],
  ['2026-11-20 08:59:59', '2026-11-19T23:59:59Z'],
  ['2026-11-20 23:59:59', '2026-11-20T14:59:59Z'],
  ['2027-01-01 00:00:00', '2026-12-31T15:00:00Z'],
  ['2027-01-01 08:59:59', '2026-12-31T23:59:59Z'],
  ['2028-02-29 04:30:00', '2028-02-28T19:30:00Z'],
  ['2028-03-01 00:00:00', '2028-02-29T15:00:00Z'],
  // Hours that a zone of the list skips or repeats: New York in March and November, London in March and
  // October, Lord Howe in April and October (by half an hour), St John's in March.
  ['2026-03-08 02:30:00', '2026-03-07T17:30:00Z'],
  ['2026-03-08 16:30:00', '2026-03-08T07:30:00Z'],
  ['2026-11-01 01:30:00', '2026-10-31T16:30:00Z'],
  ['2026-03-29 01:30:00', '2026-03-28T16:30:00Z'],
  ['2026-10-25 01:30:00', '2026-10-24T16:30:00Z'],
  ['2026-04-05 01:45:00', '2026-04-04T16:45:00Z'],
  ['2026-10-04 02:15:00', '2026-10-03T17:15:00Z'],
  ['2030-06-30 23:30:00', '2030-06-30T14:30:00Z'],
]

/** Milliseconds before the expiry, and the expected decision. */
const MOMENTS: [number, TokenDecision][] = [
  [60_000, 'use'],
  [59_999, 'refresh'],
  [-60_000, 'refresh'],
  [-60_001, 'logout'],
]

/** Texts that are not a time. */
const NO_TIMES = [
  '',
  ' ',
  'soon',
  '0',
  '1795143600000',
  '2026-11-20',
  '12:00:00',
  '2026-02-30 12:00:00',
  '2026-11-20 24:30:00',
  '2026-13-01 00:00:00',
  '20 Nov 2026 12:00:00 GMT',
  '2026/11/20 12:00:00',
]

const cases = [
  ...TEXTS.flatMap(([text, at]) =>
    MOMENTS.map(([left, wanted]): [string, number, TokenDecision] => [text, Date.parse(at) - left, wanted]),
  ),
  ...NO_TIMES.map((text): [string, number, TokenDecision] => [
    text,
    Date.parse('2026-11-20T03:00:00Z'),
    'logout',
  ]),
]

const own = process.env.TZ
afterAll(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

test('G12 there are a hundred cases', () => expect(cases).toHaveLength(100))

describe.each(ZONES)('G12 S4.10 D49 on a device in %s', (zone, behind) => {
  beforeAll(() => {
    process.env.TZ = zone
  })

  test('the zone is set', () => expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(behind))

  test('the rule decides each of the hundred as it is written down', () => {
    const wrong = cases.filter(([text, now, wanted]) => decideToken({ expired: text }, now) !== wanted)
    expect(wrong).toEqual([])
  })

  test('control: read in the device’s own zone some are wrong, but in Seoul', () => {
    const naive = (text: string) => Date.parse(text.replace(' ', 'T'))
    const wrong = TEXTS.filter(([text, at]) => naive(text) !== Date.parse(at))
    expect(wrong.length > 0).toBe(zone !== 'Asia/Seoul')
  })
})
