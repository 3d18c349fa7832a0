import { and, eq, isNull } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { tokenFamilies } from './tables.ts'
import type { TokenOwner } from './tokens.ts'

/** The age up to which a sign-in counts as fresh, ms (D80, D87). */
export const FRESH_MS = 10 * 60_000

/** The refusal of a change that needs a fresh sign-in. */
export const signInAgain = () =>
  new Problem(403, '안전을 위해 다시 로그인한 다음 바꿔 주세요.', 'SIGN_IN_AGAIN')

/** A caller whose session is live. */
export interface LiveOwner extends TokenOwner {
  familyId: string
}

/** Returns the session of a caller; inside a transaction, its row stays locked, so that it cannot end meanwhile. */
async function sessionOf(tx: Tx, { userId, familyId = '' }: TokenOwner) {
  const { id, userId: owner, revokedAt, createdAt, parentId } = tokenFamilies
  const live = and(eq(id, familyId), eq(owner, userId), isNull(revokedAt))
  const [session] = await tx.select({ createdAt, parentId }).from(tokenFamilies).where(live).for('share')
  return session && { ...session, owner: { userId, familyId } }
}

async function liveSession(tx: Tx, caller: TokenOwner) {
  const session = await sessionOf(tx, caller)
  if (!session) throw sessionInvalid()
  return session
}

/** Returns whether a session is live; inside a transaction, its row stays locked. */
export const isLive = async (tx: Tx, owner: TokenOwner): Promise<boolean> =>
  (await sessionOf(tx, owner)) !== undefined

/**
 * Refuses a caller whose session has ended, even while its access token is valid.
 *
 * @throws Problem status "2009"
 */
export async function requireLive(tx: Tx, caller: TokenOwner): Promise<LiveOwner> {
  return (await liveSession(tx, caller)).owner
}

/**
 * The guard of every change of a way to sign in: refuses an ended session, and one whose sign-in is older than ten
 * minutes or was handed over. Call it in the transaction of the change.
 *
 * @throws Problem SIGN_IN_AGAIN; status "2009"
 * @see decision D87
 */
export async function requireFresh({ now }: Backend, tx: Tx, caller: TokenOwner): Promise<LiveOwner> {
  const { createdAt, parentId, owner } = await liveSession(tx, caller)
  if (parentId !== null || now() - createdAt > FRESH_MS) throw signInAgain()
  return owner
}

/**
 * Returns the session that began with a sign-in and from which this one began, such as by a handover or in the wallet;
 * itself if it began with a sign-in.
 */
export async function rootOf(tx: Tx, familyId: string): Promise<string> {
  const { id, parentId } = tokenFamilies
  const [family] = await tx.select({ parentId }).from(tokenFamilies).where(eq(id, familyId))
  return family?.parentId ? rootOf(tx, family.parentId) : familyId
}
