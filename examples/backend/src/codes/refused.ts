import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { designs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { deleteInSlices } from '../db/slices.ts'
import { codeRefusals, printedCodes } from './tables.ts'

/** How long a refusal is kept, ms: a fan asks in these days. */
export const REFUSALS_KEPT_MS = 90 * 24 * 60 * 60_000

/** Remembers that a member has tried a code that another member has claimed; one row for each code. */
export async function rememberUsedCode(
  tx: Tx,
  refusal: Pick<typeof codeRefusals.$inferInsert, 'userId' | 'mintingId' | 'codeHash' | 'at'>,
): Promise<void> {
  await tx
    .insert(codeRefusals)
    .values(refusal)
    .onConflictDoUpdate({
      target: [codeRefusals.userId, codeRefusals.mintingId, codeRefusals.codeHash],
      set: { tries: sql`${codeRefusals.tries} + 1`, at: refusal.at },
    })
}

/** Returns the newest codes that a member has tried after another member, with the card, and who has claimed it when. */
export const usedCodesOf = (db: Db, userId: string, most: number) =>
  db
    .select({
      at: codeRefusals.at,
      tries: codeRefusals.tries,
      cardId: printedCodes.cardId,
      edition: printedCodes.edition,
      cardName: designs.cardName,
      claimedAt: printedCodes.claimedAt,
      claimer: { userId: users.id, nickname: users.nickname, memberId: users.memberId },
    })
    .from(codeRefusals)
    .innerJoin(
      printedCodes,
      and(
        eq(printedCodes.mintingId, codeRefusals.mintingId),
        eq(printedCodes.codeHash, codeRefusals.codeHash),
      ),
    )
    .innerJoin(designs, eq(designs.cardId, printedCodes.cardId))
    .leftJoin(users, eq(users.id, printedCodes.claimedBy))
    .where(eq(codeRefusals.userId, userId))
    .orderBy(desc(codeRefusals.at), printedCodes.cardId, printedCodes.edition)
    .limit(most)
export type UsedCode = Awaited<ReturnType<typeof usedCodesOf>>[number]

/** Deletes the refusals of a quarter ago, in slices. */
export const dropOldCodeRefusals = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  deleteInSlices(db, codeRefusals, lte(codeRefusals.at, now() - REFUSALS_KEPT_MS), ending)
