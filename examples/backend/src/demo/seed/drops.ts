import { and, eq, lt } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { mintings, orders } from '../../drops/tables.ts'

const MINUTE = 60_000

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
    id: 'fd-demo-shipped',
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
}
