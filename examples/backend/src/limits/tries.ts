import { inArray, lte, or, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { knownDevices, tries } from './tables.ts'

/** How many tries in vain a subject has in a span, and how long it waits after the last of them. */
export interface Limit {
  subject: string
  most: number
  windowMs: number
  lockMs: number
  /** Whether a good try forgets the bad ones; an address has the tries of many people. */
  forgiving: boolean
  /** Set where no operator unlocks the subject, so that each process may remember the lock and ask no database. */
  remembered?: true
}

/** A limit that is used up, and until when. */
export interface Lock {
  limit: Limit
  waitMs: number
}

/** How a try ended. */
export interface Verdict {
  good: boolean
  lock?: Lock
  /** Tries that are left of the first limit. */
  left: number
}

type Row = typeof tries.$inferSelect

const MINUTE = 60_000

/** The name of a subject; those that begin with the same parts are unlocked together (`forgetTries`). */
export const subjectOf = (...parts: readonly string[]): string => parts.join('\n')

/** Five wrong passwords, then five minutes. */
export const fiveTries = (subject: string): Limit => ({
  subject,
  most: 5,
  windowMs: 60 * MINUTE,
  lockMs: 5 * MINUTE,
  forgiving: true,
})

function lockOf(limits: readonly Limit[], rows: readonly Row[], now: number): Lock | undefined {
  const locks = limits.flatMap((limit) => {
    const row = rows.find(({ subject }) => subject === limit.subject)
    return row && row.fails >= limit.most && now < row.until ? [{ limit, waitMs: row.until - now }] : []
  })
  return locks.toSorted((a, b) => b.waitMs - a.waitMs)[0]
}

/** Until when subjects of `remembered` limits are locked, epoch ms; at most this many. */
const REMEMBERED = 10_000
const remembered = new WeakMap<Backend, Map<string, number>>()

function remember(backend: Backend, lock: Lock | undefined): void {
  if (!lock?.limit.remembered) return
  const locks = remembered.get(backend) ?? new Map<string, number>()
  remembered.set(backend, locks)
  locks.set(lock.limit.subject, backend.now() + lock.waitMs)
  const [oldest] = locks.keys()
  if (locks.size > REMEMBERED && oldest !== undefined) locks.delete(oldest)
}

/** The lock of a `remembered` limit, as far as this process knows; costs no query. */
export function rememberedLock(backend: Backend, limit: Limit): Lock | undefined {
  const locks = remembered.get(backend)
  const until = locks?.get(limit.subject)
  if (until === undefined) return undefined
  const waitMs = until - backend.now()
  if (waitMs > 0) return { limit, waitMs }
  locks?.delete(limit.subject)
  return undefined
}

/** The limit that forbids a try now. Ask it before anything costly; `settleTry` decides. */
export async function lockFor(backend: Backend, limits: readonly Limit[]): Promise<Lock | undefined> {
  for (const limit of limits) {
    const known = rememberedLock(backend, limit)
    if (known) return known
  }
  const subjects = limits.map(({ subject }) => subject)
  const rows = await backend.db.select().from(tries).where(inArray(tries.subject, subjects))
  const lock = lockOf(limits, rows, backend.now())
  remember(backend, lock)
  return lock
}

/** The rows of subjects, locked until the transaction ends, always in the same order. */
function lockRows(tx: Tx, limits: readonly Limit[]): Promise<Row[]> {
  const subjects = limits.map(({ subject }) => subject).toSorted()
  return tx
    .insert(tries)
    .values(subjects.map((subject) => ({ subject, fails: 0, until: 0 })))
    .onConflictDoUpdate({ target: tries.subject, set: { fails: sql`${tries.fails}` } })
    .returning()
}

/**
 * Counts a try by all of its limits, or forgets the earlier ones when it was good. A try that arrives while a limit is
 * used up is not told from any other.
 */
export async function settleTry(backend: Backend, limits: readonly Limit[], good: boolean): Promise<Verdict> {
  const verdict = await countTry(backend, limits, good)
  remember(backend, verdict.lock)
  return verdict
}

const countTry = (backend: Backend, limits: readonly Limit[], good: boolean): Promise<Verdict> =>
  transact(backend, (tx) => settleTryIn(tx, limits, good, backend.now()))

/** `settleTry` in a transaction of the caller; remembers no lock. */
export async function settleTryIn(
  tx: Tx,
  limits: readonly Limit[],
  good: boolean,
  now: number,
): Promise<Verdict> {
  const rows = await lockRows(tx, limits)
  const early = lockOf(limits, rows, now)
  if (early) return { good: false, lock: early, left: 0 }
  if (good) {
    const forgiven = limits.filter(({ forgiving }) => forgiving).map(({ subject }) => subject)
    if (forgiven.length > 0) await tx.delete(tries).where(inArray(tries.subject, forgiven))
    return { good, left: 0 }
  }
  const counted = limits.map(({ subject, most, windowMs, lockMs }) => {
    const row = rows.find((known) => known.subject === subject)
    const before = row && now < row.until ? row : { fails: 0, until: now + windowMs }
    const fails = before.fails + 1
    return { subject, fails, until: fails >= most ? now + lockMs : before.until }
  })
  await tx
    .insert(tries)
    .values(counted)
    .onConflictDoUpdate({
      target: tries.subject,
      set: { fails: sql`excluded.fails`, until: sql`excluded.until` },
    })
  const lock = lockOf(limits, counted, now)
  return {
    good,
    left: Math.max(0, (limits[0]?.most ?? 0) - (counted[0]?.fails ?? 0)),
    ...(lock && { lock }),
  }
}

/** Forgets the tries of a subject and of all subjects below it. */
export async function forgetTries(tx: Tx, subject: string): Promise<void> {
  const below = sql`starts_with(${tries.subject}, ${`${subject}\n`})`
  await tx.delete(tries).where(or(sql`${tries.subject} = ${subject}`, below))
}

/** Deletes what means nothing any more. */
export async function dropOldTries({ db, now }: Backend): Promise<void> {
  await db.delete(tries).where(lte(tries.until, now()))
  await db.delete(knownDevices).where(lte(knownDevices.until, now()))
}
