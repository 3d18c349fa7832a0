import { randomUUID } from 'node:crypto'
import { identities, identityChecks } from '../src/auth/tables.ts'
import type { Backend } from '../src/context.ts'
import type { Person } from '../src/identity/adapter.ts'

const PERSON: Person = { name: '김하늘', birth: '1998-04-12', gender: 'F', phone: '01024814821' }

/** Stores the result of an identity check that a member's session began; returns its id. */
export async function addIdentityResult(
  { db, now }: Backend,
  { id: userId, familyId }: { id: string; familyId: string },
  person: Partial<Person> = {},
): Promise<string> {
  const verificationId = `imp_${randomUUID()}`
  const period = { createdAt: now(), expiresAt: now() + 600_000 }
  await db.insert(identities).values({ verificationId, userId, familyId, ...PERSON, ...person, ...period })
  return verificationId
}

/** Stores a check that a member's session has begun; returns its id. */
export async function addIdentityCheck(
  { db, now, config }: Backend,
  { id: userId, familyId }: { id: string; familyId: string },
): Promise<string> {
  const checkId = `identity-${randomUUID()}`
  const returnUrl = `${config.origins.site}/account/verify`
  await db
    .insert(identityChecks)
    .values({ checkId, userId, familyId, returnUrl, expiresAt: now() + 30 * 60_000 })
  return checkId
}
