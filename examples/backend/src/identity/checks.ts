import { randomUUID } from 'node:crypto'
import { safeUrl } from '@fandeck/sdk'
import { and, eq, gt } from 'drizzle-orm'
import { addIdentity } from '../account/store.ts'
import { addressRefusal } from '../auth/account-limits.ts'
import { requireLive } from '../auth/live-session.ts'
import { identityChecks } from '../auth/tables.ts'
import type { TokenOwner } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import { transactOnce } from '../db/transact.ts'
import { type Limit, lockFor, settleTry, subjectOf } from '../limits/tries.ts'
import { badRequest } from '../problem.ts'
import type { Checked } from './adapter.ts'

const MINUTE = 60_000
/** How long a fan can take for a check, ms. */
const OPEN_MS = 30 * MINUTE
/** The lifetime of an outcome, ms. */
const GOOD_MS = 10 * MINUTE

/** A check that a member has begun. */
export type StartedCheck = typeof identityChecks.$inferSelect

/** Limits the checks that a member begins: a service charges for each. */
const checksOf = (userId: string): Limit => ({
  subject: subjectOf('identity-checks', userId),
  most: 20,
  windowMs: 10 * MINUTE,
  lockMs: 10 * MINUTE,
  forgiving: false,
})

/**
 * Begins an identity check, whose result belongs to the caller's session alone (D86).
 *
 * @returns the address of its page
 * @throws Problem BAD_REQUEST for a page of another site; TOO_MANY_TRIES after twenty in ten minutes; status "2009" if
 * the session of the caller has ended
 */
export async function beginCheck(backend: Backend, caller: TokenOwner, target: string): Promise<string> {
  const { config, now } = backend
  const returnUrl = safeUrl(target, { base: config.origins.site, allow: config.allowedOrigins })
  if (!returnUrl) throw badRequest()
  const limits = [checksOf(caller.userId)]
  const lock = await lockFor(backend, limits)
  if (lock) throw addressRefusal(lock)
  const checkId = `identity-${randomUUID()}`
  await transactOnce(backend, async (tx) => {
    const owner = await requireLive(tx, caller)
    await tx.insert(identityChecks).values({ checkId, ...owner, returnUrl, expiresAt: now() + OPEN_MS })
  })
  await settleTry(backend, limits, false)
  return `${config.origins.pay}/identity/${checkId}`
}

/** Returns a check that a member has begun; undefined after half an hour. */
export async function checkById({ db, now }: Backend, checkId: string): Promise<StartedCheck | undefined> {
  const open = and(eq(identityChecks.checkId, checkId), gt(identityChecks.expiresAt, now()))
  return (await db.select().from(identityChecks).where(open))[0]
}

/** Stores the outcome of a check for the session that began it; a repeated one changes nothing. */
export async function storeOutcome(
  backend: Backend,
  { userId, familyId }: StartedCheck,
  { verificationId, person }: Checked,
): Promise<void> {
  const createdAt = backend.now()
  const expiresAt = createdAt + GOOD_MS
  await addIdentity(backend.db, { verificationId, userId, familyId, ...person, createdAt, expiresAt })
}

/** Returns the page of a check with its outcome. */
export function withOutcome({ returnUrl }: StartedCheck, outcome: Record<string, string>): string {
  const url = new URL(returnUrl)
  for (const [key, value] of Object.entries(outcome)) url.searchParams.set(key, value)
  return url.href
}
