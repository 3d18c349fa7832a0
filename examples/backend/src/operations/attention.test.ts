// What needs an operator: due refunds, changed prices and foreign tokens.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { editions } from '../cards/tables.ts'
import { createRefusalCounter } from '../drops/refusals.ts'
import { orders } from '../drops/tables.ts'
import { tokens } from '../ledger/tables.ts'
import { outbox } from '../outbox/tables.ts'

const HOUR = 3_600_000
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

async function dueOrder(change: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const fan = await desk.member({ nickname: '<b>달빛</b>' })
  const { orderId } = await desk.reserve(fan)
  await desk.db
    .update(orders)
    .set({ status: 'REFUND_DUE', ...change })
    .where(eq(orders.id, orderId))
  return orderId
}
async function foreignToken(): Promise<string> {
  const fan = await desk.member({ nickname: '<b>달빛</b>' })
  const { orderId } = await desk.reserve(fan)
  await desk.callback({ orderId })
  const [copy] = await desk.db.select().from(editions).where(eq(editions.orderId, orderId))
  if (!copy) throw new Error('The order has cards.')
  const { cardId, edition } = copy
  const owner = '0x00000000000000000000000000000000000000aa'
  await desk.db
    .update(editions)
    .set({ userId: fan.id, acquiredAt: NOON })
    .where(eq(editions.orderId, orderId))
  await desk.db
    .insert(tokens)
    .values([{ cardId, edition, state: 'foreign', owner, txHash: null, mintedAt: NOON }])
  return orderId
}

test('nothing is on the first page while nothing needs an operator', async () => {
  expect(await desk.page('/orders')).not.toContain('class="note-link"')
  expect(await desk.page('/attention')).toContain('살펴볼 일이 없어요.')
  expect((await desk.get('/attention', '')).status).toBe(401)
})

test('each has a cause and a next step, and counts on the first page', async () => {
  const late = await dueOrder({ reason: '결제가 늦게 끝나 준비한 카드가 모두 판매됐어요.' })
  const returned = await dueOrder({ returnReason: 'damaged' })
  await desk.db
    .insert(outbox)
    .values({ kind: 'refund', subject: returned, payload: {}, createdAt: NOON, attempts: 3 })
  const sold = await foreignToken()
  const refusals = createRefusalCounter()
  desk.backend.refusals = refusals
  const fan = await desk.member()
  for (const amount of ['900', '800'])
    expect(await desk.buy(fan, {}, `key-price-${amount}`, { 'agreed-amount': amount })).toMatchObject({
      code: 'PRICE_CHANGED',
    })
  await refusals.write(desk.backend)

  const first = await desk.page('/orders')
  expect(first).toContain('<b>살펴볼 일 4건</b>')
  expect(first).toMatch(/살펴볼 일<\/span><span>4/)
  const text = await desk.page('/attention')
  for (const shown of [
    '모두 4건이에요.',
    late,
    '결제가 늦게 끝나 준비한 카드가 모두 판매됐어요.',
    '결제사에 환불을 요청하고 있어요.',
    '굿즈를 반품했어요.',
    '환불 요청이 3번 실패했어요.',
    `href="/staff/operations/orders/${late}"`,
    '2건 · 마지막 2025.11.20(목) 12:00',
    '지금 한 팩 가격 1,000원이 맞는지 확인해 주세요.',
    '0x00000000000000000000000000000000000000aa',
    '&lt;b&gt;달빛&lt;/b&gt;',
    '체인 담당자에게 토큰 번호',
    `href="/staff/operations/orders/${sold}"`,
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('<b>달빛')
})

test('goes away when a refund is done, and a day after the last changed price', async () => {
  const due = await dueOrder()
  const refusals = createRefusalCounter()
  refusals.count(1, 'PRICE_CHANGED')
  refusals.count(1, 'SOLD_OUT')
  await refusals.write(desk.backend)
  expect(await desk.page('/orders')).toContain('<b>살펴볼 일 2건</b>')
  await desk.db.update(orders).set({ status: 'REFUNDED' }).where(eq(orders.id, due))
  expect(await desk.page('/orders')).toContain('<b>살펴볼 일 1건</b>')
  desk.clock.advance(11 * HOUR)
  expect(await desk.page('/orders')).toContain('<b>살펴볼 일 1건</b>')
})
