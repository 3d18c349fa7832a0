import type { FavouriteOriginalChange, FavouriteOriginalListReply } from '@fandeck/sdk/wire'
import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { designs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { notFound } from '../problem.ts'
import { originals } from '../showcase/tables.ts'
import { favouriteOriginals, favourites } from './tables.ts'

/** Returns the originals that a member marked, newest first (D109). */
export async function favouriteOriginalsOf(
  { db }: Backend,
  userId: string,
): Promise<z.output<typeof FavouriteOriginalListReply>> {
  const rows = await db
    .select({ key: originals.key, favouredAt: favouriteOriginals.favouredAt })
    .from(favouriteOriginals)
    .innerJoin(originals, eq(originals.originalId, favouriteOriginals.originalId))
    .where(eq(favouriteOriginals.userId, userId))
    .orderBy(desc(favouriteOriginals.favouredAt), desc(favouriteOriginals.originalId))
  return { rows }
}

/**
 * Adds an original to the favourites of a member, or removes it; the same change again has no effect (D109).
 *
 * @throws Problem NOT_FOUND for an original that the shop lacks
 */
export async function setFavouriteOriginal(
  { db, now }: Backend,
  userId: string,
  { key, favourite }: FavouriteOriginalChange,
): Promise<void> {
  const [original] = await db
    .select({ originalId: originals.originalId })
    .from(originals)
    .where(eq(originals.key, key))
  if (!original) {
    if (!favourite) return
    throw notFound('오리지널을 찾을 수 없어요.')
  }
  const { originalId } = original
  const marked = and(eq(favouriteOriginals.userId, userId), eq(favouriteOriginals.originalId, originalId))
  if (favourite)
    await db
      .insert(favouriteOriginals)
      .values({ userId, originalId, favouredAt: now() })
      .onConflictDoNothing()
  else await db.delete(favouriteOriginals).where(marked)
}

/** The newest marked cards whose originals count as the member's own. */
const MARKED_CARDS = 20

/**
 * Returns the keys of the originals that a member marked, newest first, and then of those whose cards the member marked
 * (D109).
 */
export async function ownOriginals({ db }: Pick<Backend, 'db'>, userId: string): Promise<string[]> {
  const marked = db
    .select({ key: originals.key, at: favouriteOriginals.favouredAt })
    .from(favouriteOriginals)
    .innerJoin(originals, eq(originals.originalId, favouriteOriginals.originalId))
    .where(eq(favouriteOriginals.userId, userId))
  const cards = db
    .select({ team: designs.team, at: favourites.favouredAt })
    .from(favourites)
    .innerJoin(designs, eq(designs.cardId, favourites.cardId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.favouredAt))
    .limit(MARKED_CARDS)
    .as('cards')
  const byCards = db
    .select({ key: originals.key, at: cards.at })
    .from(cards)
    .innerJoin(originals, eq(originals.team, cards.team))
  const [own, others] = await Promise.all([marked, byCards])
  const newest = (rows: { key: string; at: number }[]) =>
    rows.toSorted((a, b) => b.at - a.at).map(({ key }) => key)
  return [...new Set([...newest(own), ...newest(others)])]
}
