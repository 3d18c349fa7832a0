// Payments beside orders: each difference is planted and found, and a shop without one has none.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { openPortOneShop, type PortOneShop } from '../../test/portone-shop.ts'
import { openShop } from '../../test/shop.ts'
import { allSlices } from '../../test/slices.ts'
import { endPayment, openPayment } from '../demo/payment/gateway.ledger.ts'
import { mintings, orders } from '../drops/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { GRACE_MS } from './slice.ts'

const DAY_MS = 24 * 3_600_000

describe('the list of PortOne beside the orders', () => {
  let shop: PortOneShop
  beforeEach(async () => {
    shop = await openPortOneShop()
  })
  afterEach(() => shop.close())

  const codes = async () => {
    const found: string[] = []
    for (const { differences } of await allSlices(shop.backend, 'payments'))
      found.push(...differences.map(({ code, subject }) => `${code} ${subject}`))
    return found
  }
  /** An order that PortOne has taken, and the shop knows as paid. */
  async function paid(): Promise<string> {
    const { orderId } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    await shop.tells(orderId)
    return orderId
  }
  const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(values).where(eq(orders.id, id))
  const later = () => shop.clock.advance(GRACE_MS + 1)

  test('has no difference in a shop that sells, refunds, expires and waits', async () => {
    await paid()
    const cancelled = await paid()
    shop.portOne.settle(cancelled, 'PAID')
    await change(cancelled, { status: 'REFUND_DUE' })
    await shop.db
      .insert(outbox)
      .values({ kind: 'refund', subject: cancelled, payload: {}, createdAt: 0, dueAt: 0 })
    const failed = await shop.checkout()
    shop.portOne.settle(failed.orderId, 'FAILED')
    await shop.checkout()
    expect(await codes()).toEqual([])
    later()
    expect(await codes()).toEqual([])
    shop.clock.advance(2 * DAY_MS)
    expect(await codes()).toEqual([])
  })

  test('finds each difference once it is not under way any more', async () => {
    const lost = (await shop.checkout()).orderId
    shop.portOne.settle(lost, 'PAID')
    const unpaid = await paid()
    const outside = await paid()
    const unqueued = await paid()
    const still = await paid()
    const more = await paid()
    shop.portOne.settle(unpaid, 'FAILED')
    shop.portOne.settle(more, 'PAID', 1)
    await shop.backend.db.update(orders).set({ status: 'REFUND_DUE' }).where(eq(orders.id, unqueued))
    await change(still, { status: 'REFUNDED' })
    shop.portOne.cancelOutside(outside)
    shop.portOne.settle('FD-251120-GONE23456789', 'PAID', 1000)
    expect(await codes()).toEqual([])
    later()
    expect((await codes()).toSorted()).toEqual(
      [
        `PAID_NOT_SETTLED ${lost}`,
        `PAID_WITHOUT_PAYMENT ${unpaid}`,
        `REFUNDED_OUTSIDE ${outside}`,
        `REFUND_NOT_QUEUED ${unqueued}`,
        `REFUNDED_STILL_PAID ${still}`,
        `AMOUNT_DIFFERS ${more}`,
        'PAYMENT_WITHOUT_ORDER FD-251120-GONE23456789',
      ].toSorted(),
    )
    // The same on any of the next 29 days, and with pages of two payments.
    shop.portOne.state.page = 2
    shop.clock.advance(29 * DAY_MS - 2 * GRACE_MS)
    expect(await codes()).toHaveLength(7)
    shop.clock.advance(DAY_MS)
    expect(await codes()).toEqual([])
  })

  test('reads a day after the other, and the orders of midnight once', async () => {
    await shop.db.update(mintings).set({ endAt: NOON + DAY_MS })
    shop.clock.advance(12 * 3_600_000 - 60_000)
    const { orderId } = await shop.checkout()
    shop.clock.advance(2 * 60_000)
    shop.portOne.settle(orderId, 'PAID')
    await shop.tells(orderId)
    later()
    expect(await codes()).toEqual([])
    await change(orderId, { status: 'EXPIRED' })
    expect(await codes()).toEqual([`PAID_NOT_SETTLED ${orderId}`])
    const asked = shop.portOne.asked.filter((path) => path.includes('by-cursor'))
    expect(asked.length).toBeGreaterThanOrEqual(60)
  })

  test('a company that does not answer is reported as a difference', async () => {
    await paid()
    shop.portOne.state.down = true
    expect(await codes()).toEqual(['COMPANY_AWAY payments'])
    expect(shop.errors.join()).toContain('reconcile.payments')
  })
})

test('the sandbox lists its payments, too', async () => {
  const shop = await openShop()
  const fan = await shop.member()
  const { orderId } = await shop.reserve(fan)
  const request = {
    orderId,
    amount: 1000,
    merchant: '',
    product: '',
    method: 'card',
    redirectUrl: '',
  } as const
  const { token } = await openPayment(shop.backend, request)
  await endPayment(shop.backend, { token, kind: 'paid', waitMs: 0 })
  shop.clock.advance(GRACE_MS + 1)
  const found = async () => (await allSlices(shop.backend, 'payments')).flatMap((slice) => slice.differences)
  expect(await found()).toMatchObject([
    {
      code: 'PAID_NOT_SETTLED',
      subject: orderId,
      text: "결제사에는 1,000원 결제됐는데 주문은 '결제 중' 상태예요.",
    },
  ])
  await shop.callback({ orderId })
  expect(await found()).toEqual([])
  await shop.close()
})
