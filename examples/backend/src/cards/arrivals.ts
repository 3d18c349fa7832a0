import { type CardArrival, MOST_ARRIVALS } from '@fandeck/sdk/wire'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import type { Copy } from '../ledger/token-id.ts'
import { drawnCards } from './service.ts'
import { cardArrivals, designs, editions } from './tables.ts'

type Arrival = Omit<typeof cardArrivals.$inferInsert, 'arrivalId'>

/** Records cards that members have not seen arrive, in the transaction that gives them (D111). */
export async function addArrivals(tx: Tx, arrivals: readonly Arrival[]): Promise<void> {
  if (arrivals.length > 0) await tx.insert(cardArrivals).values([...arrivals])
}

/** Forgets the arrivals of copies that leave their members. */
export const forgetArrivals = (tx: Tx, copies: readonly Copy[]) =>
  tx.delete(cardArrivals).where(
    sql`(${cardArrivals.cardId}, ${cardArrivals.edition}) in (${sql.join(
      copies.map(({ cardId, edition }) => sql`(${cardId}::int, ${edition}::int)`),
      sql`, `,
    )})`,
  )

/** Returns the cards that a member has not seen yet, the oldest first (D111). */
export async function arrivalsOf(backend: Backend, userId: string): Promise<{ arrivals: CardArrival[] }> {
  const isCopy = and(
    eq(editions.cardId, cardArrivals.cardId),
    eq(editions.edition, cardArrivals.edition),
    eq(editions.userId, cardArrivals.userId),
  )
  const rows = await backend.db
    .select({ arrival: cardArrivals, design: designs, edition: editions.edition })
    .from(cardArrivals)
    .innerJoin(editions, isCopy)
    .innerJoin(designs, eq(designs.cardId, cardArrivals.cardId))
    .where(eq(cardArrivals.userId, userId))
    .orderBy(asc(cardArrivals.arrivalId))
    .limit(MOST_ARRIVALS)
  const cards = await drawnCards(backend, rows)
  const arrivals = rows.flatMap(({ arrival: { arrivalId, source, eventTitle, at } }, index) => {
    const card = cards[index]
    return card ? [{ ...card, arrivalId, source, eventTitle, receivedAt: at }] : []
  })
  return { arrivals }
}

/** Ends arrivals that a member has seen; passes over those of others. */
export async function markArrivalsSeen(
  { db }: Backend,
  arrivalIds: readonly number[],
  userId: string,
): Promise<void> {
  const own = eq(cardArrivals.userId, userId)
  await db.delete(cardArrivals).where(and(own, inArray(cardArrivals.arrivalId, [...arrivalIds])))
}
