import { hash } from '@node-rs/argon2'
import { users } from '../../auth/tables.ts'
import { memberBenefits, staffPasswords } from '../../benefits/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { ACCOUNTS, STAFF_PASSWORDS } from '../content/index.ts'

const MINUTE = 60_000

/** The staff passwords of events, and the benefits of members; call it after the shop. */
export async function seedBenefits(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  for (const { eventKey, password, startMinutes, endMinutes } of STAFF_PASSWORDS) {
    const span = { startAt: at(startMinutes), endAt: at(endMinutes) }
    await tx.insert(staffPasswords).values({ eventKey, hash: await hash(password), ...span })
  }
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
