import { type CollectionNameField, checkCollectionName, collectionNameOf } from '@fandeck/sdk/collections'
import type { CreatedCollectionsReply, Creator, OwnTokensReply } from '@fandeck/sdk/wire'
import { and, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { pictureUrl } from '../account/portrait.ts'
import { userById } from '../auth/store.ts'
import { designs, editions } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { cardUrl } from '../images/urls.ts'
import { isMinted } from '../ledger/store.ts'
import { tokens } from '../ledger/tables.ts'
import { tokenIdOf } from '../ledger/token-id.ts'
import { sessionInvalid } from '../problem.ts'
import { uploads } from '../uploads/tables.ts'
import { uploadUrl } from '../uploads/urls.ts'
import { collectionRefusals as refusals } from './problems.ts'
import { collections } from './tables.ts'

const minted = (userId: string) =>
  and(
    isMinted,
    eq(editions.userId, userId),
    eq(tokens.cardId, editions.cardId),
    eq(tokens.edition, editions.edition),
  )

/** Returns a member as a creator (S7.33). */
export async function creatorOf({ db, config }: Backend, userId: string): Promise<Creator> {
  const user = await userById(db, userId)
  if (!user) throw sessionInvalid()
  const [count] = await db
    .select({ tokens: sql<number>`count(*)::int` })
    .from(editions)
    .innerJoin(tokens, minted(userId))
  return {
    nickname: user.nickname,
    image: pictureUrl(config, user),
    collections: await db.$count(collections, eq(collections.userId, userId)),
    tokens: count?.tokens ?? 0,
  }
}

/** Returns the collections that a member created, newest first (S7.43). */
export async function createdCollections(
  { db, config }: Backend,
  userId: string,
): Promise<z.output<typeof CreatedCollectionsReply>> {
  const found = await db
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(desc(collections.createdAt), desc(collections.collectionId))
  const url = (id: string | null) => id && uploadUrl(config, id)
  const rows = found.map(({ details, logo, image, banner, ...row }) => ({
    ...details,
    ...row,
    logo: url(logo),
    image: url(image),
    banner: url(banner),
  }))
  return { rows }
}

/** Returns the copies of a member that are tokens on the chain, newest first (S7.45). */
export async function ownTokens(
  { db, config }: Backend,
  userId: string,
): Promise<z.output<typeof OwnTokensReply>> {
  const found = await db
    .select({ design: designs, edition: editions.edition, mintedAt: tokens.mintedAt })
    .from(editions)
    .innerJoin(tokens, minted(userId))
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .orderBy(desc(tokens.mintedAt), designs.cardId, editions.edition)
  const rows = found.map(({ design, edition, mintedAt }) => ({
    packId: design.packId,
    cardId: design.cardId,
    cardName: design.cardName,
    editionTitle: design.editionTitle,
    image: cardUrl(config, design),
    edition,
    tokenId: String(tokenIdOf({ cardId: design.cardId, edition })),
    mintedAt,
  }))
  return { rows }
}

/**
 * Deletes a collection of a member with its pictures (S7.44).
 *
 * @throws Problem NOT_FOUND, also for another member's collection
 */
export async function deleteCollection(
  backend: Backend,
  userId: string,
  collectionId: number,
): Promise<void> {
  await transact(backend, async (tx) => {
    const [gone] = await tx
      .delete(collections)
      .where(and(eq(collections.userId, userId), eq(collections.collectionId, collectionId)))
      .returning()
    if (!gone) throw refusals.missing()
    for (const id of [gone.logo, gone.image, gone.banner]) {
      if (id) await tx.delete(uploads).where(eq(uploads.id, id))
    }
  })
}

const columns = {
  englishName: collections.englishName,
  koreanName: collections.koreanName,
  linkName: collections.linkName,
} as const

/** Returns whether a collection can take a name (S3.27); two that differ in case only are the same. */
export async function checkName(
  { db }: Backend,
  { field, value }: { field: CollectionNameField; value: string },
): Promise<{ state: 'free' | 'taken' | 'invalid' }> {
  if (checkCollectionName(field, value)) return { state: 'invalid' }
  const same = eq(sql`lower(${columns[field]})`, collectionNameOf(value).toLowerCase())
  return { state: (await db.$count(collections, same)) > 0 ? 'taken' : 'free' }
}
