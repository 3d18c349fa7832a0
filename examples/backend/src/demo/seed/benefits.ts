import { hash } from '@node-rs/argon2'
import { users } from '../../auth/tables.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from '../../benefits/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { ACCOUNTS, BENEFITS, CLAIM_EVENTS } from '../content/index.ts'

const MINUTE = 60_000

/** Events, their staff passwords and benefits; call it after the members. */
export async function seedBenefits(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  await tx.insert(claimEvents).values(CLAIM_EVENTS.map(({ eventKey, title }) => ({ eventKey, title })))
  for (const { eventKey, staffPasswords: passwords } of CLAIM_EVENTS) {
    for (const { password, startMinutes, endMinutes } of passwords) {
      const span = { startAt: at(startMinutes), endAt: at(endMinutes) }
      await tx.insert(staffPasswords).values({ eventKey, hash: await hash(password), ...span })
    }
  }
  await tx.insert(benefits).values(
    BENEFITS.map(({ startMinutes, endMinutes, ...benefit }) => ({
      ...benefit,
      startAt: at(startMinutes),
      endAt: at(endMinutes),
    })),
  )
  await seedWallets(tx)
}

/** Assigns benefits to the demo members. */
async function seedWallets(tx: Tx): Promise<void> {
  const members = await tx.select({ userId: users.id, memberId: users.memberId }).from(users)
  const rows = members.flatMap(({ userId, memberId }) => {
    const claims = ACCOUNTS.find((account) => account.memberId === memberId)?.claims ?? []
    return claims.map((benefitId) => ({ userId, benefitId }))
  })
  if (rows.length > 0) await tx.insert(memberBenefits).values(rows)
}
