import { gt } from 'drizzle-orm'
import { recentEnds } from './recent-ends.ts'
import { users } from './tables.ts'

const withdrawals = recentEnds(({ db }, since) =>
  db.select({ id: users.id, at: users.withdrawnAt }).from(users).where(gt(users.withdrawnAt, since)),
)

/** The members who have withdrawn while an access token of theirs can be valid, with the time. */
export const withdrawnMembers = withdrawals.of

/** Adds the members who have withdrawn through other processes, and drops those whose tokens have expired. */
export const followWithdrawals = withdrawals.follow
