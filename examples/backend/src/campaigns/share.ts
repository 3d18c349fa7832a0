import { createHash, randomBytes } from 'node:crypto'
import { formatSeoulDate } from '@fandeck/sdk'
import { filledCount, pageOfPath } from '@fandeck/sdk/campaigns'
import type { SharedFormation } from '@fandeck/sdk/wire'
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { teamsIn } from '../art/art.ts'
import { finishOf } from '../art/finish.ts'
import { renderArt } from '../art/render.ts'
import { lockUserById } from '../auth/store.ts'
import { users } from '../auth/tables.ts'
import { designs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { readDatabaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { type Asker, createPictures, onPublicPixels } from '../images/pixels.ts'
import { cardDrawing } from '../images/stand-in.ts'
import { CDN } from '../images/urls.ts'
import { wordmarkOf } from '../shop/name.ts'
import { campaignCrest } from './crest.ts'
import type { Library } from './library.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { SHARE_SIZE, type SharedCard, sharePicture } from './share-picture.ts'
import { campaignFormations, campaignShares } from './tables.ts'
import { documentTeams } from './teams.ts'

type Shared = z.output<typeof SharedFormation>
type Row = typeof campaignShares.$inferSelect

/** The newest addresses of a member's board that stay public. */
const KEPT = 20
/** The pictures in memory. */
const DRAWN = 100
const QUALITY = 86

/** The path of the picture of a share. */
export const SHARE_PICTURES = `${CDN}/share`

const sharedOf = ({ config }: Backend, { shareKey, board, formation, sharedAt }: Row): Shared => ({
  ...{ shareKey, board, formation, sharedAt },
  image: `${config.origins.api}${SHARE_PICTURES}/${shareKey}.jpg`,
})

/**
 * Makes the saved formation of a member public. The same choice keeps its key, which is 128 random bits; the member's
 * row is locked, so that a double tap makes one.
 */
export async function shareFormation(
  backend: Backend,
  library: Library,
  { slug, board, userId }: { slug: string; board: string; userId: string },
): Promise<Shared> {
  await library.board(slug, 'formation', board)
  return transact(backend, async (tx) => {
    await lockUserById(tx, userId)
    const [saved] = await tx
      .select()
      .from(campaignFormations)
      .where(
        and(
          eq(campaignFormations.userId, userId),
          eq(campaignFormations.slug, slug),
          eq(campaignFormations.board, board),
        ),
      )
    if (!saved || filledCount(saved.slots) === 0) throw refusals.notSaved()
    const own = and(
      eq(campaignShares.userId, userId),
      eq(campaignShares.slug, slug),
      eq(campaignShares.board, board),
    )
    const sameChoice = and(
      eq(campaignShares.formation, saved.formation),
      sql`${campaignShares.slots} = ${JSON.stringify(saved.slots)}::jsonb`,
    )
    const [known] = await tx.select().from(campaignShares).where(and(own, sameChoice))
    if (known) return sharedOf(backend, known)
    const { formation, slots } = saved
    const row = { userId, slug, board, formation, slots }
    const shareKey = randomBytes(16).toString('base64url')
    const share = { ...row, shareKey, sharedAt: await readDatabaseTime(backend, tx) }
    await tx.insert(campaignShares).values(share)
    const newest = tx
      .select({ shareKey: campaignShares.shareKey })
      .from(campaignShares)
      .where(own)
      .orderBy(desc(campaignShares.sharedAt))
      .limit(KEPT)
    await tx.delete(campaignShares).where(and(own, notInArray(campaignShares.shareKey, newest)))
    return sharedOf(backend, share)
  })
}

/** Returns a shared formation. @throws Problem 404 */
export async function sharedFormation(
  backend: Backend,
  { slug, shareKey }: { slug: string; shareKey: string },
): Promise<Shared> {
  const [row] = await backend.db
    .select()
    .from(campaignShares)
    .where(and(eq(campaignShares.shareKey, shareKey), eq(campaignShares.slug, slug)))
  if (!row) throw refusals.notShared()
  return sharedOf(backend, row)
}

/** A picture as a server sends it. */
export interface SentPicture {
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Draws the pictures of shares, and keeps the newest in memory. */
export function createSharePictures(backend: Backend, library: Library) {
  const pictureOf = createPictures<SentPicture>(DRAWN)

  async function cardsOf(slots: Row['slots']): Promise<(SharedCard | undefined)[]> {
    const ids = slots.filter((id) => id !== null)
    const rows = await backend.db.select().from(designs).where(inArray(designs.cardId, ids))
    const arts = new Map(rows.map((design) => [design.cardId, cardDrawing(design)]))
    const team = await documentTeams(library, [...arts.values()].flatMap(teamsIn))
    return slots.map((id) => {
      const design = rows.find(({ cardId }) => cardId === id)
      const art = arts.get(id ?? -1)
      if (!design || !art) return undefined
      const { cardName: name, number, editionTitle } = design
      return { art, team, name, number: number ?? undefined, finish: finishOf(editionTitle) }
    })
  }

  async function draw(asker: Asker, row: Row & { nickname: string }): Promise<SentPicture> {
    const campaign = await library.campaign(row.slug)
    const page = pageOfPath(campaign, `/${row.slug}`)
    const shown = {
      team: campaign.team,
      crest: campaignCrest(campaign),
      subtitle: page?.subtitle ?? campaign.header?.subtitle,
      nickname: row.nickname,
      formation: row.formation,
      cards: await cardsOf(row.slots),
      day: formatSeoulDate(row.sharedAt),
      wordmark: await wordmarkOf(backend.db),
    }
    const bytes = await onPublicPixels(asker, () =>
      renderArt(sharePicture(shown), { width: SHARE_SIZE.width, format: 'jpeg', quality: QUALITY }),
    )
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { etag, bytes: new Uint8Array(bytes) }
  }

  /** Returns the picture of a share. @throws Problem 404, 429 */
  return async (asker: Asker, shareKey: string): Promise<SentPicture> => {
    const [found] = await backend.db
      .select({ share: campaignShares, nickname: users.nickname })
      .from(campaignShares)
      .innerJoin(users, eq(users.id, campaignShares.userId))
      .where(eq(campaignShares.shareKey, shareKey))
    if (!found) throw refusals.notShared()
    const name = `${shareKey} ${found.nickname}`
    return pictureOf(name, asker, (all) => draw(all, { ...found.share, nickname: found.nickname }))
  }
}
