import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/**
 * As a column of a statement: it commits without waiting for the disk, so that its locks are free at once. Nobody may
 * be told of it before a flush that was asked for afterwards.
 */
export const WITHOUT_WAITING = sql`set_config('synchronous_commit', 'off', true)`

/** Runs `work` for all who ask while it runs already: once more, when it has ended, for all of them together. */
export function sharing(work: () => Promise<unknown>): () => Promise<void> {
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
 * Puts on the disk what has been committed so far. A commit that waits for the disk holds its row meanwhile, so a hot
 * row could be changed once in each write of the disk; with this one many changes of it share a write.
 *
 * @example
 * await reserve(wishes) // has committed, without waiting
 * await flush() // now it is kept, whatever breaks
 */
export const sharedFlush = (db: Db): (() => Promise<void>) =>
  // A transaction that has something to write, and waits; what was committed before it lies before it in the log.
  sharing(() => db.execute(sql`select pg_logical_emit_message(true, 'fandeck', '')`))
