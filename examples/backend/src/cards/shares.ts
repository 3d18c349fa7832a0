import { randomBytes } from 'node:crypto'
import type { CardShare, SharedCard } from '@fandeck/sdk/wire'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import { mintings } from '../drops/tables.ts'
import { CDN, cardUrl } from '../images/urls.ts'
import type { Copy } from '../ledger/token-id.ts'
import { notFound } from '../problem.ts'
import { attributesOf, teamsOfDesigns } from './service.ts'
import { cardShares, designs, editions, packs } from './tables.ts'

type Share = z.output<typeof CardShare>
type Shared = z.output<typeof SharedCard>

/** The shapes of the pictures of a shared card. */
export const SHAPES = ['preview', 'post', 'story'] as const
export type Shape = (typeof SHAPES)[number]

/** The path of the pictures of shared cards. */
export const CARD_PICTURES = `${CDN}/share/card`

export const notShared = () => notFound('더 이상 공유하지 않는 카드예요.')

const acquiredAt = sql<number>`coalesce(${editions.acquiredAt}, 0)`
const isCopy = ({ cardId, edition }: Copy) => and(eq(editions.cardId, cardId), eq(editions.edition, edition))
/** Joins a link with its copy while that is still the possession that was shared. */
const isSame = and(
  eq(editions.cardId, cardShares.cardId),
  eq(editions.edition, cardShares.edition),
  eq(editions.userId, cardShares.userId),
  eq(acquiredAt, cardShares.acquiredAt),
)

async function ownCopy({ db }: Backend, copy: Copy, userId: string) {
  const [own] = await db
    .select({ acquiredAt: acquiredAt.mapWith(Number), share: cardShares })
    .from(editions)
    .leftJoin(cardShares, isSame)
    .where(and(isCopy(copy), eq(editions.userId, userId)))
  if (!own) throw notFound('카드를 찾을 수 없어요.')
  return own
}

/** Returns the link of a member's card. @throws Problem NOT_FOUND for a card of another member */
export async function cardShareOf(backend: Backend, copy: Copy, userId: string) {
  const { share } = await ownCopy(backend, copy, userId)
  return { share }
}

/**
 * Makes the link of a member's card. One statement, so that a double tap makes one key, which is 128 random bits.
 *
 * @throws Problem NOT_FOUND for a card of another member
 */
export async function setCardShare(
  backend: Backend,
  { cardId, edition }: Copy,
  { userId, showsName }: { userId: string; showsName: boolean },
): Promise<Share> {
  const own = await ownCopy(backend, { cardId, edition }, userId)
  const shareKey = randomBytes(16).toString('base64url')
  const values = { cardId, edition, userId, acquiredAt: own.acquiredAt, showsName, shareKey }
  /** The value of the link that there is, unless it is of an earlier possession. */
  const kept = (column: SQL) =>
    sql`case when ${cardShares.userId} = excluded.user_id and ${cardShares.acquiredAt} = excluded.acquired_at
      then ${cardShares}.${column} else excluded.${column} end`
  const [share] = await backend.db
    .insert(cardShares)
    .values({ ...values, sharedAt: backend.now() })
    .onConflictDoUpdate({
      target: [cardShares.cardId, cardShares.edition],
      set: {
        ...{ userId, acquiredAt: own.acquiredAt, showsName },
        shareKey: kept(sql`share_key`),
        sharedAt: kept(sql`shared_at`),
      },
    })
    .returning()
  if (!share) throw notFound('카드를 찾을 수 없어요.')
  return share
}

/** Ends the link of a member's card; without one, changes nothing. */
export async function endCardShare({ db }: Backend, { cardId, edition }: Copy, userId: string) {
  const copy = and(eq(cardShares.cardId, cardId), eq(cardShares.edition, edition))
  await db.delete(cardShares).where(and(copy, eq(cardShares.userId, userId)))
}

/** Returns what a link shows. @throws Problem NOT_FOUND once the link has ended */
export async function copyOfShare({ db }: Pick<Backend, 'db'>, shareKey: string) {
  const [found] = await db
    .select({ share: cardShares, design: designs, pack: packs, nickname: users.nickname })
    .from(cardShares)
    .innerJoin(editions, isSame)
    .innerJoin(designs, eq(designs.cardId, cardShares.cardId))
    .innerJoin(packs, eq(packs.packId, designs.packId))
    .innerJoin(users, eq(users.id, cardShares.userId))
    .where(eq(cardShares.shareKey, shareKey))
  if (!found) throw notShared()
  return found
}

/** Returns the drop that sells a pack now, or next. */
async function dropOf({ db, now }: Backend, packId: number): Promise<number | undefined> {
  const [drop] = await db
    .select({ dropId: mintings.dropId })
    .from(mintings)
    .where(and(eq(mintings.packId, packId), eq(mintings.enabled, true), gt(mintings.endAt, now())))
    .orderBy(asc(mintings.startAt), asc(mintings.dropId))
    .limit(1)
  return drop?.dropId
}

/** Returns a shared card as anyone with the link sees it; the nickname is there only if the owner shows it. @throws Problem NOT_FOUND */
export async function sharedCard(backend: Backend, shareKey: string): Promise<Shared> {
  const { share, design, pack, nickname } = await copyOfShare(backend, shareKey)
  const { config } = backend
  const teamOf = await teamsOfDesigns(backend, [design])
  const picture = (shape: Shape) => `${config.origins.api}${CARD_PICTURES}/${shareKey}-${shape}.jpg`
  return {
    shareKey,
    packName: pack.packName,
    packTitle: pack.title ?? teamOf(design.team).name,
    cardName: design.cardName,
    image: cardUrl(config, design),
    editionTitle: design.editionTitle,
    edition: share.edition,
    editionTotal: design.editionTotal,
    attributes: attributesOf(backend, design, teamOf),
    ownerName: share.showsName ? nickname : null,
    dropId: (await dropOf(backend, pack.packId)) ?? null,
    previewImage: picture('preview'),
    postImage: picture('post'),
    storyImage: picture('story'),
  }
}
