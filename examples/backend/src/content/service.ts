import type { BannerReply, NotionPageReply, Terms } from '@fandeck/sdk/wire'
import { and, desc, eq, exists, gt, lte, not, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { pictureUrl } from '../images/urls.ts'
import { notFound, sessionInvalid } from '../problem.ts'
import { stories } from '../showcase/tables.ts'
import { banners, notionPages, terms, termsAgreements } from './tables.ts'

type TermsText = z.output<typeof Terms>

/** Returns the banners in use whose period has begun and not ended (S3.25, S7.12, D89). */
export async function bannersOf(backend: Backend): Promise<z.output<typeof BannerReply>> {
  const now = backend.now()
  const shown = and(eq(banners.used, true), lte(banners.startAt, now), gt(banners.endAt, now))
  const rows = await backend.db.select().from(banners).where(shown).orderBy(banners.sort)
  return {
    rows: rows.map((row) => ({
      ...row,
      seq: row.bannerSeq,
      newWindow: row.blank,
      pcImage: pictureUrl(backend.config, { kind: 'banner-pc', id: row.bannerSeq, art: row.desktopArt }),
      mobileImage: pictureUrl(backend.config, { kind: 'banner-mo', id: row.bannerSeq, art: row.mobileArt }),
    })),
  }
}

/** Matches the versions of terms that are announced or in force (D89). */
const isPublic = ({ now }: Backend) => lte(sql`coalesce(${terms.announcedAt}, ${terms.startAt})`, now())

/** Returns the public versions of one kind of terms, newest first: announced, in force and former ones (S7.18). */
export async function termsOf(backend: Backend, kind: TermsText['kind']): Promise<TermsText[]> {
  const rows = await backend.db
    .select()
    .from(terms)
    .where(and(eq(terms.kind, kind), isPublic(backend)))
    .orderBy(desc(terms.startAt), desc(terms.termsId))
  return rows
}

/** Returns one version of terms; those of the wallet have a separate endpoint (S7.19, S7.20). */
export async function termsById(
  backend: Backend,
  id: number,
  of: 'shop' | 'wallet' = 'shop',
): Promise<TermsText> {
  const rows = await backend.db
    .select()
    .from(terms)
    .where(and(eq(terms.termsId, id), isPublic(backend)))
  const [found] = rows
  if (!found || (found.kind === 'wallet') !== (of === 'wallet')) throw notFound('약관을 찾을 수 없어요.')
  return found
}

/** Matches the page of a story or of terms that is not public yet (D89). */
const isPageOfLater = (backend: Backend, pageId: string) =>
  or(
    exists(
      backend.db
        .select({ one: sql`1` })
        .from(stories)
        .where(and(eq(stories.pageId, pageId), gt(stories.postedAt, backend.now()))),
    ),
    exists(
      backend.db
        .select({ one: sql`1` })
        .from(terms)
        .where(eq(terms.pageId, pageId))
        .having(sql`not bool_or(${isPublic(backend)})`),
    ),
  )

/** Returns a Notion page as it is stored; the client renders the kinds that it knows (D24). */
export async function notionPageOf(
  backend: Backend,
  pageId: string,
): Promise<z.output<typeof NotionPageReply>> {
  const later = isPageOfLater(backend, pageId)
  const [page] = await backend.db
    .select()
    .from(notionPages)
    .where(and(eq(notionPages.pageId, pageId), later && not(later)))
  if (!page) throw notFound('글을 찾을 수 없어요.')
  return page
}

/** Stores a member's answer to the newest version of some terms (S7.21); the same answer again changes nothing. */
export async function agree(
  backend: Backend,
  userId: string,
  kind: TermsText['kind'],
  agreed: boolean,
): Promise<void> {
  const newest = (await termsOf(backend, kind)).find(({ startAt }) => startAt <= backend.now())
  if (!newest) throw notFound('약관을 찾을 수 없어요.')
  const { termsId } = newest
  await transact(backend, async (tx) => {
    // The row of the member, so that of two requests at once the second sees the answer of the first.
    if (!(await lockUserById(tx, userId))) throw sessionInvalid()
    const [last] = await tx
      .select()
      .from(termsAgreements)
      .where(and(eq(termsAgreements.userId, userId), eq(termsAgreements.kind, kind)))
      .orderBy(desc(termsAgreements.id))
      .limit(1)
    if (last?.termsId === termsId && last.agreed === agreed) return
    await tx.insert(termsAgreements).values({ userId, kind, termsId, agreed, agreedAt: backend.now() })
  })
}
