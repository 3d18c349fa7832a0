import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getPoints } from '../points/index.ts'
import { refuse } from '../testing/fake-server.ts'
import { aBenefit, aDrop, anOrder, aTransactionDetail, NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import * as wire from '../wire/index.ts'
import { call } from './call.ts'
import type { AnyInput, Endpoint } from './endpoint.ts'
import { lenientField, lenientList, seoulTime, wireObject } from './wire.ts'

const Row = wireObject({
  id: ['row_id', z.number()],
  endAt: ['end_dttm', seoulTime],
  sentAt: ['sent_dttm', z.nullish(seoulTime)],
  seenAt: ['seen_dttm', z.nullable(seoulTime)],
  qty: ['qty', z.optional(z.number())],
  size: ['size', lenientField(z.number())],
})
const Reply = wireObject({
  rows: ['list', lenientList(Row)],
  closedAt: ['close_dttm', z.nullish(seoulTime)],
})
const AT = '2026-11-20 12:00:00'
const row = { row_id: 1, end_dttm: AT, seen_dttm: null }

function replies(data: unknown, reply: z.core.$ZodType = Reply) {
  const kit = testKit({ loggedIn: true })
  const told: unknown[] = []
  kit.fandeck.on('http:dropped', ({ field, count }) => told.push({ field, count }))
  kit.server.on('GET /rows', () => Response.json({ status: '200', data }))
  const read = () =>
    kit.fandeck.http.request({ base: 'market', method: 'GET', path: '/rows', auth: 'public', reply })
  return { ...kit, told, read }
}

describe('D85 a row that cannot be read', () => {
  test('is left out, and named by its field, never by its value', async () => {
    const { read, told, logged } = replies({
      list: [row, { ...row, end_dttm: 'a secret' }, { ...row, row_id: 3 }],
    })
    expect(await read()).toMatchObject({ rows: [{ id: 1 }, { id: 3 }] })
    expect(told).toEqual([{ field: 'list.1.end_dttm', count: 1 }])
    expect(logged).toEqual(['GET /rows: left out 1 unreadable row(s) (at: list.1.end_dttm).'])
  })

  test.each([[null], ['text'], [7], [[]], [{}]])('may be of any kind: %j', async (bad) => {
    const { read } = replies({ list: [bad, row, bad] })
    expect(await read()).toMatchObject({ rows: [{ id: 1 }] })
  })

  test('is named once for several faults, and many are counted', async () => {
    const { read, told } = replies({ list: Array.from({ length: 500 }, () => ({})) })
    expect(await read()).toMatchObject({ rows: [] })
    expect(told).toEqual([{ field: 'list.0.row_id, list.1.row_id, list.2.row_id, …', count: 500 }])
  })

  test('is logged once, and reported by an event each time', async () => {
    const { read, told, logged } = replies({ list: [{}] })
    await read()
    await read()
    expect(told).toHaveLength(2)
    expect(logged).toHaveLength(1)
  })

  test.each([
    ['is no list', { list: { row_id: 1 } }, 'list'],
    ['is missing', {}, 'list'],
    ['stands beside a damaged field', { list: [{}], close_dttm: 'soon' }, 'close_dttm'],
  ])('does not excuse a list that %s', async (_, data, field) => {
    const { read, told } = replies(data)
    await expect(read()).rejects.toMatchObject({ code: 'http/bad-reply' })
    await expect(read()).rejects.toThrow(field)
    expect(told).toEqual([])
  })

  test('by the name of a member of every object is a row of a record', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /card/pack/init', () =>
      Response.json({ status: '200', data: { constructor: 1, seoul: { pack_idx: 1, minting: [] } } }),
    )
    const query = { packNames: 'seoul' }
    expect(await call(fandeck, wire.getPacksEndpoint, { query })).toEqual({
      seoul: { packId: 1, mintings: [] },
    })
  })
})

describe('D85 the times of rows', () => {
  test('24:00 is the next midnight', async () => {
    const { read, told } = replies({ list: [{ ...row, end_dttm: '2026-11-20 24:00:00' }] })
    expect(await read()).toMatchObject({ rows: [{ endAt: NOON + 12 * 3_600_000 }] })
    expect(told).toEqual([])
  })

  test('a zero date is no date', async () => {
    const zero = '0000-00-00 00:00:00'
    const { read, told } = replies({ list: [{ ...row, sent_dttm: zero, seen_dttm: zero }] })
    const { rows } = z.parse(z.object({ rows: z.array(z.looseObject({})) }), await read())
    expect(rows[0]).toMatchObject({ id: 1, seenAt: null })
    expect(rows[0]).not.toHaveProperty('sentAt')
    expect(told).toEqual([])
  })

  test('a row without a date that it needs is left out, and the others stay', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const [good, bad] = z.encode(wire.BenefitListReply, [aBenefit(), aBenefit({ benefitId: 2 })])
    const data = [{ ...Object(bad), end_dttm: '0000-00-00 00:00:00' }, good]
    server.on('GET /claim/usable/list', () => Response.json({ status: '200', data }))
    expect(await call(fandeck, wire.getBenefitsEndpoint, {})).toEqual([aBenefit()])
  })

  test.each(['2026-02-30 24:00:00', '24:00:00', '2026-11-20 25:00:00'])(
    '%s stays unreadable',
    async (end_dttm) => {
      const { read } = replies({ list: [{ ...row, end_dttm }] })
      expect(await read()).toMatchObject({ rows: [] })
    },
  )

  test.each(['2026-11-20 24:00:00', '0000-00-00 00:00:00'])('%s is read in rows only', async (close_dttm) => {
    const { read } = replies({ list: [], close_dttm })
    await expect(read()).rejects.toMatchObject({ code: 'http/bad-reply' })
  })
})

describe('D114 a lenient field that cannot be read', () => {
  test('is left out and named, and its row stays', async () => {
    const { read, told } = replies({
      list: [
        { ...row, size: 'large' },
        { ...row, row_id: 2, size: 7 },
      ],
    })
    const { rows } = z.parse(z.object({ rows: z.array(z.looseObject({})) }), await read())
    expect(rows).toMatchObject([{ id: 1 }, { id: 2, size: 7 }])
    expect(rows[0]).not.toHaveProperty('size')
    expect(told).toEqual([{ field: 'list.0.size', count: 1 }])
  })

  test('hides no other fault of its row', async () => {
    const { read } = replies({ list: [{ ...row, size: 'large', end_dttm: 'later' }, row] })
    expect(await read()).toMatchObject({ rows: [{ id: 1 }] })
  })
})

describe('null', () => {
  test('is absent where a field is optional', async () => {
    const { read } = replies({ list: [{ ...row, qty: null }] })
    const { rows } = z.parse(z.object({ rows: z.array(z.looseObject({})) }), await read())
    expect(rows).toHaveLength(1)
    expect(rows[0]).not.toHaveProperty('qty')
  })

  test('S3.13 of a vendor is a field that the seller has not filled in', async () => {
    const { fandeck, server } = testKit()
    const drop = aDrop()
    const data = z.encode(wire.DropReply, drop)
    Object.assign(data.vendor_info, { biz_phone: null, vendor_registration_no: null })
    server.on('GET /minting/:id', () => Response.json({ status: '200', data }))
    const { phone, registrationNumber, ...known } = drop.vendor
    const read = await call(fandeck, wire.getDropEndpoint, { params: { dropId: 7 } })
    expect(read).toEqual({ ...drop, vendor: known })
  })
})

test('D85 the status of an envelope may be a number', async () => {
  const { read, server } = replies({ list: [] })
  server.on('GET /rows', () => Response.json({ status: 200, data: { list: [row] } }))
  expect(await read()).toMatchObject({ rows: [{ id: 1 }] })
  server.on('GET /rows', () => Response.json({ status: 409, message: '안 돼요.' }))
  await expect(read()).rejects.toMatchObject({ status: 409, code: 'http/refused' })
})

describe('D85 what is read whole or not at all', () => {
  const ORDER: [string, Endpoint, AnyInput, unknown][] = [
    ['an order', wire.getOrderEndpoint, { params: { orderId: 'fd-1' } }, anOrder()],
    ['a purchase', wire.getTransactionEndpoint, { params: { orderId: 'fd-1' } }, aTransactionDetail()],
  ]
  test.each(ORDER)(
    '%s with a bad field is http/bad-reply, with its field',
    async (_, endpoint, input, model) => {
      const { fandeck, server } = testKit({ loggedIn: true })
      const data = { ...Object(z.encode(endpoint.reply, model)), payment_amount: 'many' }
      server.on(`${endpoint.method} ${endpoint.path}`, () => Response.json({ status: '200', data }))
      await expect(call(fandeck, endpoint, input)).rejects.toMatchObject({
        code: 'http/bad-reply',
        details: { endpoint: `${endpoint.method} ${endpoint.path}`, field: 'payment_amount' },
      })
    },
  )
})

describe('a reply that cannot be read', () => {
  test('is said once on the console and by an event each time, with endpoint and field', async () => {
    const { fandeck, server, logged } = testKit({ loggedIn: true })
    const told: unknown[] = []
    fandeck.on('http:bad-reply', ({ endpoint, field, error }) => told.push([endpoint, field, error.code]))
    server.on('GET /mypage/point', () => Response.json({ status: '200', data: { total_point: '많음' } }))
    await expect(getPoints(fandeck)).rejects.toMatchObject({ code: 'http/bad-reply' })
    await expect(getPoints(fandeck)).rejects.toMatchObject({ code: 'http/bad-reply' })
    const report = ['GET /mypage/point', 'total_point, expiring, earned_month, …', 'http/bad-reply']
    expect(told).toEqual([report, report])
    expect(logged).toEqual([
      'GET /mypage/point replied in an unexpected shape (at: total_point, expiring, earned_month, …).',
    ])
  })

  test('is named without the values of its path', async () => {
    const { fandeck, server, logged } = testKit({ loggedIn: true })
    server.on('GET /minting/order/:id', () => new Response('<h1>hi</h1>', { status: 404 }))
    await expect(
      call(fandeck, wire.getOrderEndpoint, { params: { orderId: 'fd-secret' } }),
    ).rejects.toMatchObject({ code: 'http/bad-reply' })
    expect(logged).toEqual(['GET /minting/order/:orderId: The reply is not JSON.'])
  })

  test('is neither a refusal nor an outage', async () => {
    const { fandeck, server, logged } = testKit({ loggedIn: true })
    server.on('GET /mypage/point', () => refuse(400, '안 돼요.'))
    await expect(getPoints(fandeck)).rejects.toMatchObject({ code: 'http/refused' })
    expect(logged).toEqual([])
  })
})
