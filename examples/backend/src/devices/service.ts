import type { Device } from '@fandeck/sdk/wire'
import { and, desc, eq, gt, isNull, max, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { followEndedSessions } from '../auth/ended-sessions.ts'
import { requireLive, rootOf } from '../auth/live-session.ts'
import { lockUserById } from '../auth/store.ts'
import { handovers, refreshTokens, tokenFamilies } from '../auth/tables.ts'
import type { TokenOwner } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { knownDevices } from '../limits/tables.ts'
import { notFound, sessionInvalid } from '../problem.ts'

/** Returns the live sessions of a member that began with a sign-in, this one first, then the last used (S1.7). */
export const devicesOf = ({ db, now }: Backend, caller: TokenOwner): Promise<Device[]> =>
  liveDevices(db, caller, now())

/** A device keeps its session while one that began from it lives, such as in the wallet. */
async function liveDevices(tx: Tx, { userId, familyId }: TokenOwner, now: number): Promise<Device[]> {
  const { id, kind, system, browser, revokedAt, userId: owner } = tokenFamilies
  const later = alias(tokenFamilies, 'later')
  const usedAt = max(refreshTokens.createdAt)
  const here = familyId && (await rootOf(tx, familyId))
  const rows = await tx
    .select({ id, kind, system, browser, usedAt })
    .from(tokenFamilies)
    .innerJoin(later, or(eq(later.id, id), eq(later.parentId, id)))
    .innerJoin(refreshTokens, eq(refreshTokens.familyId, later.id))
    .where(
      and(
        eq(owner, userId),
        isNull(tokenFamilies.parentId),
        isNull(revokedAt),
        isNull(later.revokedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .groupBy(id)
    .orderBy(desc(usedAt), id)
  return rows
    .map(({ id, usedAt, kind, ...names }) => ({
      ...names,
      deviceId: id,
      kind: kind ?? 'unknown',
      usedAt: usedAt ?? 0,
      current: id === here,
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current))
}

/** Ends sessions with those that began from them, and forgets that their devices know the account. */
async function end({ now }: Backend, tx: Tx, families: readonly string[]): Promise<void> {
  for (const family of families) {
    const both = or(eq(tokenFamilies.id, family), eq(tokenFamilies.parentId, family))
    await tx
      .update(tokenFamilies)
      .set({ revokedAt: now() })
      .where(and(both, isNull(tokenFamilies.revokedAt)))
    await tx.delete(handovers).where(eq(handovers.familyId, family))
    await tx.delete(knownDevices).where(eq(knownDevices.familyId, family))
  }
}

/** Locks the member row, which blocks new sessions until the commit; refuses an ended session. */
async function lockOwner(tx: Tx, caller: TokenOwner): Promise<void> {
  if (!(await lockUserById(tx, caller.userId))) throw sessionInvalid()
  await requireLive(tx, caller)
}

/**
 * Ends the session of one device of the member; one that has ended stays so.
 *
 * @throws Problem 404 for a device of another member; status "2009" if the caller's session has ended
 */
export async function endDevice(backend: Backend, caller: TokenOwner, deviceId: string): Promise<void> {
  await transact(backend, async (tx) => {
    await lockOwner(tx, caller)
    const mine = and(eq(tokenFamilies.id, deviceId), eq(tokenFamilies.userId, caller.userId))
    const found = await tx.select({ id: tokenFamilies.id }).from(tokenFamilies).where(mine)
    if (found.length === 0) throw notFound()
    await end(backend, tx, [deviceId])
  })
  await followEndedSessions(backend)
}

/** Ends the sessions of all other devices; returns how many (S1.7). */
export async function endOtherDevices(backend: Backend, caller: TokenOwner): Promise<number> {
  const count = await transact(backend, async (tx) => {
    await lockOwner(tx, caller)
    const others = and(
      eq(tokenFamilies.userId, caller.userId),
      isNull(tokenFamilies.revokedAt),
      isNull(tokenFamilies.parentId),
      ne(tokenFamilies.id, caller.familyId ? await rootOf(tx, caller.familyId) : ''),
    )
    const listed = await liveDevices(tx, caller, backend.now())
    const found = await tx.select({ id: tokenFamilies.id }).from(tokenFamilies).where(others)
    await end(
      backend,
      tx,
      found.map(({ id }) => id),
    )
    return listed.filter(({ current }) => !current).length
  })
  await followEndedSessions(backend)
  return count
}
