import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { databaseTime } from '../db/time.ts'
import { mintings, mintingWallets, mintingWhitelist, orders } from './tables.ts'

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

/**
 * When the first open reservation of a drop ends, as SQL; null without one. The least of an index is one step of it,
 * whatever the statistics say; asked whether one is over, the planner has scanned all orders for one that was not there.
 */
export const firstEnd = (mintingSeq: SQLWrapper): SQL<number | null> =>
  sql`(select min(o.expires_at) from orders o where o.minting_seq = ${mintingSeq} and o.status = 'RESERVED')`

/** Drops that hold a reservation whose time is over. */
export const dropsWithOverdue = (backend: Backend, mintingSeq?: number) =>
  backend.db
    .select({ mintingSeq: mintings.mintingSeq })
    .from(mintings)
    .where(
      and(
        sql`${firstEnd(mintings.mintingSeq)} <= ${databaseTime(backend)}`,
        mintingSeq === undefined ? undefined : eq(mintings.mintingSeq, mintingSeq),
      ),
    )
