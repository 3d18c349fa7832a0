import type { OpenOrder, Withdrawal } from '@fandeck/sdk/wire'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { mailOf } from '../auth/account-limits.ts'
import { userById } from '../auth/store.ts'
import type { User } from '../auth/tokens.ts'
import { memberBenefits } from '../benefits/tables.ts'
import { editions } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { isReturning } from '../drops/store.ts'
import { mintings, orders } from '../drops/tables.ts'
import { sessionInvalid } from '../problem.ts'

/** Returns the ways in which a member can prove who they are (D37). */
function proofsOf(user: User): Withdrawal['proofs'] {
  const mail = mailOf(user)
  return [
    ...(user.phone || !mail ? (['identity'] as const) : []),
    ...(user.phone ? (['sms'] as const) : []),
    ...(mail ? (['email'] as const) : []),
  ]
}

const rowCount = (rows: readonly { rows: number }[]) => rows[0]?.rows ?? 0

async function openOrders(db: Tx, userId: string, now: number): Promise<OpenOrder[]> {
  const found = await db
    .select({ order: orders, title: mintings.title, ships: mintings.shipsGoods })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['RESERVED', 'PAID', 'REFUND_DUE'])))
    .orderBy(desc(orders.createdAt))
  return found.flatMap(({ order: row, title, ships }) => {
    const { status, expiresAt, openedAt, invoiceNumber } = row
    const order = { orderId: row.id, title }
    if (status === 'REFUND_DUE') return { ...order, state: 'refunding' as const }
    if (status === 'RESERVED') return now < expiresAt ? { ...order, state: 'paying' as const } : []
    if (isReturning(row)) return { ...order, state: 'returning' as const }
    if (openedAt === null) return { ...order, state: 'unopened' as const }
    return ships && invoiceNumber === null ? { ...order, state: 'shipping' as const } : []
  })
}

/** Returns what a member loses by a withdrawal (S7.55). */
export async function withdrawalOf({ db, now }: Backend, userId: string): Promise<Withdrawal> {
  const user = await userById(db, userId)
  if (!user) throw sessionInvalid()
  const unused = and(eq(memberBenefits.userId, userId), isNull(memberBenefits.usedAt))
  return {
    cards: rowCount(await db.select({ rows: count() }).from(editions).where(eq(editions.userId, userId))),
    benefits: rowCount(await db.select({ rows: count() }).from(memberBenefits).where(unused)),
    totalPoint: user.points,
    walletLinked: user.walletLinked,
    orders: await openOrders(db, userId, now()),
    proofs: proofsOf(user),
  }
}
