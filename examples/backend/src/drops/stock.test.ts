import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { dropRow } from '../../test/drop-row.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { releaseExpired } from './expiry.ts'
import { RESERVATION_MS } from './reserve.ts'
import { mintings } from './tables.ts'

let shop: Shop
afterEach(() => shop.close())

const setStock = (remaining: number, minting_seq = 1) => shop.post('/dev/stock', { minting_seq, remaining })

test('D41 the stock that may be set leaves out packs that are held or sold, and expiry gives them back', async () => {
  shop = await openShop({ maxPerMember: 10, maxPerOrder: 10 })
  const [holder, buyer] = [await shop.member(), await shop.member()]
  await shop.reserve(holder, 3)
  const { orderId } = await shop.reserve(buyer, 2)
  await shop.callback({ orderId, amount: 2000 })
  expect(await setStock(20)).toMatchObject({ http: 400, message: '남은 수량은 15개까지 정할 수 있어요.' })
  expect(await setStock(16)).toMatchObject({ http: 400 })
  expect(await setStock(15)).toMatchObject({ http: 200 })
  shop.clock.advance(RESERVATION_MS)
  expect(await shop.get('/minting/remainTotal/1')).toMatchObject({ http: 200, data: { remain_qty: 18 } })
  expect(await setStock(18)).toMatchObject({ http: 200 })
  expect(await setStock(19)).toMatchObject({ http: 400 })
  const { data } = await shop.get('/dev/state')
  expect(data).toMatchObject({ drops: [{ minting_seq: 1, total_qty: 20, most_qty: 18 }] })
  expect(shop.errors).toEqual([])
})

/** The constraint that a statement has violated. */
const violated = (statement: Promise<unknown>) =>
  statement.then(
    () => 'none',
    (error: unknown) => Reflect.get(Object(error instanceof Error ? error.cause : undefined), 'constraint'),
  )
const change = (fields: Partial<typeof mintings.$inferInsert>) =>
  violated(shop.db.update(mintings).set(fields).where(eq(mintings.dropId, 1)))

test('no drop is stored whose packs have not enough copies, by whatever statement', async () => {
  // 100 copies and 20 packs of 3: 33 packs at most.
  shop = await openShop({ maxPerMember: 10, maxPerOrder: 10 })
  const { db } = shop
  expect(await change({ totalPacks: 33, remaining: 33 })).toBe('none')
  expect(await change({ totalPacks: 34, remaining: 34 })).toBe('mintings_copies')
  expect(await change({ cardsPerPack: 4 })).toBe('mintings_copies')
  const drop = { packName: 'pack', startAt: 0, endAt: 1, totalPacks: 1, updatedAt: 0 }
  expect(await violated(db.insert(mintings).values(dropRow({ dropId: 2, ...drop })))).toBe('mintings_copies')
  expect(await violated(db.insert(mintings).values(dropRow({ dropId: 2, ...drop, remaining: 0 })))).toBe(
    'none',
  )
  const copies = eq(editions.cardId, 11)
  expect(await violated(db.delete(editions).where(copies))).toBe('mintings_copies')
  expect(await violated(db.update(editions).set({ dropId: null }).where(copies))).toBe('mintings_copies')
  expect(await violated(db.update(editions).set({ userId: 'fan' }).where(copies))).toBe('mintings_copies')
  expect(await shop.stock()).toBe(33)
})

test('no stock is stored that counts held or sold packs again', async () => {
  shop = await openShop({ maxPerMember: 10, maxPerOrder: 10 })
  await shop.reserve(await shop.member(), 2)
  expect(await change({ remaining: 20 })).toBe('mintings_remaining')
  shop.clock.advance(RESERVATION_MS)
  expect(await releaseExpired(shop.backend)).toBe(1)
  expect(await shop.stock()).toBe(20)
  expect(await change({ remaining: 20 })).toBe('none')
})

test('a paid order without copies is refunded, and an operator is called', async () => {
  shop = await openShop()
  const member = await shop.member()
  const { orderId } = await shop.reserve(member)
  // Only a restore of a part, or a table without its triggers, gets here.
  await shop.db.execute(sql`alter table editions disable trigger user`)
  await shop.db.delete(editions)
  await shop.db.execute(sql`alter table editions enable trigger user`)
  expect(await shop.callback({ orderId })).toMatchObject({ status: '200' })
  expect(await shop.orderOf(member, orderId)).toMatchObject({
    status: 'REFUND_DUE',
    reason: '카드를 준비하지 못했어요. 결제 금액은 돌려드려요.',
  })
  const queued = await shop.db.select({ kind: outbox.kind, subject: outbox.subject }).from(outbox)
  expect(queued).toEqual(
    expect.arrayContaining([
      { kind: 'refund', subject: orderId },
      { kind: 'alarm', subject: `Drop 1 has too few copies for order ${orderId}; correct its stock.` },
    ]),
  )
  shop.clock.advance(RESERVATION_MS)
  await releaseExpired(shop.backend)
  expect((await shop.orderOf(member, orderId)).status).toBe('REFUND_DUE')
})
