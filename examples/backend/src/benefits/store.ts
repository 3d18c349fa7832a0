import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/open.ts'
import type { Problem } from '../problem.ts'
import { benefitRefusals as refusals } from './problems.ts'
import { benefits, memberBenefits } from './tables.ts'

/** Returns a member's row of a benefit. */
export const own = (userId: string, idx: number) =>
  and(eq(memberBenefits.userId, userId), eq(memberBenefits.benefitId, idx))

export async function benefitOf(db: Db | Tx, userId: string, idx: number) {
  const [row] = await db
    .select({ benefit: benefits, mine: memberBenefits })
    .from(memberBenefits)
    .innerJoin(benefits, eq(benefits.benefitId, memberBenefits.benefitId))
    .where(own(userId, idx))
  return row
}

export type MemberBenefit = NonNullable<Awaited<ReturnType<typeof benefitOf>>>

/** Returns why a benefit cannot be used now, independent of the QR or password. */
export function refusalOf({ benefit, mine }: MemberBenefit, now: number): Problem | undefined {
  if (mine.usedAt !== null) return refusals.alreadyUsed()
  if (now < benefit.startAt || now >= benefit.endAt) return refusals.notInPeriod()
  return undefined
}
