import { TransactionReply } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { gatewayApp } from '../demo/payment/gateway.ts'
import { sandboxPayments } from '../demo/payment/sandbox.ts'
import { transactionById } from '../drops/orders.ts'
import { cancelUntil } from '../drops/packs.ts'
import { requestReturn } from '../drops/returns.ts'
import { outbox } from '../outbox/tables.ts'
import { refundDue } from '../payment/refunds.ts'
import { gwPayments } from '../payment/tables.ts'
import { putOperator } from './operators.ts'
import { operatorActions } from './tables.ts'

const origin = 'http://api.localhost'
const HOME = {
  deliveryName: '달빛',
  deliveryPhone: '01024814821',
  postNumber: '04766',
  address: '서울 성동구 왕십리로 83-21',
  addressDetail: '101호',
  deliveryRequest: '',
}
let shop: Shop
let fan: Member
let orderId: string
let cookie: string

beforeEach(async () => {
  shop = await openShop({ shipsGoods: true })
  fan = await shop.member({ level: 'K201' })
  await putOperator(shop.db, { operatorId: 'doyun', name: '한도윤', password: 'Desk#2025', now: NOON })
  cookie = ''
  const reserved = await shop.reserve(fan, 2)
  orderId = reserved.orderId
  await shop.post(`/minting/order/${orderId}/delivery`, HOME, fan.headers, 'PUT')
  await gatewayApp(shop.backend, shop.fetch).request(new URL(reserved.paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
  })
  const signedIn = await form('/sign-in', { operator_id: 'doyun', pwd: 'Desk#2025' })
  const set = signedIn.headers.getSetCookie().find((line) => line.startsWith('fandeck_operator='))
  cookie = set?.split(';')[0] ?? ''
})
afterEach(() => shop.close())

const form = (path: string, fields: Record<string, string> = {}) =>
  shop.fetch(`${origin}/staff/operations${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie },
    body: new URLSearchParams(fields).toString(),
  })
const desk = async (step: string, fields?: Record<string, string>) => {
  const reply = await form(`/orders/${orderId}/${step}`, fields)
  return { http: reply.status, text: await reply.text() }
}
const ship = () => desk('ship', { carrier: 'CJ대한통운', invoice_no: '601234563387' })
const ask = (member: Member | undefined = fan, reason = 'B') =>
  shop.post(`/minting/order/${orderId}/return`, { return_reason: reason }, member?.headers ?? {})
const detail = async () => {
  const { data } = await shop.get(`/mypage/transaction/${orderId}`, fan)
  return z.decode(TransactionReply, data as z.input<typeof TransactionReply>)
}
const done = async (action: string) => {
  const rows = await shop.db.select().from(operatorActions).where(eq(operatorActions.subject, orderId))
  return rows.filter((row) => row.action === action).length
}
const dueRefunds = async () =>
  (await shop.db.select().from(outbox)).filter(({ kind }) => kind === 'refund').length

async function delivered() {
  await ship()
  expect((await desk('deliver')).http).toBe(303)
}

describe('a delivered parcel (D17)', () => {
  it('is marked by the desk once, after it was shipped, and the fan sees when', async () => {
    const early = await desk('deliver')
    expect(early).toMatchObject({ http: 409 })
    expect(early.text).toContain('배송 중인 주문이 아니거나')
    await ship()
    expect(await detail()).toMatchObject({ deliveredAt: null, returnUntil: null, returnRequest: null })
    const both = await Promise.all([desk('deliver'), desk('deliver')])
    expect(both.map(({ http }) => http).toSorted()).toEqual([303, 409])
    expect(await done('deliver')).toBe(1)
    expect(await detail()).toMatchObject({ deliveredAt: NOON, returnUntil: cancelUntil(NOON) })
    const page = await shop.fetch(`${origin}/staff/operations/orders/${orderId}`, { headers: { cookie } })
    expect(await page.text()).toContain('배송 완료')
  })
})

describe('a return (D79)', () => {
  it('is requested once by the member of the order, after the delivery', async () => {
    await ship()
    expect(await ask()).toMatchObject({
      http: 409,
      code: 'NOT_DELIVERED',
      message: '굿즈를 받은 뒤 반품을 신청할 수 있어요.',
    })
    await desk('deliver')
    expect(await shop.post(`/minting/order/${orderId}/return`, { return_reason: 'M' })).toMatchObject({
      http: 401,
    })
    expect(await ask(await shop.member())).toMatchObject({ http: 404, code: 'NOT_FOUND' })
    expect(await ask(fan, 'X')).toMatchObject({ http: 400 })
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill('200'))
    // A repetition, also with another reason, changes nothing.
    shop.clock.advance(60_000)
    expect(await ask(fan, 'O')).toMatchObject({ status: '200' })
    expect(await detail()).toMatchObject({
      returnUntil: null,
      returnRequest: { reason: 'damaged', at: NOON, refusal: null },
    })
  })

  it('keeps the packs closed while it is open', async () => {
    await delivered()
    await ask()
    expect(await shop.post(`/minting/order/${orderId}/open`, {}, fan.headers)).toMatchObject({
      http: 409,
      code: 'RETURNING',
      message: '반품을 신청한 주문이에요. 처리가 끝날 때까지 팩을 열 수 없어요.',
    })
    expect((await detail()).opened).toBe(false)
  })

  it('cannot be requested once the packs are open, or after seven days', async () => {
    await delivered()
    const until = cancelUntil(NOON)
    shop.clock.set(until)
    await expect(requestReturn(shop.backend, orderId, fan.id, 'other')).rejects.toMatchObject({
      code: 'RETURN_CLOSED',
      message: '반품할 수 있는 기간이 지났어요.',
      details: { closedAt: until },
    })
    shop.clock.set(until - 1)
    expect((await transactionById(shop.backend, orderId, fan.id)).returnUntil).toBe(until)
    shop.clock.set(NOON)
    await shop.open(fan, orderId)
    expect(await ask()).toMatchObject({
      http: 409,
      code: 'OPENED_GOODS',
      message: '팩을 연 뒤에는 반품할 수 없어요.',
    })
    expect(await detail()).toMatchObject({ returnUntil: null, returnRequest: null })
  })

  it('is refunded once by the payment company when the desk accepts it, and packs and copies return', async () => {
    await delivered()
    expect(await desk('return')).toMatchObject({ http: 409 })
    await ask()
    expect(await shop.stock()).toBe(18)
    const both = await Promise.all([desk('return'), desk('return')])
    expect(both.map(({ http }) => http).toSorted()).toEqual([303, 409])
    expect(await shop.stock()).toBe(20)
    expect([await dueRefunds(), await done('return')]).toEqual([1, 1])
    expect(await detail()).toMatchObject({
      status: 'REFUND_DUE',
      reason: '굿즈를 돌려받아 환불해 드려요.',
      returnUntil: null,
    })
    const payments = sandboxPayments(shop.backend)
    await Promise.all([1, 2].map(() => refundDue(shop.backend, payments)))
    expect((await shop.db.select().from(gwPayments)).map(({ status }) => status)).toEqual(['REFUNDED'])
    expect((await detail()).status).toBe('REFUNDED')
    expect(await desk('refuse-return', { reason: '늦었어요.' })).toMatchObject({ http: 409 })
    expect(await ask()).toMatchObject({ http: 409, message: '결제를 마친 주문이 아니에요.' })
  })

  it('is refused once with a reason that the fan reads, and the packs can be opened again', async () => {
    await delivered()
    await ask()
    const empty = await desk('refuse-return', { reason: ' ' })
    expect(empty).toMatchObject({ http: 400 })
    const long = await desk('refuse-return', { reason: '가'.repeat(301) })
    expect(long).toMatchObject({ http: 400 })
    expect(long.text).toContain('가가가')
    const refuse = () => desk('refuse-return', { reason: '굿즈에 사용한 자국이 있어요.' })
    const both = await Promise.all([refuse(), refuse()])
    expect(both.map(({ http }) => http).toSorted()).toEqual([303, 409])
    expect(await done('refuse-return')).toBe(1)
    expect(await detail()).toMatchObject({
      status: 'PAID',
      returnUntil: null,
      returnRequest: { reason: 'damaged', refusal: '굿즈에 사용한 자국이 있어요.' },
    })
    expect(await ask()).toMatchObject({
      http: 409,
      code: 'RETURN_REFUSED',
      message: '이미 처리한 반품이에요. 궁금한 점은 1:1 문의로 알려 주세요.',
      data: { refusal_reason: '굿즈에 사용한 자국이 있어요.' },
    })
    expect(await desk('return')).toMatchObject({ http: 409 })
    expect([await dueRefunds(), await shop.stock()]).toEqual([0, 18])
    expect((await shop.open(fan, orderId)).cards).toHaveLength(6)
  })

  it('and an opening at the same time: one of both wins', async () => {
    await delivered()
    const [asked, opened] = await Promise.all([
      ask(),
      shop.post(`/minting/order/${orderId}/open`, {}, fan.headers),
    ])
    const found = await detail()
    expect([asked, opened].map(({ http }) => http).toSorted()).toEqual([200, 409])
    expect(found.opened).toBe(opened.http === 200)
    expect(found.returnRequest === null).toBe(asked.http !== 200)
  })
})
