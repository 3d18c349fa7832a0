// The refund of a part of a payment: at PortOne, in the sandbox, in the fan's order and in the office's tables.
import { TransactionReply } from '@fandeck/sdk/wire'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openPortOneShop, type PortOneShop } from '../../test/portone-shop.ts'
import { allSlices } from '../../test/slices.ts'
import { transact } from '../db/transact.ts'
import { transactionById } from '../drops/orders.ts'
import { cancelOrder } from '../drops/packs.ts'
import { orders } from '../drops/tables.ts'
import { fanMessages } from '../messages/tables.ts'
import { officeRows } from '../office/reports.ts'
import { GRACE_MS } from '../reconcile/slice.ts'
import { refundPartIn, refundParts } from './part-refunds.ts'
import { portOnePayments } from './portone.ts'
import { refundDue } from './refunds.ts'
import { orderRefunds } from './tables.ts'

let shop: PortOneShop
beforeEach(async () => {
  shop = await openPortOneShop()
})
afterEach(() => shop.close())

const company = () => portOnePayments(shop.backend, shop.portOne.config)
const order = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]
const ask = (orderId: string, amount: number, { seen = 0, reason = '굿즈가 늦었어요.' } = {}) =>
  transact(shop.backend, (tx) =>
    refundPartIn(shop.backend, tx, { orderId, amount, reason, author: 'doyun', seen }),
  )
const work = () => refundParts(shop.backend, company())
const differences = async () =>
  (await allSlices(shop.backend, 'payments')).flatMap((slice) => slice.differences.map(({ code }) => code))

/** A paid order of 1,000 won. */
async function paid() {
  const { orderId, state } = await shop.checkout()
  shop.portOne.settle(orderId, 'PAID')
  await shop.tells(orderId)
  return { orderId, state }
}

describe('a part of a payment', () => {
  test('is refunded once, however often the form and the job are repeated', async () => {
    const { orderId, state } = await paid()
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(orderId, 300)))
    expect(asked.filter(Boolean)).toHaveLength(1)
    await Promise.all([work(), work(), work()])
    await work()
    expect(shop.portOne.cancelledOf(orderId)).toEqual([300])
    expect(await state()).toBe('PAID')
    expect(await shop.cards()).toBe(3)
    expect((await order(orderId))?.partRefunded).toBe(300)
    const told = await shop.db.select().from(fanMessages)
    expect(told.map(({ name, values }) => [name, values.amount])).toEqual([['refunded', '300원']])
  })

  test('is never more than what is left, also of two operators at once', async () => {
    const { orderId } = await paid()
    await expect(ask(orderId, 1001)).rejects.toMatchObject({ code: 'AMOUNT_OVER' })
    const both = await Promise.allSettled([ask(orderId, 600), ask(orderId, 601)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { partRefunded = 0 } = (await order(orderId)) ?? {}
    await expect(ask(orderId, 600, { seen: partRefunded })).rejects.toMatchObject({ code: 'AMOUNT_OVER' })
    expect(await ask(orderId, 1000 - partRefunded, { seen: partRefunded })).toBe(true)
    await work()
    expect(shop.portOne.cancelledOf(orderId).reduce((all, one) => all + one, 0)).toBe(1000)
    expect(shop.portOne.statusOf(orderId)).toBe('CANCELLED')
    // The database itself refuses more.
    await expect(
      shop.db.execute(sql`update orders set part_refunded = 1001 where id = ${orderId}`),
    ).rejects.toThrow()
  })

  test('survives a lost reply and a kill between the company and the commit', async () => {
    const { orderId } = await paid()
    await ask(orderId, 300)
    await ask(orderId, 300, { seen: 300 })
    shop.portOne.state.loseReply = true
    await work()
    expect(shop.portOne.cancelledOf(orderId)).toEqual([300])
    shop.portOne.state.loseReply = false
    let kills = 0
    shop.onFailpoint(async (place) => {
      if (place === 'refund/store' && kills++ < 2) throw new Error('killed')
    })
    for (let times = 0; times < 8; times++) {
      shop.clock.advance(10_000)
      await work()
    }
    expect(kills).toBeGreaterThan(2)
    expect(shop.portOne.cancelledOf(orderId)).toEqual([300, 300])
    const rows = await shop.db.select().from(orderRefunds)
    expect(rows.every(({ refundedAt }) => refundedAt !== null)).toBe(true)
    shop.clock.advance(GRACE_MS + 1)
    expect(await differences()).toEqual([])
  })

  test('is not of an order that is unpaid, refunded or unknown', async () => {
    const { orderId } = await shop.checkout()
    await expect(ask(orderId, 100)).rejects.toMatchObject({ code: 'NOT_TO_REFUND' })
    await expect(ask('FD-251120-NONE', 100)).rejects.toMatchObject({ http: 404 })
  })
})

describe('the books', () => {
  const days = { from: '2025-11-20', to: '2025-11-20' }
  const settlement = async () => (await officeRows(shop.backend, 'settlement', days))[0]

  test('have paid = refunded + kept, and a cancellation refunds the rest after the part', async () => {
    const { orderId, state } = await paid()
    const { userId = '' } = (await order(orderId)) ?? {}
    await ask(orderId, 300)
    await work()
    expect(await settlement()).toMatchObject({ orders: 1, amount: 1000, refundedOrders: 1, refunded: 300 })
    const seen = await transactionById(shop.backend, orderId, userId)
    expect(z.decode(TransactionReply, z.encode(TransactionReply, seen))).toMatchObject({
      status: 'PAID',
      paymentAmount: 1000,
      refundedAmount: 300,
    })
    await ask(orderId, 200, { seen: 300 })
    await cancelOrder(shop.backend, orderId, userId, 'changedMind')
    // The rest waits for the part.
    await refundDue(shop.backend, company())
    expect(await state()).toBe('REFUND_DUE')
    shop.clock.advance(10_000)
    await work()
    await refundDue(shop.backend, company())
    expect(await state()).toBe('REFUNDED')
    expect(shop.portOne.cancelledOf(orderId)).toEqual([300, 200, 500])
    expect(await settlement()).toMatchObject({ orders: 1, amount: 1000, refundedOrders: 1, refunded: 1000 })
    const told = await shop.db.select().from(fanMessages).orderBy(fanMessages.id)
    expect(told.map(({ name, values }) => `${name} ${values.amount}`)).toEqual([
      'refunded 300원',
      'cancelled 500원',
      'refunded 200원',
      'refunded 500원',
    ])
    shop.clock.advance(GRACE_MS + 1)
    expect(await differences()).toEqual([])
  })

  test('have a receipt only for what is kept', async () => {
    const { orderId } = await paid()
    await shop.db.update(orders).set({ method: 'bankTransfer' })
    await ask(orderId, 300)
    await work()
    expect(await officeRows(shop.backend, 'receipts', days)).toMatchObject([{ orders: 1, amount: 700 }])
    await ask(orderId, 700, { seen: 300 })
    await work()
    expect(await officeRows(shop.backend, 'receipts', days)).toEqual([])
    expect(await officeRows(shop.backend, 'refunds', days)).toMatchObject([
      { refundedOrders: 1, packs: 0, refunded: 1000 },
    ])
  })

  test('and those of the company are compared: control', async () => {
    const { orderId } = await paid()
    await ask(orderId, 300)
    await work()
    shop.clock.advance(GRACE_MS + 1)
    expect(await differences()).toEqual([])
    await shop.db.update(orders).set({ partRefunded: 200 })
    expect(await differences()).toEqual(['REFUNDED_OUTSIDE'])
    await shop.db.update(orders).set({ partRefunded: 400 })
    expect(await differences()).toEqual(['PART_NOT_REFUNDED'])
  })
})
