// The tables of the office: sales, refunds, receipts and settlement by day in Seoul and by drop.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { mintings, orders } from '../drops/tables.ts'
import { refundDue } from '../payment/refunds.ts'
import { createToken } from '../shop-files/tokens.ts'
import { officeCsv } from './csv.ts'
import { officeRows } from './reports.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The last minute of 20 November 2025 in Seoul. */
const LATE = NOON + 12 * HOUR_MS - 60_000
const days = { from: '2025-11-20', to: '2025-11-21' }
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
  let number = 0
  const order = (row: Partial<typeof orders.$inferInsert>) => ({
    ...{ id: `FD-251120-${String(++number).padStart(12, 'A')}`, userId: 'fan', dropId: 1, bodyHash: '' },
    ...{ idempotencyKey: `key-${number}`, status: 'PAID' as const, amount: 1, paymentAmount: 1000 },
    ...{ method: 'card' as const, redirectUrl: '', transferAgreement: true, buyerName: '하늘' },
    ...{ receiptType: 'none' as const, receiptInfoType: 'phone' as const, receiptInfo: '01012345678' },
    ...{ createdAt: NOON, expiresAt: NOON, settledAt: LATE },
    ...row,
  })
  await desk.db
    .insert(orders)
    .values([
      order({}),
      order({ amount: 2, paymentAmount: 2000 }),
      order({ method: 'bankTransfer', receiptType: 'personal' }),
      order({ method: 'bankTransfer', receiptType: 'business', settledAt: LATE + 60_000 }),
      order({ method: 'bankTransfer', status: 'REFUNDED', refundedAt: LATE + 60_000 }),
      order({ status: 'REFUND_DUE' }),
      order({ status: 'EXPIRED' }),
      order({ status: 'RESERVED', settledAt: null }),
      order({ settledAt: LATE + DAY_MS + 60_000 }),
    ])
})
afterEach(() => desk.close())

const csvOf = async (report: Parameters<typeof officeRows>[1]) =>
  officeCsv(report, await officeRows(desk.backend, report, days))
    .trimEnd()
    .split('\n')

test('sales are the paid orders of each day, drop and method', async () => {
  expect(await csvOf('sales')).toEqual([
    '\uFEFF날짜,드롭 번호,드롭,결제 수단,주문,팩,결제 금액',
    '2025-11-20,1,시험 팩,계좌이체,2,2,2000',
    '2025-11-20,1,시험 팩,신용카드,3,4,4000',
    '2025-11-21,1,시험 팩,계좌이체,1,1,1000',
  ])
})

test('refunds are of the day on which the money went back', async () => {
  expect(await csvOf('refunds')).toEqual([
    '\uFEFF날짜,드롭 번호,드롭,결제 수단,환불 주문,팩,환불 금액',
    '2025-11-21,1,시험 팩,계좌이체,1,1,1000',
  ])
})

test('receipts are of bank transfers that stand, by kind, without what names a fan', async () => {
  const lines = await csvOf('receipts')
  expect(lines).toEqual([
    '\uFEFF날짜,드롭 번호,드롭,현금영수증,주문,발급 금액',
    '2025-11-20,1,시험 팩,소득공제,1,1000',
    '2025-11-21,1,시험 팩,지출증빙,1,1000',
  ])
})

test('a settlement is what was paid less what was refunded; a day can have less than nothing', async () => {
  await desk.db
    .update(orders)
    .set({ refundedAt: LATE + DAY_MS })
    .execute()
  expect(await csvOf('settlement')).toEqual([
    '\uFEFF날짜,드롭 번호,드롭,결제 주문,결제 금액,환불 주문,환불 금액,남은 금액',
    '2025-11-20,1,시험 팩,5,6000,0,0,6000',
    '2025-11-21,1,시험 팩,1,1000,1,1000,0',
  ])
  const row = { day: '2025-11-21', drop: 1, title: '팩', kind: '', orders: 0, packs: 1, amount: 0 }
  expect(officeCsv('settlement', [{ ...row, refundedOrders: 1, refunded: 1000 }])).toContain(
    ',1,1000,-1000\n',
  )
})

test('a title is never a formula of a spreadsheet', async () => {
  await desk.db.update(mintings).set({ title: '=HYPERLINK("https://x.example","팩")' })
  const [, line = ''] = await csvOf('sales')
  expect(line).toContain(`"'=HYPERLINK(""https://x.example"",""팩"")"`)
})

test('refunds of the shop carry the time at which the company has made them', async () => {
  const fan = await desk.member()
  const { orderId } = await desk.reserve(fan)
  await desk.callback({ orderId })
  await desk.call(`/minting/order/${orderId}/cancel`, { cancel_reason: 'M' }, fan.headers)
  desk.clock.advance(DAY_MS)
  await refundDue(desk.backend, { refund: async () => {} })
  expect(await csvOf('refunds')).toContain('2025-11-21,1,시험 팩,휴대폰,1,1,1000')
})

describe('who gets a table', () => {
  const path = '/operator/office/sales?from=2025-11-20&to=2025-11-21'
  const ask = async (at: string, token: string) =>
    desk.fetch(`http://api.localhost${at}`, { headers: { authorization: `Bearer ${token}` } })

  test('an operator with a token, in days that are in order and at most a year', async () => {
    const { token } = await createToken(desk.backend, { name: 'office', role: 'viewer', days: 1 })
    const reply = await ask(path, token)
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="sales-2025-11-20-2025-11-21.csv"',
    )
    expect(await reply.text()).toContain('2025-11-20,1,시험 팩,신용카드,3,4,4000')
    expect((await ask(path, 'fdk_none')).status).toBe(401)
    for (const query of ['from=2025-11-21&to=2025-11-20', 'from=2024-11-19&to=2025-11-20', 'from=1&to=2'])
      expect((await ask(`/operator/office/sales?${query}`, token)).status).toBe(400)
    expect((await ask(path.replace('sales', 'members'), token)).status).toBe(400)
  })

  test('an operator at the desk, of the shop or of a drop', async () => {
    expect((await desk.get('/office', '')).status).toBe(401)
    const page = await desk.page('/office')
    expect(page).toContain('<input type="date" name="from" required value="2025-10-22">')
    const query = 'report=settlement&from=2025-11-20&to=2025-11-21'
    const reply = await desk.get(`/office/file?${query}`)
    expect(await reply.text()).toContain('2025-11-20,1,시험 팩,5,6000')
    expect(await (await desk.get(`/office/file?${query}&drop=2`)).text()).not.toContain('시험 팩')
    expect((await desk.get(`/office/file?${query}`, '')).status).toBe(401)
    const wrong = await desk.get('/office/file?report=settlement&from=2025-11-21&to=2025-11-20')
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('날짜를 확인해 주세요.')
  })
})

test('the report of a drop has its funnel and its days', async () => {
  await desk.db.update(orders).set({ userId: 'other' }).execute()
  const fan = await desk.member()
  const { orderId } = await desk.reserve(fan)
  await desk.callback({ orderId })
  await desk.open(fan, orderId)
  const page = await desk.page('/drops/1/report')
  for (const text of [
    '시험 팩 보고서',
    '<dt>주문한 팬</dt><dd>2명</dd>',
    '<dt>시작한 주문</dt><dd>10건</dd>',
    '<dt>결제한 주문</dt><dd>8건</dd>',
    '<dt>팩을 연 주문</dt><dd>1건</dd>',
    '<dt>환불했거나 환불할 주문</dt><dd>2건</dd>',
    '<dt>팬이 받은 카드</dt><dd>3장</dd>',
    '<dt>체인에 기록한 카드</dt><dd>0장</dd>',
    '<th scope="row">2025-11-20</th>',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('대기실에 들어온 팬')
  expect((await desk.get('/drops/9/report')).status).toBe(404)
  expect(await desk.page('/drops/1')).toContain('/staff/operations/drops/1/report')
})
