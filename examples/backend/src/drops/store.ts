import { and, eq, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { databaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { mintings, mintingWallets, mintingWhitelist, orders } from './tables.ts'

export type Minting = typeof mintings.$inferSelect
export type OrderRow = typeof orders.$inferSelect

export const mintingBySeq = async (db: Db | Tx, seq: number): Promise<Minting | undefined> =>
  (await db.select().from(mintings).where(eq(mintings.dropId, seq)))[0]

/** Locks the stock row; always the first lock, before the limits of members and orders. */
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

/** Returns the most packs that can remain in a drop: those that are printed, have their copies and are not held. */
export async function mostRemaining(
  db: Db | Tx,
  {
    dropId,
    totalPacks,
    held,
    cardsPerPack,
  }: Pick<Minting, 'dropId' | 'totalPacks' | 'held' | 'cardsPerPack'>,
): Promise<number> {
  const [row] = await rowsOf(db, sql`select copies_of_drop(${dropId}::int) as copies`)
  return Math.min(totalPacks, Math.floor(Number(row?.copies) / cardsPerPack)) - held
}

/**
 * Sets the remaining packs of a drop under its lock.
 *
 * @returns the maximum if the value exceeds it; `undefined` if it is set
 */
export const setRemaining = (
  backend: Backend,
  dropId: number,
  remaining: number,
): Promise<number | undefined> =>
  transact(backend, async (tx) => {
    const drop = await lockMinting(tx, dropId)
    const most = drop ? await mostRemaining(tx, drop) : 0
    if (remaining > most) return most
    await tx.update(mintings).set({ remaining }).where(eq(mintings.dropId, dropId))
    return undefined
  })

/** Takes packs from the stock; returns false if too few remain. */
export async function takeStock(tx: Tx, dropId: number, amount: number): Promise<boolean> {
  const taken = await tx
    .update(mintings)
    .set({ remaining: sql`${mintings.remaining} - ${amount}`, held: sql`${mintings.held} + ${amount}` })
    .where(and(eq(mintings.dropId, dropId), sql`${mintings.remaining} >= ${amount}`))
    .returning({ remaining: mintings.remaining })
  return taken.length === 1
}

/** Adds packs to the count of a member; returns false if that exceeds the limit. */
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

/** Subtracts packs from the count of a member. */
export const uncount = (tx: Tx, { dropId, userId, amount }: Packs) =>
  tx
    .update(mintingWallets)
    .set({ qty: sql`${mintingWallets.qty} - ${amount}` })
    .where(and(eq(mintingWallets.dropId, dropId), eq(mintingWallets.userId, userId)))

/** Returns packs to the stock and subtracts them from the count of the member. */
export async function returnPacks(tx: Tx, packs: Packs): Promise<void> {
  await tx
    .update(mintings)
    .set({
      remaining: sql`${mintings.remaining} + ${packs.amount}`,
      held: sql`${mintings.held} - ${packs.amount}`,
    })
    .where(eq(mintings.dropId, packs.dropId))
  await uncount(tx, packs)
}

/** Whether the return of an order's goods is requested and open; its packs stay closed until it is decided (D79). */
export const isReturning = ({ status, returnRequestedAt, returnRefusedAt }: OrderRow): boolean =>
  status === 'PAID' && returnRequestedAt !== null && returnRefusedAt === null

export const orderById = async (db: Db | Tx, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/** Reads an order and locks its row; where packs return too, the stock row is locked before it. */
export const lockOrder = async (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0]

/**
 * SQL for the earliest end of an open reservation of a drop, or null. The minimum of an index is one step with any
 * statistics, while the planner has scanned all orders for an `exists`.
 */
export const firstEnd = (dropId: SQLWrapper): SQL<number | null> =>
  sql`(select min(o.expires_at) from orders o where o.minting_seq = ${dropId} and o.status = 'RESERVED')`

/** Returns the packs of a drop whose reservations are overdue. */
export async function overdueOf(backend: Backend, dropId: number): Promise<number> {
  const overdue = and(
    eq(orders.dropId, dropId),
    eq(orders.status, 'RESERVED'),
    sql`${orders.expiresAt} <= ${databaseTime(backend)}`,
  )
  const [row] = await backend.db
    .select({ packs: sum(orders.amount) })
    .from(orders)
    .where(overdue)
  return Number(row?.packs ?? 0)
}

/** Returns the drops with overdue reservations. */
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
