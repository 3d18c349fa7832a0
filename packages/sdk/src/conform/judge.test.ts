import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BenefitListReply, QrKey } from '../claims/claims.schema.ts'
import { ShopPack } from '../directory/directory.shop.schema.ts'
import { DropReply } from '../drops/drops.schema.ts'
import { count, lenientList, seoulTime, textOrNone, whole, wireObject, yesNo } from '../http/wire.ts'
import { faultsOf, shown } from './judge.ts'

const Sample = wireObject({
  cardId: ['card_no', whole],
  endsAt: ['end_dttm', seoulTime],
  soldOut: ['sold_yn', yesNo],
  note: ['note', textOrNone],
  nickname: ['nick', z.optional(z.string())],
  rows: ['rows', lenientList(wireObject({ packs: ['qty', count] }))],
})
const good = { card_no: 1, end_dttm: '2026-03-01 19:00:00', sold_yn: 'N', rows: [{ qty: 1 }, { qty: '2' }] }

describe('a reply', () => {
  test('has no fault as the SDK reads it: optional fields absent or null, a count as text', () => {
    expect(faultsOf(Sample, good)).toEqual([])
    expect(faultsOf(Sample, { ...good, note: null, nick: null, more: 1 })).toEqual([])
  })

  test.each([
    ['card_no', '1', { field: 'data.card_no', found: '"1"', expected: 'an integer of 32 bits' }],
    ['card_no', undefined, { field: 'data.card_no', found: 'nothing', expected: 'an integer of 32 bits' }],
    [
      'end_dttm',
      1_772_359_200_000,
      {
        field: 'data.end_dttm',
        found: '1772359200000',
        expected: 'a time in Seoul, YYYY-MM-DD HH:mm:ss',
      },
    ],
    ['sold_yn', false, { field: 'data.sold_yn', found: 'false', expected: '"Y" or "N"' }],
    ['nick', 7, { field: 'data.nick', found: '7', expected: 'text, or nothing' }],
    ['rows', {}, { field: 'data.rows', found: '{}', expected: 'a list' }],
  ])('with %s %s has one fault', (field, value, fault) => {
    expect(faultsOf(Sample, { ...good, [field]: value })).toEqual([fault])
  })

  test('D114 names the path of an upgrade that the SDK leaves out', () => {
    const pack = { pack_name: 'club', title: '구단', upgrade_path: '/club/upgrade' }
    expect(faultsOf(ShopPack, pack)).toEqual([])
    expect(faultsOf(ShopPack, { ...pack, upgrade_path: '//evil.example' })).toEqual([
      {
        field: 'data.upgrade_path',
        found: '"//evil.example"',
        expected: 'a path of the site, such as "/", or nothing',
      },
    ])
  })

  test('names a fault of many rows once, with its first value', () => {
    const rows = [{ qty: 1 }, { qty: 1.5 }, { qty: -1 }, {}]
    expect(faultsOf(Sample, { ...good, rows })).toEqual([
      { field: 'data.rows[].qty', found: '1.5 (and in 2 more rows)', expected: 'an integer, 0 or more' },
    ])
  })

  test('names every field, also of rows beside a field that ends the reading', () => {
    const faults = faultsOf(Sample, { ...good, card_no: null, rows: [{ qty: 'x' }] })
    expect(faults.map(({ field }) => field)).toEqual(['data.card_no', 'data.rows[].qty'])
  })

  test('is not changed', () => {
    const data = { ...good, nick: null, rows: [{ qty: -1 }] }
    faultsOf(Sample, data)
    expect(data).toEqual({ ...good, nick: null, rows: [{ qty: -1 }] })
  })

  test('of another kind is a fault as a whole', () => {
    expect(faultsOf(BenefitListReply, null)).toEqual([{ field: 'data', found: 'null', expected: 'a list' }])
    expect(faultsOf(DropReply, [])[0]?.field).toMatch(/^data/)
  })
})

describe('a value in a report', () => {
  test('is short, and no secret', () => {
    expect(shown('x'.repeat(100))).toHaveLength(61)
    expect(shown('secret-key', 'data.random_key')).not.toContain('secret-key')
    expect(faultsOf(QrKey, { random_key: 5, expire_dttm: 'x' })).toEqual([
      { field: 'data.random_key', found: '5', expected: 'text' },
      { field: 'data.expire_dttm', found: '"x"', expected: 'a time in Seoul, YYYY-MM-DD HH:mm:ss' },
    ])
  })
})
