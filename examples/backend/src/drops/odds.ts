import type { DropOddsReply } from '@fandeck/sdk/wire'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { designs, freeCards } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { refusals } from './problems.ts'
import { mintingBySeq } from './store.ts'

/** Returns the free copies of a drop by finish, of which its packs are drawn (D96). Reads a row for each card of the drop. */
export async function oddsOf({ db }: Backend, dropId: number): Promise<z.output<typeof DropOddsReply>> {
  if (!(await mintingBySeq(db, dropId))) throw refusals.notFound()
  const finishes = await db
    .select({ finish: designs.editionTitle, copies: sql<number>`sum(${freeCards.copies})::int` })
    .from(freeCards)
    .innerJoin(designs, eq(designs.cardId, freeCards.cardId))
    .where(eq(freeCards.dropId, dropId))
    .groupBy(designs.editionTitle)
    .orderBy(designs.editionTitle)
  return { finishes }
}
