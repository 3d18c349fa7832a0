import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/open.ts'
import { mintings, mintingWallets, mintingWhitelist, orders, outbox } from './tables.ts'

export type Minting = typeof mintings.$inferSelect
export type OrderRow = typeof orders.$inferSelect

export const mintingBySeq = async (db: Db | Tx, seq: number): Promise<Minting | undefined> =>
  (await db.select().from(mintings).where(eq(mintings.mintingSeq, seq)))[0]

/** Locks the stock row: always the first lock, before wallets and orders. */
export const lockMinting = async (tx: Tx, seq: number): Promise<Minting | undefined> =>
  (await tx.select().from(mintings).where(eq(mintings.mintingSeq, seq)).for('update'))[0]

export const isListed = async (db: Db | Tx, mintingSeq: number, userId: string): Promise<boolean> => {
  const row = and(eq(mintingWhitelist.mintingSeq, mintingSeq), eq(mintingWhitelist.userId, userId))
  return (await db.select().from(mintingWhitelist).where(row)).length > 0
}

export const heldBy = async (db: Db, mintingSeq: number, userId: string): Promise<number> => {
  const row = and(eq(mintingWallets.mintingSeq, mintingSeq), eq(mintingWallets.userId, userId))
  return (await db.select().from(mintingWallets).where(row))[0]?.qty ?? 0
}

/** Takes packs from the stock; false when too few are left. */
export async function takeStock(tx: Tx, mintingSeq: number, amount: number): Promise<boolean> {
  const taken = await tx
    .update(mintings)
    .set({ remaining: sql`${mintings.remaining} - ${amount}` })
    .where(and(eq(mintings.mintingSeq, mintingSeq), sql`${mintings.remaining} >= ${amount}`))
    .returning({ remaining: mintings.remaining })
  return taken.length === 1
}

/** Counts packs to a member's wallet; false when the limit would be passed. */
export async function countToWallet(
  tx: Tx,
  { mintingSeq, maxQtyWallet }: Minting,
  userId: string,
  amount: number,
): Promise<boolean> {
  if (amount > maxQtyWallet) return false
  const counted = await tx
    .insert(mintingWallets)
    .values({ mintingSeq, userId, qty: amount, maxQty: maxQtyWallet })
    .onConflictDoUpdate({
      target: [mintingWallets.mintingSeq, mintingWallets.userId],
      set: { qty: sql`${mintingWallets.qty} + ${amount}`, maxQty: maxQtyWallet },
      setWhere: sql`${mintingWallets.qty} + ${amount} <= ${maxQtyWallet}`,
    })
    .returning({ qty: mintingWallets.qty })
  return counted.length === 1
}

type Packs = Pick<OrderRow, 'mintingSeq' | 'userId' | 'amount'>

/** Takes packs off a member's count. */
export const uncount = (tx: Tx, { mintingSeq, userId, amount }: Packs) =>
  tx
    .update(mintingWallets)
    .set({ qty: sql`${mintingWallets.qty} - ${amount}` })
    .where(and(eq(mintingWallets.mintingSeq, mintingSeq), eq(mintingWallets.userId, userId)))

/** Gives packs back to the stock and takes them off the member's count. */
export async function giveBack(tx: Tx, packs: Packs): Promise<void> {
  await tx
    .update(mintings)
    .set({ remaining: sql`${mintings.remaining} + ${packs.amount}` })
    .where(eq(mintings.mintingSeq, packs.mintingSeq))
  await uncount(tx, packs)
}

export const orderById = async (db: Db | Tx, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

export const orderByKey = async (db: Db | Tx, userId: string, key: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
  )[0]

const overdue = (now: number) => and(eq(orders.status, 'RESERVED'), lte(orders.expiresAt, now))

/** Drops that hold a reservation whose time is over. */
export const dropsWithOverdue = (db: Db, now: number, mintingSeq?: number) =>
  db
    .selectDistinct({ mintingSeq: orders.mintingSeq })
    .from(orders)
    .where(and(overdue(now), mintingSeq === undefined ? undefined : eq(orders.mintingSeq, mintingSeq)))

/** Ends the overdue reservations of a drop; each is returned to one caller only. */
export const expireOverdue = (tx: Tx, mintingSeq: number, now: number) =>
  tx
    .update(orders)
    .set({ status: 'EXPIRED', settledAt: now })
    .where(and(overdue(now), eq(orders.mintingSeq, mintingSeq)))
    .returning()

/** Writes work that is due once the transaction stands. */
export const addWork = (tx: Tx, kind: 'mint' | 'refund', orderId: string, createdAt: number) =>
  tx.insert(outbox).values({ kind, subject: orderId, payload: { orderId }, createdAt }).onConflictDoNothing()
