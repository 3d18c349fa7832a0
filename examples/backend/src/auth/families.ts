import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { SessionRecord, seoulTime } from '@fandeck/sdk/wire'
import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import { CompactEncrypt, compactDecrypt } from 'jose'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact, transactOnce } from '../db/transact.ts'
import { deviceNameOf } from '../devices/device-name.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { signWalletToken } from '../wallet/tokens.ts'
import { followEndedSessions } from './ended-sessions.ts'
import { requireLive, rootOf } from './live-session.ts'
import { lockUserById, userById } from './store.ts'
import { handovers, memberBlocks, refreshTokens, tokenFamilies } from './tables.ts'
import { signAccessToken, tokenHash, type User } from './tokens.ts'

/** The lifetime of a refresh token, ms. */
export const REFRESH_MS = 30 * 24 * 60 * 60_000
/** How long the parent gets the same successor, ms: replies get lost, and tabs refresh concurrently (D42). */
export const GRACE_MS = 60_000

const sealKey = (token: string) => createHash('sha256').update(`seal\n${token}`).digest()

/** Encrypts with the parent token as key, so that the table alone reveals no session. */
const seal = (parent: string, record: SessionRecord) =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(z.encode(SessionRecord, record))))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealKey(parent))

async function unseal(parent: string, sealed: string): Promise<SessionRecord> {
  const { plaintext } = await compactDecrypt(sealed, sealKey(parent))
  return z.decode(SessionRecord, JSON.parse(new TextDecoder().decode(plaintext)))
}

async function access(
  backend: Backend,
  user: User,
  familyId: string,
): Promise<{ accessToken: string; expired: string }> {
  const { accessToken, expiresAt } = await signAccessToken(backend, user, familyId)
  return { accessToken, expired: z.encode(seoulTime, expiresAt) }
}

/** Issues new tokens in a family; `parentHash` is set when the refresh token replaces another. */
async function issue(
  backend: Backend,
  tx: Tx,
  user: User,
  familyId: string,
  { parentHash, lifetimeMs = REFRESH_MS }: { parentHash?: string; lifetimeMs?: number } = {},
): Promise<SessionRecord> {
  const now = backend.now()
  const refreshToken = randomBytes(32).toString('base64url')
  await tx.insert(refreshTokens).values({
    tokenHash: tokenHash(refreshToken),
    familyId,
    parentHash,
    createdAt: now,
    expiresAt: now + lifetimeMs,
  })
  const walletRefreshToken = await signWalletToken(backend, { userId: user.id, familyId }, 'refresh')
  return { ...(await access(backend, user, familyId)), refreshToken, walletRefreshToken }
}

/** The refusal of a blocked member. */
const blocked = () => new Problem(403, '이용이 제한된 계정이에요. 고객센터에 문의해 주세요.', 'BLOCKED')

/** The options of a new session. */
export interface SessionOptions {
  /** The lifetime of the first refresh token, ms. */
  lifetimeMs?: number
  /** The session from which this one begins, such as by a handover or in the wallet; it must not have ended. */
  from?: string
  /** The id of the session. @default a new one */
  familyId?: string
  /** The `User-Agent` of the device. */
  agent?: string | undefined
}

/**
 * Begins a session of a member on one device.
 *
 * @throws Problem BLOCKED; status "2009" if the password has changed since `user` was read, or the session `from` has ended
 */
export function beginSession(
  backend: Backend,
  user: User,
  { lifetimeMs, from, familyId = randomUUID(), agent }: SessionOptions = {},
): Promise<SessionRecord> {
  return transactOnce(backend, async (tx) => {
    // A password change ends all sessions, so no session may begin with the old password after it.
    const now = await lockUserById(tx, user.id)
    if (now?.passwordHash !== user.passwordHash) throw sessionInvalid()
    if ((await tx.$count(memberBlocks, eq(memberBlocks.userId, user.id))) > 0) throw blocked()
    if (from !== undefined) await requireLive(tx, { userId: user.id, familyId: from })
    await tx.insert(tokenFamilies).values({
      id: familyId,
      userId: user.id,
      createdAt: backend.now(),
      // Sessions that begin from one another end with the sign-in of the first.
      parentId: from && (await rootOf(tx, from)),
      ...deviceNameOf(agent),
    })
    return issue(backend, tx, user, familyId, { ...(lifetimeMs !== undefined && { lifetimeMs }) })
  })
}

async function revokeFamily(backend: Backend, tx: Tx, familyId: string): Promise<void> {
  await tx
    .update(tokenFamilies)
    .set({ revokedAt: backend.now() })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)))
  await tx.delete(handovers).where(eq(handovers.familyId, familyId))
}

const tokenRow = async (tx: Tx, hash: string) =>
  (await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, hash)))[0]

async function rotateIn(
  backend: Backend,
  tx: Tx,
  token: string,
  fresh: boolean,
): Promise<SessionRecord | Problem> {
  const now = backend.now()
  const hash = tokenHash(token)
  const known = await tokenRow(tx, hash)
  if (!known) return sessionInvalid()
  // Locks the family, so that its rotations and revocations run one after the other.
  const families = tx.select().from(tokenFamilies).where(eq(tokenFamilies.id, known.familyId))
  const [family] = await families.for('update')
  const row = await tokenRow(tx, hash)
  const user = family && (await userById(tx, family.userId))
  if (!row || !family || !user || family.revokedAt !== null || now >= row.expiresAt) return sessionInvalid()
  if (row.rotatedAt === null) {
    await backend.failpoint('auth:rotate')
    const next = await issue(backend, tx, user, family.id, { parentHash: hash })
    await tx
      .update(refreshTokens)
      .set({
        rotatedAt: now,
        successorHash: tokenHash(next.refreshToken),
        successorSealed: await seal(token, next),
      })
      .where(eq(refreshTokens.tokenHash, hash))
    await tx
      .delete(refreshTokens)
      .where(and(eq(refreshTokens.familyId, family.id), lt(refreshTokens.expiresAt, now)))
    return next
  }
  const successor = row.successorHash === null ? undefined : await tokenRow(tx, row.successorHash)
  const parent = successor?.rotatedAt === null && now < row.rotatedAt + GRACE_MS
  if (!parent || row.successorSealed === null) {
    await revokeFamily(backend, tx, family.id)
    return sessionInvalid()
  }
  const repeated = await unseal(token, row.successorSealed)
  // The level can have changed since the first reply; the refresh token stays the same.
  return fresh ? { ...repeated, ...(await access(backend, user, family.id)) } : repeated
}

/**
 * Rotates a refresh token. The immediate parent of the newest token gets the same result for 60 seconds; anything
 * older ends the session of its device. `fresh` always issues a new access token.
 *
 * @throws Problem status "2009"
 * @see decision D42
 */
export async function rotate(backend: Backend, token: string, fresh: boolean): Promise<SessionRecord> {
  const result = await transact(backend, (tx) => rotateIn(backend, tx, token, fresh))
  if (result instanceof Error) {
    await followEndedSessions(backend)
    throw result
  }
  return result
}

/** Ends the session of a refresh token; ignores an unknown token. */
export async function endSession(backend: Backend, token: string): Promise<void> {
  await transact(backend, async (tx) => {
    const row = await tokenRow(tx, tokenHash(token))
    if (row) await revokeFamily(backend, tx, row.familyId)
  })
  await followEndedSessions(backend)
}

/**
 * Ends the sessions of a member except `familyId`; returns how many. Call `followEndedSessions` after the commit, so that
 * their access tokens are refused at once.
 */
export async function endOtherSessions(
  backend: Backend,
  tx: Tx,
  userId: string,
  familyId: string | undefined,
): Promise<number> {
  await tx.delete(handovers).where(eq(handovers.userId, userId))
  const { id, revokedAt, userId: owner } = tokenFamilies
  const ended = await tx
    .update(tokenFamilies)
    .set({ revokedAt: backend.now() })
    .where(and(eq(owner, userId), isNull(revokedAt), familyId === undefined ? undefined : ne(id, familyId)))
    .returning({ id })
  return ended.length
}
