import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { countProblems } from '../../test/counts.ts'
import { fillOrders } from '../../test/orders.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsTouched } from '../../test/touched.ts'
import type { Backend } from '../context.ts'
import { addOrderChanges } from '../drops/counts.ts'
import { orderChanges, orders } from '../drops/tables.ts'
import { officeRows } from '../office/reports.ts'
import { attentionCount } from './attention.ts'
import { operatorInquiries, waitingInquiries } from './inquiries.ts'
import { membersByRecipient, membersNamed } from './members.find.ts'
import { countsOfOrders, ORDER_STATES, type OrderQuery, ordersOf, PAGE } from './orders.ts'
import { salesOf } from './sales.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ shipsGoods: true })
})
afterEach(() => shop.close())

const numberOf = (n: number) => `FD-251120-${String(n).padStart(12, '0')}`

/** A day before all orders. */
const EARLY = { from: '2025-01-02', to: '2025-01-02' }

/** What an operator does: each page of the desk, the figures of every second, and the searches. */
const STEPS: Record<string, (backend: Backend) => Promise<unknown>> = {
  ...Object.fromEntries(
    [undefined, ...ORDER_STATES].map((state) => [
      `orders ${state ?? 'all'}`,
      (backend: Backend) => ordersOf(backend, { state }),
    ]),
  ),
  'a later page': (backend) => ordersOf(backend, { before: { at: NOON - 500_000, id: numberOf(500) } }),
  'a number': (backend) => ordersOf(backend, { search: numberOf(77).toLowerCase() }),
  'a nickname': (backend) => ordersOf(backend, { search: '별빛77수' }),
  'four digits': (backend) => ordersOf(backend, { search: '0077' }),
  'an unknown text': (backend) => ordersOf(backend, { search: 'nobody' }),
  counts: countsOfOrders,
  'live figures': (backend) => salesOf(backend, 1),
  attention: attentionCount,
  'the settlement of a day': (backend) => officeRows(backend, 'settlement', EARLY),
  inquiries: operatorInquiries,
  'waiting inquiries': waitingInquiries,
  'a recipient': (backend) => membersByRecipient(backend, '받는 이 77'),
  'the phone of a recipient': (backend) => membersByRecipient(backend, '01070000077'),
  'a payment': (backend) => membersNamed(backend, '018f3c2e-7b1d-7c3a-9e55-000000000077'),
  'a mail address': (backend) => membersNamed(backend, 'Fan-77@example.com'),
}

async function costs() {
  const { backend, db } = shop
  await addOrderChanges(backend)
  await db.execute(sql`vacuum analyze`)
  const read: Record<string, number> = {}
  for (const [name, step] of Object.entries(STEPS)) {
    const touched = await db.transaction((tx) => rowsTouched(tx, () => step({ ...backend, db: tx })))
    expect(touched.written, name).toBe(0)
    read[name] = touched.read
  }
  return read
}

describe('the cost of the desk', () => {
  test('is the same with 2,000 and 60,000 orders', async () => {
    await fillOrders(shop.db, 1, 2000)
    const small = await costs()
    await fillOrders(shop.db, 2001, 60_000)
    const large = await costs()
    for (const [name, read] of Object.entries(large)) {
      // The figures read ten seconds of an hour each by status.
      expect(read, name).toBeLessThan(name === 'live figures' ? 1100 : 400)
      expect(read, name).toBeLessThan(2 * (small[name] ?? 0) + 100)
    }
    // Controls: without its index, a page of a stage reads the orders, and a search by mail address all accounts.
    await shop.db.execute(sql`drop index orders_stage, orders_listed, linked_accounts_email,
        orders_recipient, orders_recipient_phone, orders_settled, orders_refunded`)
    const without = await costs()
    for (const name of [
      'orders refundDue',
      'orders all',
      'a mail address',
      'the settlement of a day',
      'a recipient',
      'the phone of a recipient',
    ])
      expect(without[name], name).toBeGreaterThan(5000)
  })
})

describe('the pages of the desk', () => {
  let arrived = 5000
  const pagesOf = async (query: OrderQuery) => {
    const ids: string[] = []
    let before: OrderQuery['before']
    do {
      const page = await ordersOf(shop.backend, { ...query, before })
      expect(page.found.length).toBeLessThanOrEqual(PAGE)
      ids.push(...page.found.map(({ order }) => order.id))
      before = page.next
      // An order that arrives while an operator reads changes no later page.
      await fillOrders(shop.db, ++arrived, arrived, -1)
    } while (before)
    return ids
  }

  test('hold every order once, the newest first, in all and in each state', async () => {
    await fillOrders(shop.db, 1, 700)
    const all = await shop.db.select().from(orders)
    const newest = all.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    const ids = await pagesOf({})
    expect(ids).toEqual(newest.map(({ id }) => id))
    for (const state of ORDER_STATES) {
      const wanted = newest.filter(({ stage }) => (stage ?? 'paying') === state)
      expect((await pagesOf({ state })).filter((id) => ids.includes(id))).toEqual(wanted.map(({ id }) => id))
    }
  })
})

describe('the counts of orders', () => {
  test('are exact before, while and after processes add the changes', async () => {
    const { backend, db } = shop
    await fillOrders(db, 1, 12_000)
    const made = await countsOfOrders(backend)
    expect(await countProblems(db)).toEqual([])
    const settling = Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        db.execute(sql`update orders set status = 'PAID', settled_at = ${NOON} where status = 'RESERVED'
          and id in (select id from orders where status = 'RESERVED' order by id offset ${n} limit 2 for update)`),
      ),
    )
    await Promise.all([addOrderChanges(backend), addOrderChanges(backend), settling])
    expect(await countProblems(db)).toEqual([])
    await addOrderChanges(backend)
    expect(await db.$count(orderChanges)).toBe(0)
    expect(await countProblems(db)).toEqual([])
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)
    expect(sum(await countsOfOrders(backend))).toBe(sum(made))
  })

  test('keep the packs of two orders of which one leaves and one enters a status', async () => {
    const { backend, db } = shop
    await fillOrders(db, 1, 120)
    // Orders with one pack and with two, all of the same ten seconds.
    await db.execute(sql`update orders set settled_at = ${NOON} where settled_at is not null`)
    await addOrderChanges(backend)
    const move = (from: string, to: string, packs: number) =>
      db.execute(sql`update orders set status = ${to} where id = (
        select id from orders where status = ${from} and amount = ${packs} order by id limit 1)`)
    await move('PAID', 'REFUND_DUE', 1)
    await addOrderChanges(backend)
    await move('REFUND_DUE', 'REFUNDED', 1)
    await move('PAID', 'REFUND_DUE', 2)
    await addOrderChanges(backend)
    expect(await countProblems(db)).toEqual([])
  })

  test('follow parcels, returns, refunds, deletions, and a drop that sends no goods any more', async () => {
    const { backend, db } = shop
    await fillOrders(db, 1, 300)
    for (const change of [
      sql`update orders set invoice_no = '1' where stage = 'toShip' and id < ${numberOf(100)}`,
      sql`update orders set delivered_at = 1 where stage = 'shipped'`,
      sql`update orders set return_requested_at = 1 where stage = 'delivered' and id < ${numberOf(50)}`,
      sql`update orders set return_refused_at = 1 where stage = 'returning' and id < ${numberOf(30)}`,
      sql`update orders set status = 'REFUND_DUE' where stage = 'returning'`,
      sql`update orders set status = 'REFUNDED' where stage = 'refundDue' and id < ${numberOf(200)}`,
      sql`update mintings set ships_goods = false`,
      sql`update mintings set ships_goods = true`,
      sql`delete from orders where stage = 'ended' and id < ${numberOf(150)}`,
    ]) {
      await db.execute(change)
      expect(await countProblems(db)).toEqual([])
    }
    await addOrderChanges(backend)
    expect(await countProblems(db)).toEqual([])
    // Control: a count that is lost is found.
    await db.execute(
      sql`update order_counts set orders = orders + 1 where stage = 'paid' or stage = 'toShip'`,
    )
    expect(await countProblems(db)).toEqual([{ count: 'orders', of: 'toShip' }])
  })
})
