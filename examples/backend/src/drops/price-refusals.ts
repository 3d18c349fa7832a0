import { desc, eq, lte, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { deleteInSlices } from '../db/slices.ts'
import { mintings, priceRefusals } from './tables.ts'

/** How long a refusal is kept, ms: a fan asks in these days. */
export const PRICE_REFUSALS_KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Remembers the last purchase of a member in a drop that was refused because its page showed another total. A failure is
 * logged and does not change the reply.
 */
export async function rememberPrice(
  { db, log, now }: Backend,
  refusal: Pick<typeof priceRefusals.$inferInsert, 'userId' | 'dropId' | 'packs' | 'agreed' | 'amount'>,
): Promise<void> {
  const { packs, agreed, amount } = refusal
  const at = now()
  try {
    await db
      .insert(priceRefusals)
      .values({ ...refusal, at })
      .onConflictDoUpdate({
        target: [priceRefusals.userId, priceRefusals.dropId],
        set: { packs, agreed, amount, at, tries: sql`${priceRefusals.tries} + 1` },
      })
  } catch (error) {
    log.error('drops.price-refusal', error)
  }
}

/** Returns the newest refusals of a member, one a drop. */
export const priceRefusalsOf = (db: Db, userId: string, most: number) =>
  db
    .select({ refusal: priceRefusals, title: mintings.title })
    .from(priceRefusals)
    .innerJoin(mintings, eq(mintings.dropId, priceRefusals.dropId))
    .where(eq(priceRefusals.userId, userId))
    .orderBy(desc(priceRefusals.at), priceRefusals.dropId)
    .limit(most)
export type PriceRefusal = Awaited<ReturnType<typeof priceRefusalsOf>>[number]

/** Deletes the refusals of a quarter ago, in slices. */
export const dropOldPriceRefusals = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  deleteInSlices(db, priceRefusals, lte(priceRefusals.at, now() - PRICE_REFUSALS_KEPT_MS), ending)
