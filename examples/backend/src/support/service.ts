import { inquiryLimits } from '@fandeck/sdk/support'
import type {
  FaqListReply,
  Inquiry,
  InquiryBody,
  InquiryListReply,
  NoticeDetail,
  NoticeListReply,
} from '@fandeck/sdk/wire'
import { and, asc, count, desc, eq, gt, lt, lte, max, min } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { Encoded } from '../media/reencode.ts'
import { notFound, Problem, sessionInvalid } from '../problem.ts'
import { keepUpload } from '../uploads/keep.ts'
import { pictureOf } from '../uploads/picture.ts'
import { uploads } from '../uploads/tables.ts'
import { signedUploadUrl } from '../uploads/urls.ts'
import { faqs, inquiries, notices } from './tables.ts'

const PAGE_SIZE = 10
const HOUR = 3_600_000
const PER_HOUR = 10
const PICTURE_SIZE = 1600

const pageOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
const missing = () => notFound('글을 찾을 수 없어요.')

/** Returns a page of the posted notices, newest first. */
export async function noticesOf(
  { db, now }: Backend,
  page: number,
): Promise<z.output<typeof NoticeListReply>> {
  const posted = lte(notices.postedAt, now())
  const { limit, offset } = pageOf(page)
  const [all] = await db.select({ count: count() }).from(notices).where(posted)
  const rows = await db
    .select()
    .from(notices)
    .where(posted)
    .orderBy(desc(notices.noticeId))
    .limit(limit)
    .offset(offset)
  return { count: all?.count ?? 0, rows }
}

/** Returns a posted notice with the ids of its neighbours. */
export async function noticeOf(
  { db, now }: Backend,
  noticeId: number,
): Promise<z.output<typeof NoticeDetail>> {
  const posted = lte(notices.postedAt, now())
  const [notice] = await db
    .select()
    .from(notices)
    .where(and(posted, eq(notices.noticeId, noticeId)))
  if (!notice) throw missing()
  const [older] = await db
    .select({ id: max(notices.noticeId) })
    .from(notices)
    .where(and(posted, lt(notices.noticeId, noticeId)))
  const [newer] = await db
    .select({ id: min(notices.noticeId) })
    .from(notices)
    .where(and(posted, gt(notices.noticeId, noticeId)))
  return { ...notice, previousId: older?.id ?? null, nextId: newer?.id ?? null }
}

/** Returns the questions of a category, or of all, with every category in its order. */
export async function faqsOf({ db }: Backend, category?: string): Promise<z.output<typeof FaqListReply>> {
  const all = await db.select().from(faqs).orderBy(asc(faqs.faqId))
  return {
    categories: [...new Set(all.map((row) => row.category))],
    rows: category === undefined ? all : all.filter((row) => row.category === category),
  }
}

const shown = (backend: Backend, row: typeof inquiries.$inferSelect): z.output<typeof Inquiry> => ({
  ...row,
  images: row.images.map((id) => signedUploadUrl(backend, id)),
  status: row.answeredAt === null ? 'waiting' : 'answered',
})

/** Returns a page of a member's inquiries, newest first. */
export async function inquiriesOf(
  backend: Backend,
  userId: string,
  page: number,
): Promise<z.output<typeof InquiryListReply>> {
  const own = eq(inquiries.userId, userId)
  const { limit, offset } = pageOf(page)
  const [all] = await backend.db.select({ count: count() }).from(inquiries).where(own)
  const rows = await backend.db
    .select()
    .from(inquiries)
    .where(own)
    .orderBy(desc(inquiries.inquiryId))
    .limit(limit)
    .offset(offset)
  return { count: all?.count ?? 0, rows: rows.map((row) => shown(backend, row)) }
}

/** Returns an inquiry of this member; throws for another member's. */
export async function inquiryOf(backend: Backend, userId: string, inquiryId: number) {
  const [row] = await backend.db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.userId, userId), eq(inquiries.inquiryId, inquiryId)))
  if (!row) throw missing()
  return shown(backend, row)
}

async function picturesOf(files: readonly Blob[]): Promise<Encoded[]> {
  if (files.length > inquiryLimits.files) {
    throw new Problem(400, '사진은 세 장까지 올릴 수 있어요.', 'TOO_MANY_FILES')
  }
  const pictures: Encoded[] = []
  for (const file of files) {
    const picture =
      file instanceof File && (await pictureOf(file, { limits: inquiryLimits, size: PICTURE_SIZE }))
    if (!picture) {
      throw new Problem(400, '올릴 수 없는 파일이에요. 5MB 이하의 사진만 올려 주세요.', 'BAD_FILE')
    }
    pictures.push(picture)
  }
  return pictures
}

/** Stores an inquiry with its pictures; idempotent under its key. At most ten an hour. */
export async function ask(
  backend: Backend,
  userId: string,
  key: string,
  { files = [], ...draft }: z.output<typeof InquiryBody>,
): Promise<{ inquiryId: number }> {
  const { db, now } = backend
  const same = and(eq(inquiries.userId, userId), eq(inquiries.key, key))
  const known = () => db.select({ inquiryId: inquiries.inquiryId }).from(inquiries).where(same)
  const [before] = await known()
  if (before) return before
  const refuseMany = async (tx: Tx) => {
    const recent = and(eq(inquiries.userId, userId), gt(inquiries.askedAt, now() - HOUR))
    if ((await tx.$count(inquiries, recent)) < PER_HOUR) return
    throw new Problem(429, '문의를 너무 많이 보냈어요. 잠시 후 다시 보내 주세요.', 'TOO_MANY_INQUIRIES')
  }
  await refuseMany(db)
  const pictures = await picturesOf(files)
  const rows: Awaited<ReturnType<typeof keepUpload>>[] = []
  for (const picture of pictures) rows.push(await keepUpload(backend, userId, picture, 'private'))
  return transact({ db }, async (tx) => {
    // The inquiries of a member are counted one after the other.
    if (!(await lockUserById(tx, userId))) throw sessionInvalid()
    const [meanwhile] = await tx.select({ inquiryId: inquiries.inquiryId }).from(inquiries).where(same)
    if (meanwhile) return meanwhile
    await refuseMany(tx)
    const [created] = await tx
      .insert(inquiries)
      .values({ ...draft, userId, key, images: rows.map(({ id }) => id), askedAt: now() })
      .returning({ inquiryId: inquiries.inquiryId })
    if (!created) throw missing()
    if (rows.length > 0) await tx.insert(uploads).values(rows)
    return created
  })
}
