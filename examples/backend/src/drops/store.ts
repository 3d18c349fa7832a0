import { and, eq, inArray, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { databaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { mintings, mintingWallets, mintingWhitelist, orders } from './tables.ts'

export type Minting = typeof mintings.$inferSelect
export type OrderRow = typeof orders.$inferSelect

export const mintingBySeq = async (db: Db | Tx, seq: number): Promise<Minting | undefined> =>
  (await db.select().from(mintings).where(eq(mintings.dropId, seq)))[0]

/** Locks the stock row: always the first lock, before wallets and orders. */
export const lockMinting = async (tx: Tx, seq: number): Promise<Minting | undefined> =>
  (await tx.select().from(mintings).where(eq(mintings.dropId, seq)).for('update'))[0]

export const isListed = async (db: Db | Tx, dropId: number, userId: string): Promise<boolean> => {
  const row = and(eq(mintingWhitelist.dropId, dropId), eq(mintingWhitelist.userId, userId))
  return (await db.select().from(mintingWhitelist).where(row)).length > 0
}

export const heldBy = async (db: Db, dropId: number, userId: string): Promise<number> => {
  const row = and(eq(mintingWallets.dropId, dropId), eq(mintingWallets.userId, userId))
  return (await db.select().from(mintingWallets).where(row))[0]?.qty ?? 0
}

/** Packs of a drop that orders hold or have bought: they are never in the stock as well. */
export async function takenOf(db: Db | Tx, dropId: number): Promise<number> {
  const [row] = await db
    .select({ packs: sum(orders.amount) })
    .from(orders)
    .where(and(eq(orders.dropId, dropId), inArray(orders.status, ['RESERVED', 'PAID'])))
  return Number(row?.packs ?? 0)
}

/**
 * Sets what is left of a drop, under its lock: held packs come back when their time is over, so they and what was sold
 * count to the packs that there are.
 *
 * @returns the most that may be set, when that is less; `undefined` when it is set
 */
export const setRemaining = (
  backend: Backend,
  dropId: number,
  remaining: number,
): Promise<number | undefined> =>
  transact(backend, async (tx) => {
    const drop = await lockMinting(tx, dropId)
    const most = drop ? drop.totalPacks - (await takenOf(tx, dropId)) : 0
    if (remaining > most) return most
    await tx.update(mintings).set({ remaining }).where(eq(mintings.dropId, dropId))
    return undefined
  })

/** Takes packs from the stock; false when too few are left. */
export async function takeStock(tx: Tx, dropId: number, amount: number): Promise<boolean> {
  const taken = await tx
    .update(mintings)
    .set({ remaining: sql`${mintings.remaining} - ${amount}` })
    .where(and(eq(mintings.dropId, dropId), sql`${mintings.remaining} >= ${amount}`))
    .returning({ remaining: mintings.remaining })
  return taken.length === 1
}

/** Counts packs to a member's wallet; false when the limit would be passed. */
export async function countToWallet(
  tx: Tx,
  { dropId, maxPerMember }: Minting,
  userId: string,
  amount: number,
): Promise<boolean> {
  if (amount > maxPerMember) return false
  const counted = await tx
    .insert(mintingWallets)
    .values({ dropId, userId, qty: amount, maxQty: maxPerMember })
    .onConflictDoUpdate({
      target: [mintingWallets.dropId, mintingWallets.userId],
      set: { qty: sql`${mintingWallets.qty} + ${amount}`, maxQty: maxPerMember },
      setWhere: sql`${mintingWallets.qty} + ${amount} <= ${maxPerMember}`,
    })
    .returning({ qty: mintingWallets.qty })
  return counted.length === 1
}

type Packs = Pick<OrderRow, 'dropId' | 'userId' | 'amount'>

/** Takes packs off a member's count. */
export const uncount = (tx: Tx, { dropId, userId, amount }: Packs) =>
  tx
    .update(mintingWallets)
    .set({ qty: sql`${mintingWallets.qty} - ${amount}` })
    .where(and(eq(mintingWallets.dropId, dropId), eq(mintingWallets.userId, userId)))

/** Gives packs back to the stock and takes them off the member's count. */
export async function giveBack(tx: Tx, packs: Packs): Promise<void> {
  await tx
    .update(mintings)
    .set({ remaining: sql`${mintings.remaining} + ${packs.amount}` })
    .where(eq(mintings.dropId, packs.dropId))
  await uncount(tx, packs)
}

export const orderById = async (db: Db | Tx, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/**
 * When the first open reservation of a drop ends, as SQL; null without one. The least of an index is one step of it,
 * whatever the statistics say; asked whether one is over, the planner has scanned all orders for one that was not there.
 */
export const firstEnd = (dropId: SQLWrapper): SQL<number | null> =>
  sql`(select min(o.expires_at) from orders o where o.minting_seq = ${dropId} and o.status = 'RESERVED')`

/** Drops that hold a reservation whose time is over. */
export const dropsWithOverdue = (backend: Backend, dropId?: number) =>
  backend.db
    .select({ dropId: mintings.dropId })
    .from(mintings)
    .where(
      and(
        sql`${firstEnd(mintings.dropId)} <= ${databaseTime(backend)}`,
        dropId === undefined ? undefined : eq(mintings.dropId, dropId),
      ),
    )
