import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { blockOf } from '../auth/blocks.ts'
import { linkedAccounts, tokenFamilies, users } from '../auth/tables.ts'
import { benefits, memberBenefits } from '../benefits/tables.ts'
import { designs, editions } from '../cards/tables.ts'
import { usedCodesOf } from '../codes/refused.ts'
import type { Backend } from '../context.ts'
import { priceRefusalsOf } from '../drops/price-refusals.ts'
import { mintings, orders } from '../drops/tables.ts'
import { tokens } from '../ledger/tables.ts'
import { messagesOf } from '../messages/queue.ts'
import { outbox } from '../outbox/tables.ts'
import { partRefundsOf } from '../payment/part-refunds.ts'
import { pointChanges } from '../points/tables.ts'
import { notFound } from '../problem.ts'
import { inquiries } from '../support/tables.ts'
import { membersByRecipient } from './members.find.ts'
import { timelineOf } from './orders.timeline.ts'
import { operatorActions } from './tables.ts'

/** What a page shows of each kind. */
const AT_MOST = 20

/** Returns the newest orders of a member, each with its timeline. */
async function ordersOfMember({ db, now }: Backend, userId: string) {
  const found = await db
    .select({ order: orders, title: mintings.title })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(AT_MOST)
  const ids = found.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const [cards, work, parts, shipped] = await Promise.all([
    db
      .select({ orderId: editions.orderId, token: tokens.state })
      .from(editions)
      .leftJoin(tokens, and(eq(tokens.cardId, editions.cardId), eq(tokens.edition, editions.edition)))
      .where(inArray(editions.orderId, ids)),
    db
      .select({ subject: outbox.subject, kind: outbox.kind, attempts: outbox.attempts })
      .from(outbox)
      .where(
        and(
          inArray(outbox.kind, ['payment', 'refund', 'mint']),
          inArray(outbox.subject, ids),
          isNull(outbox.doneAt),
        ),
      ),
    partRefundsOf(db, ids),
    db
      .select({ orderId: operatorActions.subject, at: operatorActions.at })
      .from(operatorActions)
      .where(and(eq(operatorActions.action, 'ship'), inArray(operatorActions.subject, ids))),
  ])
  return found.map(({ order, title }) => ({
    order,
    title,
    events: timelineOf({
      order,
      cards: cards.filter(({ orderId }) => orderId === order.id),
      work: work.filter(({ subject }) => subject === order.id),
      shippedAt: shipped.find(({ orderId }) => orderId === order.id)?.at,
      now: now(),
      parts: parts.filter(({ orderId }) => orderId === order.id),
    }),
  }))
}

/** Returns what an operator needs to answer a fan: logins, devices, orders, cards, benefits, points and inquiries. */
export async function caseOf(backend: Backend, userId: string) {
  const { db } = backend
  const [member] = await db.select().from(users).where(eq(users.id, userId))
  if (!member) throw notFound('회원을 찾을 수 없어요.')
  const [
    block,
    accounts,
    devices,
    bought,
    cards,
    cardCount,
    owned,
    points,
    asked,
    messages,
    received,
    codes,
    prices,
  ] = await Promise.all([
    blockOf(db, userId),
    db.select().from(linkedAccounts).where(eq(linkedAccounts.userId, userId)),
    db
      .select()
      .from(tokenFamilies)
      .where(and(eq(tokenFamilies.userId, userId), isNull(tokenFamilies.revokedAt)))
      .orderBy(desc(tokenFamilies.createdAt))
      .limit(AT_MOST),
    ordersOfMember(backend, userId),
    db
      .select({
        cardId: editions.cardId,
        edition: editions.edition,
        cardName: designs.cardName,
        acquiredAt: editions.acquiredAt,
        token: tokens.state,
      })
      .from(editions)
      .innerJoin(designs, eq(designs.cardId, editions.cardId))
      .leftJoin(tokens, and(eq(tokens.cardId, editions.cardId), eq(tokens.edition, editions.edition)))
      .where(and(eq(editions.userId, userId), isNotNull(editions.acquiredAt)))
      .orderBy(desc(editions.acquiredAt), editions.cardId, editions.edition)
      .limit(AT_MOST),
    db.select({ cards: count() }).from(editions).where(eq(editions.userId, userId)),
    db
      .select({ title: benefits.claimName, endAt: benefits.endAt, usedAt: memberBenefits.usedAt })
      .from(memberBenefits)
      .innerJoin(benefits, eq(benefits.benefitId, memberBenefits.benefitId))
      .where(eq(memberBenefits.userId, userId))
      .orderBy(desc(benefits.endAt), benefits.benefitId)
      .limit(AT_MOST),
    db
      .select()
      .from(pointChanges)
      .where(eq(pointChanges.userId, userId))
      .orderBy(desc(pointChanges.at), desc(pointChanges.changeId))
      .limit(AT_MOST),
    db
      .select()
      .from(inquiries)
      .where(eq(inquiries.userId, userId))
      .orderBy(desc(inquiries.inquiryId))
      .limit(AT_MOST),
    messagesOf(db, userId),
    member.phone === null ? undefined : membersByRecipient(backend, member.phone),
    usedCodesOf(db, userId, AT_MOST),
    priceRefusalsOf(db, userId, AT_MOST),
  ])
  return {
    member,
    block,
    accounts,
    devices,
    orders: bought,
    cards,
    cardCount: cardCount[0]?.cards ?? 0,
    benefits: owned,
    points,
    inquiries: asked,
    messages,
    refused: { codes, prices, orders: bought },
    /** Other members whose parcels go to the phone of this one. */
    others: received?.found.filter((other) => other.userId !== userId) ?? [],
  }
}

export type MemberCase = Awaited<ReturnType<typeof caseOf>>
