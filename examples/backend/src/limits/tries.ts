import { inArray, lte, or, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { deleteInSlices } from '../db/slices.ts'
import { transact } from '../db/transact.ts'
import { knownDevices, tries } from './tables.ts'

/** The maximum of failed attempts of a subject in a window, and the lock after the last of them. */
export interface Limit {
  subject: string
  most: number
  windowMs: number
  lockMs: number
  /** Whether a success resets the count; not for addresses, which many people share. */
  forgiving: boolean
  /** Set for subjects that no operator unlocks, so that each process can cache the lock without a query. */
  remembered?: true
}

/** A limit that is used up, and the end of its lock. */
export interface Lock {
  limit: Limit
  waitMs: number
}

/** The outcome of an attempt. */
export interface Verdict {
  good: boolean
  lock?: Lock
  /** The lock that was on before; the attempt was not counted. */
  before?: Lock
  /** The remaining attempts of the first limit. */
  left: number
}

type Row = typeof tries.$inferSelect

const MINUTE = 60_000

/** Returns the name of a subject; `forgetTries` resets all subjects with the same leading parts. */
export const subjectOf = (...parts: readonly string[]): string => parts.join('\n')

/** Five wrong passwords lock for five minutes. */
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

/** The cached locks of `remembered` limits by subject, epoch ms; bounded. */
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

/** Returns the cached lock of a `remembered` limit; runs no query. */
export function rememberedLock(backend: Backend, limit: Limit): Lock | undefined {
  const locks = remembered.get(backend)
  const until = locks?.get(limit.subject)
  if (until === undefined) return undefined
  const waitMs = until - backend.now()
  if (waitMs > 0) return { limit, waitMs }
  locks?.delete(limit.subject)
  return undefined
}

/** Returns the limit that locks an attempt. A cheap check before expensive work; `settleTry` decides. */
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

/** Locks the rows of subjects, always in the same order. */
function lockRows(tx: Tx, limits: readonly Limit[]): Promise<Row[]> {
  const subjects = limits.map(({ subject }) => subject).toSorted()
  return tx
    .insert(tries)
    .values(subjects.map((subject) => ({ subject, fails: 0, until: 0 })))
    .onConflictDoUpdate({ target: tries.subject, set: { fails: sql`${tries.fails}` } })
    .returning()
}

/**
 * Counts an attempt under all of its limits, or resets them after a success. Treats every attempt during a lock
 * alike.
 */
export async function settleTry(backend: Backend, limits: readonly Limit[], good: boolean): Promise<Verdict> {
  const verdict = await countTry(backend, limits, good)
  remember(backend, verdict.lock)
  return verdict
}

const countTry = (backend: Backend, limits: readonly Limit[], good: boolean): Promise<Verdict> =>
  transact(backend, (tx) => settleTryIn(tx, limits, good, backend.now()))

/** `settleTry` inside a transaction of the caller; caches no lock. */
export async function settleTryIn(
  tx: Tx,
  limits: readonly Limit[],
  good: boolean,
  now: number,
): Promise<Verdict> {
  const rows = await lockRows(tx, limits)
  const early = lockOf(limits, rows, now)
  if (early) return { good: false, lock: early, before: early, left: 0 }
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

/** Resets a subject and all subjects below it. */
export async function forgetTries(tx: Tx, subject: string): Promise<void> {
  const below = sql`starts_with(${tries.subject}, ${`${subject}\n`})`
  await tx.delete(tries).where(or(sql`${tries.subject} = ${subject}`, below))
}

/** Deletes expired rows, in slices. */
export async function dropOldTries({ db, now }: Backend, ending?: AbortSignal): Promise<void> {
  for (const table of [tries, knownDevices]) await deleteInSlices(db, table, lte(table.until, now()), ending)
}
