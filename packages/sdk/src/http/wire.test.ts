import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../testing/fixtures.ts'
import { count, lettersOrNone, nothing, positive, seoulTime, text, whole, wireObject, yesNo } from './wire.ts'

const Child = wireObject({ openAt: ['open_dttm', seoulTime], shown: ['show_yn', yesNo] })
const Parent = wireObject({
  seqNo: ['seq_no', z.int()],
  nickname: ['nick_name', z.optional(z.string())],
  memo: ['memo_txt', z.nullish(z.string())],
  child: ['child_info', Child],
  children: ['child_list', z.array(Child)],
})

const wire = {
  seq_no: 0,
  nick_name: '',
  memo_txt: null,
  child_info: { open_dttm: '2026-11-20 12:00:00', show_yn: 'Y' as const },
  child_list: [{ open_dttm: '2026-11-20 12:00:01', show_yn: 'N' as const }],
}
const model = {
  seqNo: 0,
  nickname: '',
  memo: null,
  child: { openAt: NOON, shown: true },
  children: [{ openAt: NOON + 1000, shown: false }],
}

describe('wireObject', () => {
  test('decodes wire names into camelCase, also in nested objects and lists', () => {
    expect(z.decode(Parent, wire)).toEqual(model)
  })

  test('encodes camelCase into the same wire names', () => {
    expect(z.encode(Parent, model)).toEqual(wire)
  })

  test('keeps 0, the empty text, false and null, and leaves an absent field absent', () => {
    const { nick_name, memo_txt, ...rest } = wire
    const decoded = z.decode(Parent, rest)
    expect(decoded).not.toHaveProperty('nickname')
    expect(decoded).not.toHaveProperty('memo')
    expect(z.encode(Parent, decoded)).toEqual(rest)
  })

  test('ignores unknown fields in both directions', () => {
    expect(z.decode(Parent, { ...wire, extra: 1 } as typeof wire)).toEqual(model)
    expect(z.encode(Parent, { ...model, extra: 1 } as typeof model)).toEqual(wire)
  })

  test('refuses a missing field by its wire name', () => {
    const { seq_no, ...rest } = wire
    const read = z.safeParse(Parent, rest)
    expect(read.error?.issues.map((issue) => issue.path)).toEqual([['seq_no']])
  })

  test('does not accept the camelCase name on the wire', () => {
    expect(z.safeParse(Child, { openAt: '2026-11-20 12:00:00', shown: 'Y' }).success).toBe(false)
  })
})

describe('seoulTime', () => {
  test('is epoch ms in TypeScript and Seoul time on the wire (D49)', () => {
    expect(z.decode(seoulTime, '2026-11-20 12:00:00')).toBe(NOON)
    expect(z.decode(seoulTime, '2026-11-20T03:00:00Z')).toBe(NOON)
    expect(z.encode(seoulTime, NOON)).toBe('2026-11-20 12:00:00')
  })

  test.each(['', 'soon', '2026-02-30 00:00:00', '2026-11-20'])('refuses %o', (text) => {
    expect(z.safeParse(seoulTime, text).success).toBe(false)
  })
})

describe('yesNo', () => {
  test('is Y or N on the wire and nothing else', () => {
    expect([z.decode(yesNo, 'Y'), z.decode(yesNo, 'N')]).toEqual([true, false])
    expect([z.encode(yesNo, true), z.encode(yesNo, false)]).toEqual(['Y', 'N'])
    for (const other of ['y', '', 'YES', true, 1, null]) expect(z.safeParse(yesNo, other).success).toBe(false)
  })
})

describe('count', () => {
  test('takes whole numbers, also as text', () => {
    expect([
      z.decode(count, 0),
      z.decode(count, 12_000),
      z.decode(count, '0'),
      z.decode(count, '12000'),
    ]).toEqual([0, 12_000, 0, 12_000])
    expect(z.encode(count, 3)).toBe(3)
  })

  test.each([-1, 1.5, '', '1.5', '-1', '1e3', ' 1', null, Number.NaN])('refuses %o', (value) => {
    expect(z.safeParse(count, value).success).toBe(false)
  })
})

describe('values that databases cannot store', () => {
  test.each(['\0', 'a\0b', '\ud800', '\udfff', 'a\ud83d', '\ude00\ud83d'])('is no text: %j', (value) => {
    expect(z.safeParse(text({ max: 40 }), value).success).toBe(false)
  })

  test.each(['', 'a\nb', '카드', '😀', '👨‍👩‍👧'])('other text stays: %j', (value) => {
    expect(z.parse(text({ max: 40 }), value)).toBe(value)
  })

  test.each([2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 0.5, Number.NaN])('%d is no whole number', (value) => {
    expect(z.safeParse(whole, value).success).toBe(false)
    expect(z.safeParse(count, String(value)).success).toBe(false)
  })

  test('accepts the maximum of each kind, not one more', () => {
    expect(z.parse(whole, 2 ** 31 - 1)).toBe(2 ** 31 - 1)
    expect(z.decode(count, '2147483647')).toBe(2 ** 31 - 1)
    expect([1, 1000].map((value) => z.parse(positive, value))).toEqual([1, 1000])
    for (const value of [0, 1001, 1e9]) expect(z.safeParse(positive, value).success).toBe(false)
  })
})

test('`nothing` decodes any reply to undefined', () => {
  for (const data of [undefined, null, {}, 'done']) expect(z.parse(nothing, data)).toBeUndefined()
})

describe('lettersOrNone', () => {
  const Change = wireObject({ reason: ['reason', lettersOrNone({ SCAN: 'scan', ENTRY: 'entry' })] })

  test('decodes and encodes a known letter', () => {
    expect(z.decode(Change, { reason: 'SCAN' })).toEqual({ reason: 'scan' })
    expect(z.encode(Change, { reason: 'entry' })).toEqual({ reason: 'ENTRY' })
  })

  test.each([{}, { reason: null }, { reason: 'LATER' }, { reason: 'constructor' }, { reason: '' }])(
    '%j is none',
    (change) => {
      expect(z.decode(Change, change).reason).toBeUndefined()
    },
  )

  test('refuses what is no letter, and leaves an absent word absent', () => {
    expect(z.safeParse(Change, { reason: 1 }).success).toBe(false)
    expect(z.encode(Change, {})).toEqual({})
  })
})
