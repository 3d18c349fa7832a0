import { and, count, desc, eq, gt, max, sql, sum } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { designs, editions } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { countsByStage } from '../drops/counts.ts'
import { dropRefusals, mintings, orders } from '../drops/tables.ts'
import { tokens } from '../ledger/tables.ts'
import { tokenIdOf } from '../ledger/token-id.ts'
import { outbox } from '../outbox/tables.ts'
import { countDifferences, keptDifferences } from '../reconcile/store.ts'

const DAY = 24 * 60 * 60_000
/** What a page shows of each kind. */
const AT_MOST = 100

const isDue = eq(orders.stage, 'refundDue')
const isForeign = eq(tokens.state, 'foreign')
const hasChangedPrice = ({ now }: Backend) =>
  and(eq(dropRefusals.reason, 'PRICE_CHANGED'), gt(dropRefusals.minute, now() - DAY))

/** Returns the orders whose refund is due, with the failed attempts of the payment company. */
const dueRefunds = ({ db }: Backend) =>
  db
    .select({
      orderId: orders.id,
      title: mintings.title,
      paymentAmount: sql<number>`${orders.paymentAmount} - ${orders.partRefunded}`,
      reason: orders.reason,
      cancelReason: orders.cancelReason,
      returnReason: orders.returnReason,
      attempts: outbox.attempts,
    })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .leftJoin(outbox, and(eq(outbox.kind, 'refund'), eq(outbox.subject, orders.id)))
    .where(isDue)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(AT_MOST)

/** Returns the drops whose fans met another price in the last day. */
const changedPrices = (backend: Backend) =>
  backend.db
    .select({
      dropId: mintings.dropId,
      title: mintings.title,
      paid: mintings.paid,
      paymentAmount: mintings.paymentAmount,
      attempts: sum(dropRefusals.refused).mapWith(Number),
      lastAt: max(dropRefusals.minute),
    })
    .from(dropRefusals)
    .innerJoin(mintings, eq(mintings.dropId, dropRefusals.dropId))
    .where(hasChangedPrice(backend))
    .groupBy(mintings.dropId)
    .orderBy(desc(max(dropRefusals.minute)), mintings.dropId)
    .limit(AT_MOST)

/** Returns the sold cards whose tokens the chain has given to another owner. */
async function foreignTokens({ db }: Backend) {
  const rows = await db
    .select({
      cardId: tokens.cardId,
      edition: tokens.edition,
      owner: tokens.owner,
      foundAt: tokens.mintedAt,
      cardName: designs.cardName,
      orderId: editions.orderId,
      nickname: users.nickname,
    })
    .from(tokens)
    .innerJoin(designs, eq(designs.cardId, tokens.cardId))
    .innerJoin(editions, and(eq(editions.cardId, tokens.cardId), eq(editions.edition, tokens.edition)))
    .leftJoin(users, eq(users.id, editions.userId))
    .where(isForeign)
    .orderBy(desc(tokens.mintedAt), tokens.cardId, tokens.edition)
    .limit(AT_MOST)
  return rows.map((row) => ({ ...row, tokenId: String(tokenIdOf(row)) }))
}

/** Returns what an operator looks at: due refunds, changed prices, foreign tokens, and records that disagree. */
export async function attentionOf(backend: Backend) {
  const [refunds, prices, foreign, differences] = await Promise.all([
    dueRefunds(backend),
    changedPrices(backend),
    foreignTokens(backend),
    keptDifferences(backend),
  ])
  return { refunds, prices, foreign, differences, count: await attentionCount(backend) }
}

export type Attention = Awaited<ReturnType<typeof attentionOf>>

/** Returns how many things an operator looks at, also those beyond a page. */
export async function attentionCount(backend: Backend): Promise<number> {
  const { db } = backend
  const [refunds, prices, foreign, different] = await Promise.all([
    countsByStage(db).then(({ refundDue }) => refundDue),
    db.selectDistinct({ dropId: dropRefusals.dropId }).from(dropRefusals).where(hasChangedPrice(backend)),
    db.select({ tokens: count() }).from(tokens).where(isForeign),
    countDifferences(backend),
  ])
  return refunds + prices.length + (foreign[0]?.tokens ?? 0) + different
}
