import { eq, sql } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import { editions } from '../../cards/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { mintings, mintingWhitelist, orders } from '../../drops/tables.ts'
import { gates } from '../../gate/tables.ts'
import { DROPS } from '../content/index.ts'

const MINUTE = 60_000

/**
 * Seeds the drops, each with the free copies that its packs need; call it after the cards and the copies of members.
 */
export async function seedDrops(backend: Backend, tx: Tx): Promise<void> {
  const now = backend.now()
  for (const { minting, vendor, soldQty, notices, passRate, ...drop } of DROPS) {
    const { startMinutes, endMinutes, title, ...numbers } = minting
    const remaining = numbers.totalPacks - soldQty
    await tx.insert(mintings).values({
      ...drop,
      ...numbers,
      notices: [...notices],
      roundTitle: title,
      startAt: now + startMinutes * MINUTE,
      endAt: now + endMinutes * MINUTE,
      remaining,
      vendorName: vendor.name,
      vendorAddress: vendor.address,
      vendorPhone: vendor.phone,
      vendorBusinessNumber: vendor.businessNumber,
      vendorRegistrationNumber: vendor.registrationNumber,
      updatedAt: now,
    })
    if (passRate !== undefined) await tx.insert(gates).values({ dropId: drop.dropId, passRate })
    // The verified demo members are on every whitelist.
    const listed = await tx.select({ userId: users.id }).from(users).where(eq(users.level, 'K201'))
    if (numbers.whitelist && listed.length > 0) {
      const { dropId } = drop
      await tx.insert(mintingWhitelist).values(listed.map(({ userId }) => ({ dropId, userId })))
    }
    await tx.execute(sql`
      update ${editions} set minting_seq = ${drop.dropId}
      where (metadata_idx, edition) in (
        select e.metadata_idx, e.edition from editions e join designs d on d.metadata_idx = e.metadata_idx
        -- An emblem is the reward of missions and never sold.
        where d.pack_idx = ${drop.packId} and d.position <> 'EMBLEM' and e.user_id is null and e.minting_seq is null
        order by gen_random_uuid() limit ${remaining * numbers.cardsPerPack})`)
  }
}

/** A paid order of the verified demo member with a shipped parcel. */
export async function seedShippedOrder(backend: Backend, tx: Tx): Promise<void> {
  const drop = DROPS.find(({ shipsGoods, soldQty }) => shipsGoods && soldQty > 0)
  const [member] = await tx
    .select()
    .from(users)
    .where(eq(users.level, 'K201'))
    .orderBy(users.createdAt)
    .limit(1)
  if (!drop || !member) return
  const orderedAt = backend.now() - 3 * 24 * 60 * MINUTE
  await tx.insert(orders).values({
    id: 'fd-demo-shipped',
    userId: member.id,
    dropId: drop.dropId,
    idempotencyKey: 'demo-shipped',
    bodyHash: '',
    status: 'PAID',
    amount: 1,
    paymentAmount: drop.minting.paymentAmount,
    method: 'easyPay',
    redirectUrl: backend.config.origins.site,
    transferAgreement: true,
    buyerName: member.nickname,
    receiptType: 'none',
    receiptInfoType: 'phone',
    receiptInfo: '',
    delivery: {
      deliveryName: member.nickname,
      deliveryPhone: '01055550100',
      postNumber: '04766',
      address: '서울 성동구 왕십리로 83-21',
      addressDetail: '101호',
      deliveryRequest: '문 앞에 놓아 주세요.',
    },
    carrier: 'CJ대한통운',
    invoiceNumber: '601234563387',
    createdAt: orderedAt,
    expiresAt: orderedAt + 5 * MINUTE,
    settledAt: orderedAt + MINUTE,
    openedAt: orderedAt + 2 * MINUTE,
  })
}
