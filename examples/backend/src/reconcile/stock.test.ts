// Copies beside drops, orders, members and pools: each difference is planted and found.
import { type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testBackend } from '../../test/backend.ts'
import { playCopies } from '../../test/copies.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { allSlices } from '../../test/slices.ts'
import { differencesOf } from './reconcile.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const found = async () => {
  const slices = await allSlices(shop.backend, 'stock')
  return slices.flatMap(({ differences }) => differences.map(({ code, subject }) => `${code} ${subject}`))
}

/** An order whose packs are paid, and opened if asked for. */
async function paid(open = false): Promise<{ orderId: string; fan: string }> {
  const fan = await shop.member()
  const { orderId } = await shop.reserve(fan)
  await shop.callback({ orderId })
  if (open) await shop.open(fan, orderId)
  return { orderId, fan: fan.id }
}

/** Changes rows past the triggers of the shop. */
const plant = (statement: SQL) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`)
    await tx.execute(statement)
  })

test('a shop that sells, opens, expires, cancels and gives copies does not differ', async () => {
  await paid()
  await paid(true)
  const fan = await shop.member()
  await shop.reserve(fan)
  const { orderId } = await shop.reserve(fan)
  await shop.callback({ orderId, kind: 'failed' })
  expect(await found()).toEqual([])
  await playCopies(shop.db, 1, 40)
  expect((await found()).filter((code) => code.startsWith('POOL'))).toEqual([])
})

describe('a planted difference is found, and no other', () => {
  test('HELD_PACKS', async () => {
    await paid()
    await plant(sql`update mintings set held = held + 1, remaining = remaining - 1`)
    expect(await found()).toEqual(['HELD_PACKS 드롭 1'])
  })

  test('COPIES_SHORT', async () => {
    await plant(sql`update mintings set one_time_qty = 100`)
    expect(await found()).toEqual(['COPIES_SHORT 드롭 1'])
  })

  test('MEMBER_PACKS', async () => {
    const { fan } = await paid()
    await plant(sql`update minting_wallets set qty = 0`)
    expect(await found()).toEqual([`MEMBER_PACKS 드롭 1 ${fan}`])
    await plant(sql`delete from minting_wallets`)
    expect(await found()).toEqual([`MEMBER_PACKS 드롭 1 ${fan}`])
  })

  test('POOL_ASTRAY', async () => {
    await plant(sql`update editions set user_id = 'fan', minting_seq = null
      where (metadata_idx, edition) = (select metadata_idx, edition from free_copies where pool = -11 limit 1)`)
    expect(await found()).toEqual(['POOL_ASTRAY 카드 11'])
  })

  test('POOL_COUNT', async () => {
    await plant(sql`update free_counts set copies = copies + 1 where pool = 1`)
    expect(await found()).toEqual(['POOL_COUNT 드롭 1'])
  })

  test('POOL_COUNT of one card', async () => {
    await plant(sql`update free_cards set copies = copies + 1
      where (minting_seq, metadata_idx) = (select minting_seq, metadata_idx from free_cards where copies > 0 limit 1)`)
    expect(await found()).toEqual(['POOL_COUNT 드롭 1'])
  })

  test('CARDS_MISSING', async () => {
    const { orderId } = await paid()
    await plant(sql`update editions set order_id = null
      where ctid = (select ctid from editions where order_id = ${orderId} limit 1)`)
    expect(await found()).toContain(`CARDS_MISSING ${orderId}`)
  })

  test('CARDS_TOO_MANY', async () => {
    const { orderId } = await paid()
    await plant(sql`update orders set status = 'REFUNDED' where id = ${orderId}`)
    expect(await found()).toContain(`CARDS_TOO_MANY ${orderId}`)
  })

  test('CARDS_OWNER', async () => {
    const closed = await paid()
    const opened = await paid(true)
    await plant(sql`update orders set opened_at = 1 where id = ${closed.orderId}`)
    await plant(sql`update orders set opened_at = null where id = ${opened.orderId}`)
    expect((await found()).toSorted()).toEqual(
      [`CARDS_OWNER ${closed.orderId}`, `CARDS_OWNER ${opened.orderId}`].toSorted(),
    )
  })
})

test('reads orders a page after the other', async () => {
  const { orderId } = await paid()
  await shop.db.execute(sql`insert into orders (id, user_id, minting_seq, idempotency_key, body_hash, status, amount,
      payment_amount, method, redirect_url, transfer_agreement, buyer_name, receipt_type, receipt_info_type,
      receipt_info, created_at, expires_at)
    select 'FD-251101-' || lpad(n::text, 12, 'A'), user_id, minting_seq, 'key-' || n, '', 'EXPIRED', amount,
      payment_amount, method, '', true, '', receipt_type, receipt_info_type, '', created_at, expires_at
    from orders, generate_series(1, 2100) n where id = ${orderId}`)
  const slices = await allSlices(shop.backend, 'stock')
  expect(slices.map(({ compared }) => compared)).toEqual([0, 0, 0, 1000, 1000, 101])
  expect(slices.flatMap(({ differences }) => differences)).toEqual([])
})

test('a new shop of the demo has no difference', async () => {
  const demo = await testBackend({ seeded: true })
  demo.clock.advance(24 * 3_600_000)
  expect((await differencesOf(demo.backend)).filter(({ part }) => part !== 'work')).toEqual([])
  await demo.close()
})
