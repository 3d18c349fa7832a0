import { eq } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { inquiries } from '../../support/tables.ts'
import { INQUIRIES } from '../content/index.ts'

const MINUTE = 60_000

/** The inquiries of demo members. */
export async function seedInquiries(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
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
