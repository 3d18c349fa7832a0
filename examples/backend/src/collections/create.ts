import {
  checkCollection,
  collectionLimits,
  collectionLinks,
  collectionNameOf,
  collectionPictures,
} from '@fandeck/sdk/collections'
import type { CollectionBody } from '@fandeck/sdk/wire'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { Encoded } from '../media/reencode.ts'
import { sessionInvalid } from '../problem.ts'
import { keepUpload } from '../uploads/keep.ts'
import { pictureOf } from '../uploads/picture.ts'
import { uploads } from '../uploads/tables.ts'
import { collectionRefusals as refusals } from './problems.ts'
import { collections } from './tables.ts'

/** The most collections of a member. */
export const MOST_COLLECTIONS = 20
/** The longest side of a stored picture, px. */
const PICTURE_SIZE = 1600

type Body = z.output<typeof CollectionBody>
type Picture = (typeof collectionPictures)[number]

/** Re-encodes the pictures; a collection needs its logo. */
async function picturesOf(body: Body): Promise<Map<Picture, Encoded>> {
  const pictures = new Map<Picture, Encoded>()
  for (const picture of collectionPictures) {
    const [file, ...more] = body[picture] ?? []
    if (!file && picture !== 'logo') continue
    const encoded =
      file instanceof File && more.length === 0
        ? await pictureOf(file, { limits: collectionLimits, size: PICTURE_SIZE })
        : undefined
    if (!encoded) throw refusals.badPicture()
    pictures.set(picture, encoded)
  }
  return pictures
}

const byKey = async (tx: Tx, userId: string, key: string) =>
  (
    await tx
      .select({ collectionId: collections.collectionId })
      .from(collections)
      .where(and(eq(collections.userId, userId), eq(collections.key, key)))
  )[0]

/**
 * Stores a collection with its pictures; idempotent under its key (D36). The names are unique by their indexes, so of
 * two members with one name one is refused.
 *
 * @throws Problem BAD_COLLECTION, BAD_FILE, NAME_TAKEN, TOO_MANY
 */
export async function createCollection(
  backend: Backend,
  userId: string,
  key: string,
  body: Body,
): Promise<{ collectionId: number }> {
  const { logo, image, banner, ...info } = body
  const before = await byKey(backend.db, userId, key)
  if (before) return before
  if (Object.keys(checkCollection(info)).length > 0) throw refusals.invalid()
  const kept = new Map<Picture, Awaited<ReturnType<typeof keepUpload>>>()
  for (const [picture, encoded] of await picturesOf(body)) {
    kept.set(picture, await keepUpload(backend, userId, encoded, 'public'))
  }
  const { englishName, koreanName, linkName, ...rest } = info
  const links = Object.fromEntries(collectionLinks.map((link) => [link, rest[link]]))
  const details = { ...rest, ...links }
  return transact(backend, async (tx) => {
    // Two requests with one key, and the count, are decided one after the other.
    if (!(await lockUserById(tx, userId))) throw sessionInvalid()
    const again = await byKey(tx, userId, key)
    if (again) return again
    const made = await tx.$count(collections, eq(collections.userId, userId))
    if (made >= MOST_COLLECTIONS) throw refusals.tooMany(MOST_COLLECTIONS)
    await backend.failpoint('collections:create')
    const id = (picture: Picture) => kept.get(picture)?.id ?? null
    const [created] = await tx
      .insert(collections)
      .values({
        userId,
        key,
        englishName: collectionNameOf(englishName),
        koreanName: collectionNameOf(koreanName),
        linkName: collectionNameOf(linkName),
        details,
        logo: id('logo'),
        image: id('image'),
        banner: id('banner'),
        createdAt: backend.now(),
      })
      .onConflictDoNothing()
      .returning({ collectionId: collections.collectionId })
    if (!created) throw refusals.taken()
    await tx.insert(uploads).values([...kept.values()])
    return created
  })
}
