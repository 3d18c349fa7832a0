import { and, asc, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { tellOfAnswer } from '../messages/queue.ts'
import { notFound, Problem } from '../problem.ts'
import { inquiries } from '../support/tables.ts'
import { signedUploadUrl } from '../uploads/urls.ts'
import { recordAction } from './actions.ts'
import type { Operator } from './operators.ts'

const PAGE = 50
const WITH_MEMBER = { inquiry: inquiries, nickname: users.nickname }
const waiting = isNull(inquiries.answeredAt)

/** Returns the inquiries, waiting ones first and in each part the oldest first; at most fifty. */
export async function operatorInquiries({ db }: Backend) {
  const oldest = (part: SQL, limit: number) =>
    db
      .select(WITH_MEMBER)
      .from(inquiries)
      .leftJoin(users, eq(users.id, inquiries.userId))
      .where(part)
      .orderBy(asc(inquiries.askedAt), asc(inquiries.inquiryId))
      .limit(limit)
  const open = await oldest(waiting, PAGE)
  return [
    ...open,
    ...(open.length < PAGE ? await oldest(isNotNull(inquiries.answeredAt), PAGE - open.length) : []),
  ]
}

/** Returns the number of inquiries without an answer. */
export async function waitingInquiries({ db }: Backend): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(inquiries).where(waiting)
  return row?.waiting ?? 0
}

/** Returns an inquiry with the addresses of its pictures; throws for an unknown id. */
export async function operatorInquiry(backend: Backend, inquiryId: number) {
  const { db } = backend
  const [found] = await db
    .select(WITH_MEMBER)
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.userId))
    .where(eq(inquiries.inquiryId, inquiryId))
  if (!found) throw notFound('문의를 찾을 수 없어요.')
  return { ...found, pictures: found.inquiry.images.map((id) => signedUploadUrl(backend, id)) }
}

/**
 * Answers an inquiry once; the fan reads the answer in the support pages.
 *
 * @throws Problem ANSWERED, also for an unknown inquiry
 */
export async function answerInquiry(
  backend: Backend,
  { operatorId }: Operator,
  inquiryId: number,
  answer: string,
): Promise<void> {
  await transact(backend, async (tx) => {
    const [answered] = await tx
      .update(inquiries)
      .set({ answer, answeredAt: backend.now() })
      .where(and(eq(inquiries.inquiryId, inquiryId), waiting))
      .returning({ inquiryId: inquiries.inquiryId })
    if (!answered) throw new Problem(409, '이미 답변했거나 없는 문의예요.', 'ANSWERED')
    await tellOfAnswer(tx, backend, inquiryId)
    await recordAction(tx, backend, { operatorId, action: 'answer', subject: String(inquiryId) })
  })
}
