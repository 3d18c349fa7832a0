import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/open.ts'
import { deleteInSlices } from '../db/slices.ts'
import { outbox } from './tables.ts'

export type Kind = (typeof outbox.$inferSelect)['kind']

/** The first and the longest delay between attempts, ms; it doubles each time. */
const BACKOFF_MS = { first: 1000, last: 300_000 }

/** Inserts work that is due once the transaction commits, or at `dueAt`. */
export const addWork = (tx: Tx, kind: Kind, subject: string, createdAt: number, dueAt = createdAt) =>
  tx.insert(outbox).values({ kind, subject, payload: {}, createdAt, dueAt }).onConflictDoNothing()

/** Inserts work of several subjects that is due once the transaction commits. */
export async function addWorks(tx: Tx, kind: Kind, subjects: readonly string[], at: number): Promise<void> {
  if (subjects.length === 0) return
  const rows = subjects.map((subject) => ({ kind, subject, payload: {}, createdAt: at, dueAt: at }))
  await tx.insert(outbox).values(rows).onConflictDoNothing()
}

/** How long a process keeps the work that it has claimed; that of a killed one is then repeated, ms. */
export const CLAIM_MS = 60_000

const isDue = (kind: Kind, now: number) =>
  and(eq(outbox.kind, kind), isNull(outbox.doneAt), lte(outbox.dueAt, now))

/** Claims the work that is due for the longest time, which no other process gets before `CLAIM_MS`; returns its subject. */
export async function claimWork(db: Db, kind: Kind, now: number): Promise<string | undefined> {
  const oldest = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(kind, now))
    .orderBy(outbox.dueAt, outbox.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(outbox)
    .set({ dueAt: now + CLAIM_MS })
    .where(eq(outbox.id, sql`(${oldest})`))
    .returning({ subject: outbox.subject })
  return claimed?.subject
}

/** Returns due work, that which is due for the longest time first, without a claim: for work that one process leads. */
export async function dueWork(db: Db, kind: Kind, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .where(isDue(kind, now))
    .orderBy(outbox.dueAt, outbox.id)
    .limit(limit)
  return rows.map(({ subject }) => subject)
}

const workOf = (kind: Kind, subjects: readonly string[]) =>
  and(eq(outbox.kind, kind), inArray(outbox.subject, [...subjects]), isNull(outbox.doneAt))

/** Marks work as done; returns true for the one caller that did. */
export async function workDone(tx: Tx, kind: Kind, subjects: readonly string[], at: number) {
  if (subjects.length === 0) return false
  const done = await tx.update(outbox).set({ doneAt: at }).where(workOf(kind, subjects)).returning()
  return done.length > 0
}

/** Postpones work after a failed attempt. */
export async function workFailed(db: Db, kind: Kind, subject: string, now: number): Promise<void> {
  const { first, last } = BACKOFF_MS
  const wait = sql`least(${last}::bigint, ${first}::bigint * (1 << least(${outbox.attempts}, 10)))`
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: sql`${now}::bigint + ${wait}` })
    .where(workOf(kind, [subject]))
}

/** Makes open work due now, instead of after the delay of its last failure. */
export async function hastenWork(tx: Tx, kind: Kind, subject: string, now: number): Promise<void> {
  await tx
    .update(outbox)
    .set({ dueAt: now })
    .where(workOf(kind, [subject]))
}

/** How long done work is kept, ms (D95). */
export const KEEP_MS = 30 * 24 * 3_600_000

/** Deletes work that was done `KEEP_MS` ago, in slices. */
export const dropOldWork = (db: Db, now: number, ending?: AbortSignal): Promise<void> =>
  deleteInSlices(db, outbox, lte(outbox.doneAt, now - KEEP_MS), ending)
