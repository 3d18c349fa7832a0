import { gt } from 'drizzle-orm'
import { recentEnds } from './recent-ends.ts'
import { tokenFamilies } from './tables.ts'

const ends = recentEnds(({ db }, since) =>
  db
    .select({ id: tokenFamilies.id, at: tokenFamilies.revokedAt })
    .from(tokenFamilies)
    .where(gt(tokenFamilies.revokedAt, since)),
)

/** The sessions that have ended while an access token of theirs can be valid, with the time. */
export const endedSessions = ends.of

/** Adds the sessions that have ended since the last call, by this process or another; call it after a commit that ends one. */
export const followEndedSessions = ends.follow
