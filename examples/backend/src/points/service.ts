import type { PointHistoryQuery, PointHistoryReply, Points } from '@fandeck/sdk/wire'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { userById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import { cursorOf, olderThan } from '../db/cursor.ts'
import { sessionInvalid } from '../problem.ts'
import { monthAt, monthOf, type Span } from '../seoul.ts'
import { pointChanges } from './tables.ts'

const PAGE = 20

const within = ({ from, to }: Span) => and(gte(pointChanges.at, from), lt(pointChanges.at, to))

/** Returns the points of a member (D16); no points of this shop expire yet. */
export async function pointsOf({ db, now }: Backend, userId: string): Promise<Points> {
  const user = await userById(db, userId)
  if (!user) throw sessionInvalid()
  const month = within(monthAt(now()))
  const [row] = await db
    .select({
      earned: sql<string>`coalesce(sum(${pointChanges.amount}) filter (where ${month} and ${pointChanges.amount} > 0), 0)`,
      first: sql<string | null>`min(${pointChanges.at})`,
    })
    .from(pointChanges)
    .where(eq(pointChanges.userId, userId))
  return {
    total: user.points,
    expiring: 0,
    earnedThisMonth: Number(row?.earned ?? 0),
    since: Math.min(user.createdAt, Number(row?.first ?? user.createdAt)),
  }
}

/** Returns the changes of a member's points, newest first; an invalid cursor returns the first page (D16). */
export async function pointHistoryOf(
  { db }: Backend,
  userId: string,
  { month, direction, cursor }: z.output<typeof PointHistoryQuery>,
): Promise<z.output<typeof PointHistoryReply>> {
  const sign =
    direction && (direction === 'earned' ? sql`${pointChanges.amount} > 0` : sql`${pointChanges.amount} < 0`)
  const found = await db
    .select()
    .from(pointChanges)
    .where(
      and(
        eq(pointChanges.userId, userId),
        month === undefined ? undefined : within(monthOf(month)),
        sign,
        olderThan(cursor, pointChanges.at, pointChanges.changeId),
      ),
    )
    .orderBy(desc(pointChanges.at), desc(pointChanges.changeId))
    .limit(PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    rows: rows.map((row) => ({ ...row, reason: row.reason ?? undefined })),
    next: last && cursorOf(last.at, last.changeId),
  }
}
