import { setTimeout as pause } from 'node:timers/promises'
import { OwnedCardListReply, TransactionReply, UnopenedReply } from '@fandeck/sdk/wire'
import { isNotNull, ne } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { gatewayApp } from '../demo/payment/gateway.ts'
import { sandboxPayments } from '../demo/payment/sandbox.ts'
import { outbox } from '../outbox/tables.ts'
import { refundDue } from '../payment/refunds.ts'
import { gwPayments } from '../payment/tables.ts'
import { transactionById } from './orders.ts'
import { cancelOrder, cancelUntil } from './packs.ts'
import { mintingWallets } from './tables.ts'

let shop: Shop
afterEach(() => shop.close())

/** An order of two packs that is paid at the gateway. */
async function bought(drop: Parameters<typeof openShop>[0] = {}) {
  shop = await openShop(drop)
  const fan = await shop.member()
  const { orderId, paymentUrl } = await shop.reserve(fan, 2)
  await gatewayApp(shop.backend, shop.fetch).request(new URL(paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
  })
  return { fan, orderId }
}

const order = (orderId: string, what: 'open' | 'cancel', member?: Member) =>
  shop.post(
    `/minting/order/${orderId}/${what}`,
    what === 'cancel' ? { cancel_reason: 'M' } : {},
    member?.headers ?? {},
  )
const mine = async (fan: Member) => {
  const { data } = await shop.get('/card/metadata/1/my', fan)
  return z.decode(OwnedCardListReply, data as z.input<typeof OwnedCardListReply>).cards
}
const detail = async (fan: Member, orderId: string) => {
  const { data } = await shop.get(`/mypage/transaction/${orderId}`, fan)
  return z.decode(TransactionReply, data as z.input<typeof TransactionReply>)
}
const unopened = async (fan: Member) => {
  const { data } = await shop.get('/mypage/unopened', fan)
  return z.decode(UnopenedReply, data as z.input<typeof UnopenedReply>)
}
/** The queued work, besides the message to the fan. */
const work = async () =>
  (await shop.db.select().from(outbox).where(ne(outbox.kind, 'message'))).map(({ kind }) => kind)
const taken = () => shop.db.$count(editions, isNotNull(editions.userId))

describe('the packs of a paid order (D79)', () => {
  it('are closed: no reply names a card of them, and nothing is minted', async () => {
    const { fan, orderId } = await bought()
    expect(await taken()).toBe(6)
    expect(await mine(fan)).toEqual([])
    expect(await detail(fan, orderId)).toMatchObject({ opened: false, cards: [] })
    expect(await unopened(fan)).toMatchObject([
      { orderId, amount: 2, cardsPerPack: 3, dropId: 1, cancelUntil: expect.any(Number) },
    ])
    expect(await unopened(await shop.member())).toEqual([])
    expect(await work()).toEqual([])
  })

  it('open once, for any number of concurrent calls, and queue one minting', async () => {
    const { fan, orderId } = await bought()
    const replies = await Promise.all(Array.from({ length: 12 }, () => order(orderId, 'open', fan)))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await shop.open(fan, orderId)).cards).toHaveLength(6)
    expect(await mine(fan)).toHaveLength(6)
    expect(await unopened(fan)).toEqual([])
    expect(await detail(fan, orderId)).toMatchObject({
      opened: true,
      cards: { length: 6 },
      cancelUntil: null,
    })
    expect(await work()).toEqual(['mint'])
  })

  it('show no card while they stay closed, when the payment settles during the opening', async () => {
    shop = await openShop()
    const fan = await shop.member()
    const { orderId } = await shop.reserve(fan, 2)
    let settled: Promise<unknown> | undefined
    shop.onFailpoint((place) => {
      if (place !== 'packs/open') return
      settled = shop.callback({ orderId, amount: 2000 })
      // It waits for the lock of the opening.
      return Promise.race([settled.then(() => {}), pause(300)])
    })
    expect(await order(orderId, 'open', fan)).toMatchObject({ http: 409, code: 'ORDER_NOT_PAID' })
    await settled
    expect(await detail(fan, orderId)).toMatchObject({ status: 'PAID', opened: false, cards: [] })
  })

  it('open for their member only, and only once they are paid', async () => {
    const { orderId } = await bought()
    const other = await shop.member()
    for (const what of ['open', 'cancel'] as const) {
      expect(await order(orderId, what)).toMatchObject({ http: 401 })
      expect(await order(orderId, what, other)).toMatchObject({ http: 404, code: 'NOT_FOUND' })
      const { orderId: held } = await shop.reserve(other)
      expect(await order(held, what, other)).toMatchObject({
        http: 409,
        code: 'ORDER_NOT_PAID',
        message: '결제를 마친 주문이 아니에요.',
      })
      await shop.callback({ orderId: held, kind: 'cancelled' })
    }
    expect(await work()).toEqual([])
  })
})

describe('a cancelled order (D79)', () => {
  it('returns packs, copies and the member’s limit in one transaction, and is refunded once', async () => {
    const { fan, orderId } = await bought()
    expect(await shop.stock()).toBe(18)
    const replies = await Promise.all(Array.from({ length: 8 }, () => order(orderId, 'cancel', fan)))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill('200'))
    expect(await shop.stock()).toBe(20)
    expect(await taken()).toBe(0)
    expect(await shop.db.$count(editions, isNotNull(editions.orderId))).toBe(0)
    expect((await shop.db.select().from(mintingWallets)).map(({ qty }) => qty)).toEqual([0])
    expect(await detail(fan, orderId)).toMatchObject({ status: 'REFUND_DUE', reason: '주문을 취소했어요.' })
    expect(await unopened(fan)).toEqual([])
    expect(await work()).toEqual(['refund'])
    const payments = sandboxPayments(shop.backend)
    await Promise.all([1, 2].map(() => refundDue(shop.backend, payments)))
    expect(await detail(fan, orderId)).toMatchObject({ status: 'REFUNDED', cancelUntil: null })
    expect((await shop.db.select().from(gwPayments)).map(({ status }) => status)).toEqual(['REFUNDED'])
    expect(await order(orderId, 'open', fan)).toMatchObject({
      http: 409,
      code: 'ORDER_NOT_PAID',
      message: '결제를 마친 주문이 아니에요.',
    })
    expect(await order(orderId, 'cancel', fan)).toMatchObject({ status: '200' })
    expect(await shop.stock()).toBe(20)
  })

  it('is not paid again by a late event, and its packs can be bought again', async () => {
    const { fan, orderId } = await bought({ totalPacks: 2, remaining: 2 })
    const next = await shop.member()
    expect(await shop.buy(next)).toMatchObject({ code: 'SOLD_OUT' })
    await order(orderId, 'cancel', fan)
    await shop.callback({ orderId, amount: 2000 })
    expect((await detail(fan, orderId)).status).toBe('REFUND_DUE')
    expect(await shop.buy(next, { amount: 2 })).toMatchObject({ status: '200' })
    expect(await shop.stock()).toBe(0)
  })

  it('was closed: against an opening at the same time, one of both wins', async () => {
    const { fan, orderId } = await bought()
    const [opened, cancelled] = await Promise.all([
      order(orderId, 'open', fan),
      order(orderId, 'cancel', fan),
    ])
    const { status } = await detail(fan, orderId)
    if (opened.status === '200') {
      expect([cancelled.code, status, (await mine(fan)).length]).toEqual(['PACKS_OPENED', 'PAID', 6])
      expect(await work()).toEqual(['mint'])
    } else {
      expect([opened.code, cancelled.status, status]).toEqual(['ORDER_NOT_PAID', '200', 'REFUND_DUE'])
      expect([await taken(), await work()]).toEqual([0, ['refund']])
    }
  })

  it('ends at once without a refund when it was free', async () => {
    shop = await openShop({ paid: false })
    const fan = await shop.member()
    const { orderId } = await shop.reserve(fan)
    await order(orderId, 'cancel', fan)
    expect(await detail(fan, orderId)).toMatchObject({ status: 'CANCELLED' })
    expect([await work(), await shop.stock()]).toEqual([[], 20])
  })

  it('cannot be one whose goods were sent', async () => {
    const { fan, orderId } = await bought()
    await shop.post('/dev/ship', { order_id: orderId, carrier: 'CJ', invoice_no: '601234563387' })
    expect(await detail(fan, orderId)).toMatchObject({ cancelUntil: null })
    expect(await order(orderId, 'cancel', fan)).toMatchObject({
      http: 409,
      code: 'GOODS_SENT',
      message: '이미 굿즈를 보냈어요. 굿즈를 받은 뒤 반품을 신청해 주세요.',
    })
    expect((await shop.open(fan, orderId)).cards).toHaveLength(6)
  })

  it('can be one until the end of the seventh day after the payment in Seoul', async () => {
    const { fan, orderId } = await bought()
    const end = cancelUntil(NOON)
    expect((await detail(fan, orderId)).cancelUntil).toBe(end)
    const shown = async () => (await transactionById(shop.backend, orderId, fan.id)).cancelUntil
    shop.clock.set(end - 1)
    expect(await shown()).toBe(end)
    shop.clock.set(end)
    expect(await shown()).toBeNull()
    await expect(cancelOrder(shop.backend, orderId, fan.id, 'other')).rejects.toMatchObject({
      code: 'CANCEL_CLOSED',
      message: '취소할 수 있는 기간이 지났어요.',
      details: { closedAt: end },
    })
    shop.clock.set(end - 1)
    await cancelOrder(shop.backend, orderId, fan.id, 'other')
    expect(await shop.stock()).toBe(20)
  })
})
