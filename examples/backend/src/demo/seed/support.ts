import { eq } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { faqs, inquiries, notices } from '../../support/tables.ts'
import { FAQS, INQUIRIES, NOTICES } from '../content/index.ts'

const MINUTE = 60_000

/** Notices, questions, and two inquiries of the first demo member. */
export async function seedSupport(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  await tx.insert(notices).values(
    NOTICES.map(({ noticeSeq, paragraphs, postedMinutes, ...notice }) => ({
      ...notice,
      noticeId: noticeSeq,
      content: paragraphs.join('\n\n'),
      postedAt: at(postedMinutes),
    })),
  )
  await tx
    .insert(faqs)
    .values(
      FAQS.map(({ faqSeq, answer, ...faq }) => ({ ...faq, faqId: faqSeq, answer: answer.join('\n\n') })),
    )
  for (const { memberId, askedMinutes, answeredMinutes, ...inquiry } of INQUIRIES) {
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.memberId, memberId))
    if (!member) continue
    await tx.insert(inquiries).values({
      ...inquiry,
      userId: member.id,
      key: `seed-${inquiry.title}`,
      images: [],
      askedAt: at(askedMinutes),
      answeredAt: answeredMinutes === undefined ? null : at(answeredMinutes),
    })
  }
}
