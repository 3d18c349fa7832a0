import { gt } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { users } from './tables.ts'
import { ACCESS_MS } from './tokens.ts'

const known = new WeakMap<Backend, Map<string, number>>()

/**
 * The members who have withdrawn within the lifetime of an access token, with the time. Their tokens are still signed
 * and cached, so requests compare them with this list instead of the database.
 */
export function withdrawnMembers(backend: Backend): Map<string, number> {
  const members = known.get(backend) ?? new Map<string, number>()
  known.set(backend, members)
  return members
}

/** Adds the members who have withdrawn through other processes, and drops those whose tokens have expired. */
export async function followWithdrawals(backend: Backend): Promise<void> {
  const members = withdrawnMembers(backend)
  const since = backend.now() - ACCESS_MS
  for (const [id, at] of members) if (at <= since) members.delete(id)
  const rows = await backend.db
    .select({ id: users.id, at: users.withdrawnAt })
    .from(users)
    .where(gt(users.withdrawnAt, since))
  for (const { id, at } of rows) members.set(id, at ?? since)
}
