import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db, Tx } from './open.ts'
import { transact } from './transact.ts'

/**
 * A column that makes a statement commit without waiting for the disk, so that it releases its locks immediately.
 * Reply only after a flush that starts after the commit.
 */
export const ASYNC_COMMIT = sql`set_config('synchronous_commit', 'off', true)`

/** Coalesces calls: callers during a run of `work` share the next run. */
export function coalesced(work: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  async function begin(): Promise<void> {
    await last.catch(() => {})
    next = undefined
    last = work()
    await last
  }
  return () => {
    next ??= begin()
    return next
  }
}

/**
 * Writes everything committed so far to disk. A commit that waits for the disk keeps its row locks, so a hot row
 * could change once per disk write; with this function many changes share one write.
 *
 * @example
 * await reserve(requests) // committed, not yet durable
 * await flush() // durable
 */
export const sharedFlush = (db: Db): (() => Promise<void>) =>
  // A small synchronous commit; earlier commits precede it in the write-ahead log.
  coalesced(() => db.execute(sql`select pg_logical_emit_message(true, 'fandeck', '')`))

const flushes = new WeakMap<Db, () => Promise<void>>()

/** Resolves once the disk has what was committed before; concurrent callers share a write. */
export function flushed(db: Db): Promise<void> {
  const flush = flushes.get(db) ?? sharedFlush(db)
  flushes.set(db, flush)
  return flush()
}

/**
 * Runs a transaction as `transact` does, which keeps its locks while it runs, but not until the disk has it; resolves once
 * it has.
 */
export async function transactAndFlush<T>(
  { db }: Pick<Backend, 'db'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await transact({ db }, async (tx) => {
    await tx.execute(sql`select ${ASYNC_COMMIT}`)
    return work(tx)
  })
  await flushed(db)
  return result
}
