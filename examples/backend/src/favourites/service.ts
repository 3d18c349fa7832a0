import type { FavouriteChange, FavouriteListReply } from '@fandeck/sdk/wire'
import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { attributesOf, teamsOfDesigns } from '../cards/service.ts'
import { designs, packs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { cardUrl } from '../images/urls.ts'
import { notFound } from '../problem.ts'
import { favourites } from './tables.ts'

/** Returns the favourites of a member, newest first (S7.46). */
export async function favouritesOf(
  backend: Backend,
  userId: string,
): Promise<z.output<typeof FavouriteListReply>> {
  const found = await backend.db
    .select({ design: designs, packName: packs.packName, favouredAt: favourites.favouredAt })
    .from(favourites)
    .innerJoin(designs, eq(designs.cardId, favourites.cardId))
    .innerJoin(packs, eq(packs.packId, designs.packId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.favouredAt), desc(favourites.cardId))
  const teamOf = await teamsOfDesigns(
    backend,
    found.map(({ design }) => design),
  )
  const rows = found.map(({ design, packName, favouredAt }) => ({
    packId: design.packId,
    cardId: design.cardId,
    packName,
    cardName: design.cardName,
    editionTitle: design.editionTitle,
    image: cardUrl(backend.config, design),
    attributes: attributesOf(backend, design, teamOf),
    favouredAt,
  }))
  return { rows }
}

/**
 * Adds a design to the favourites of a member, or removes it; the same change again has no effect (S7.47).
 *
 * @throws Problem NOT_FOUND for a design that the pack lacks
 */
export async function setFavourite(
  { db, now }: Backend,
  userId: string,
  { packId, cardId, favourite }: FavouriteChange,
): Promise<void> {
  if (!favourite) {
    await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.cardId, cardId)))
    return
  }
  const [design] = await db
    .select({ cardId: designs.cardId })
    .from(designs)
    .where(and(eq(designs.cardId, cardId), eq(designs.packId, packId)))
  if (!design) throw notFound('카드를 찾을 수 없어요.')
  await db.insert(favourites).values({ userId, cardId, favouredAt: now() }).onConflictDoNothing()
}
