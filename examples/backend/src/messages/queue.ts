import type { MessageName } from '@fandeck/sdk/shop'
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { mintings, orders } from '../drops/tables.ts'
import { addWork, addWorks } from '../outbox/store.ts'
import { dayAndTimeOf } from '../seoul.ts'
import { inquiries } from '../support/tables.ts'
import { wonOf } from '../won.ts'
import { fanMessages } from './tables.ts'

/** What a page of a member shows. */
const AT_MOST = 20

type NewMessage = Pick<typeof fanMessages.$inferInsert, 'userId' | 'name' | 'subject' | 'turn' | 'values'>

async function queue(tx: Tx, backend: Backend, message: NewMessage): Promise<boolean> {
  const createdAt = backend.now()
  const [added] = await tx
    .insert(fanMessages)
    .values({ ...message, createdAt })
    .onConflictDoNothing()
    .returning({ id: fanMessages.id })
  if (added) await addWork(tx, 'message', String(added.id), createdAt)
  return added !== undefined
}

/** Tells a fan once, after the commit, what has happened to an order; the demo's and the shop's orders alike. */
export async function tellOfOrder(
  tx: Tx,
  backend: Backend,
  name: Exclude<MessageName, 'answered' | 'opening'>,
  orderId: string,
  more: { turn?: number; reason?: string; part?: { amount: number; turn: number } } = {},
): Promise<boolean> {
  const [found] = await tx
    .select({ order: orders, drop: mintings.title })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(eq(orders.id, orderId))
  if (!found) return false
  const { order, drop } = found
  const { turn = 1, reason = '', part } = more
  // Of a cancelled order, the rest is refunded.
  const refunded = name === 'refunded' || name === 'cancelled' ? order.partRefunded : 0
  const values = {
    ...{ order: orderId, drop, reason },
    amount: wonOf(part?.amount ?? order.paymentAmount - refunded),
    carrier: order.carrier ?? '',
    invoice: order.invoiceNumber ?? '',
  }
  const subject = part ? `${orderId} ${part.turn}` : orderId
  return queue(tx, backend, { userId: order.userId, name, subject, turn, values })
}

/** Tells a fan once, after the commit, that an inquiry is answered. */
export async function tellOfAnswer(tx: Tx, backend: Backend, inquiryId: number): Promise<void> {
  const [found] = await tx
    .select({ userId: inquiries.userId, title: inquiries.title })
    .from(inquiries)
    .where(eq(inquiries.inquiryId, inquiryId))
  if (!found) return
  const { userId, title } = found
  await queue(tx, backend, {
    userId,
    name: 'answered',
    subject: String(inquiryId),
    turn: 1,
    values: { title },
  })
}

/**
 * Queues the reminders of openings, after the commit; none of a drop that opened before `since`, and one of each opening (D110).
 */
export async function queueOpenings(
  tx: Tx,
  backend: Backend,
  due: readonly { dropId: number; userId: string }[],
  since: number,
): Promise<void> {
  if (due.length === 0) return
  const ids = [...new Set(due.map(({ dropId }) => dropId))]
  const drops = new Map(
    (await tx.select().from(mintings).where(inArray(mintings.dropId, ids))).map((drop) => [
      drop.dropId,
      drop,
    ]),
  )
  const createdAt = backend.now()
  const messages = due.flatMap(({ dropId, userId }) => {
    const drop = drops.get(dropId)
    if (!drop || drop.startAt < since) return []
    const link = `${backend.config.origins.site}/drops/${dropId}`
    const values = { drop: drop.title, at: dayAndTimeOf(drop.startAt), link }
    return [
      {
        userId,
        name: 'opening' as const,
        subject: `${dropId} ${userId} ${drop.startAt}`,
        turn: 1,
        values,
        createdAt,
      },
    ]
  })
  if (messages.length === 0) return
  const added = await tx
    .insert(fanMessages)
    .values(messages)
    .onConflictDoNothing()
    .returning({ id: fanMessages.id })
  await addWorks(
    tx,
    'message',
    added.map(({ id }) => String(id)),
    createdAt,
  )
}

/** How many messages of a name an order has. */
export const turnsOf = (tx: Tx, name: MessageName, subject: string): Promise<number> =>
  tx.$count(fanMessages, and(eq(fanMessages.name, name), eq(fanMessages.subject, subject)))

/**
 * Sends a message again, as the turn after the one that the operator has seen.
 *
 * @returns whether it is queued now; a repeated request queues none
 */
export async function sendAgain(
  tx: Tx,
  backend: Backend,
  { id, userId }: { id: number; userId: string },
): Promise<boolean> {
  const [message] = await tx
    .select()
    .from(fanMessages)
    .where(and(eq(fanMessages.id, id), eq(fanMessages.userId, userId)))
  if (!message) return false
  const { name, subject, values, turn } = message
  return queue(tx, backend, { userId, name, subject, values, turn: turn + 1 })
}

/** Returns the newest messages to a member; of each, only the last turn can be sent again. */
export async function messagesOf(db: Db, userId: string) {
  const rows = await db
    .select(getTableColumns(fanMessages))
    .from(fanMessages)
    .where(eq(fanMessages.userId, userId))
    .orderBy(desc(fanMessages.id))
    .limit(AT_MOST)
  const isLast = (row: (typeof rows)[number]) =>
    !rows.some(({ name, subject, turn }) => name === row.name && subject === row.subject && turn > row.turn)
  return rows.map((row) => ({ ...row, isLast: isLast(row) }))
}
