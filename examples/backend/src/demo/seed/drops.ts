import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import { CONSUMED } from '../../cards/store.ts'
import { designs, editions } from '../../cards/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { mintings, mintingWallets, orders } from '../../drops/tables.ts'

const MINUTE = 60_000

const ORDER = 'fd-demo-shipped'

/** Counts the pack of the order, and gives it cards, which its member has upgraded since. */
async function seedItsPack(
  tx: Tx,
  { dropId, packId, cardsPerPack, maxPerMember }: typeof mintings.$inferSelect,
  { userId, at }: { userId: string; at: number },
): Promise<void> {
  const free = await tx
    .select({ cardId: editions.cardId, edition: editions.edition })
    .from(editions)
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .where(and(eq(designs.packId, packId), isNull(editions.userId), isNull(editions.dropId)))
    .orderBy(sql`${editions.edition} desc`, editions.cardId)
    .limit(cardsPerPack)
  for (const { cardId, edition } of free)
    await tx
      .update(editions)
      .set({ dropId, userId: CONSUMED, orderId: ORDER, acquiredAt: at })
      .where(and(eq(editions.cardId, cardId), eq(editions.edition, edition)))
  await tx
    .update(mintings)
    .set({ held: sql`${mintings.held} + 1` })
    .where(eq(mintings.dropId, dropId))
  await tx.insert(mintingWallets).values({ dropId, userId, qty: 1, maxQty: maxPerMember })
}

/** A paid order of the verified demo member with a shipped parcel. */
export async function seedShippedOrder(backend: Backend, tx: Tx): Promise<void> {
  const [drop] = await tx
    .select()
    .from(mintings)
    .where(and(eq(mintings.shipsGoods, true), lt(mintings.remaining, mintings.totalPacks)))
  const [member] = await tx
    .select()
    .from(users)
    .where(eq(users.level, 'K201'))
    .orderBy(users.createdAt)
    .limit(1)
  if (!drop || !member) return
  const orderedAt = backend.now() - 3 * 24 * 60 * MINUTE
  await tx.insert(orders).values({
    id: ORDER,
    userId: member.id,
    dropId: drop.dropId,
    idempotencyKey: 'demo-shipped',
    bodyHash: '',
    status: 'PAID',
    amount: 1,
    paymentAmount: drop.paymentAmount,
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
  await seedItsPack(tx, drop, { userId: member.id, at: orderedAt })
}
