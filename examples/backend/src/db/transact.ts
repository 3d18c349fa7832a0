import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../context.ts'
import type { Tx } from './open.ts'

/**
 * Errors after which nothing has been written: a serialization failure, a deadlock, a server that has become a standby
 * or still starts, a connection that was not made.
 */
const NOTHING_WRITTEN = /^(40001|40P01|25006|57P03|08001|08004|ECONNREFUSED)$/
/** Errors after which a commit can stand: a shutdown, a crash, a lost connection. */
const PERHAPS_WRITTEN = /^(40003|57P0[12]|08...|ECONNRESET|EPIPE|ETIMEDOUT)$/
/**
 * The driver reports no code for a connection that ends during a response, or for the rollback after it, whose error
 * replaces that of the statement.
 */
const CUT: readonly string[] = [
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]
/** The disk of the database or of this process is full; nothing is written until an operator makes room. */
const FULL = /^(53100|ENOSPC)$/
/** The driver reports no code for a pool without a free connection, or for a server that does not accept one. */
const NOT_CONNECTED = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]
/** The delays before the second, third and fourth attempt, ms. */
const WAITS_MS = [20, 200, 1000]

function some(error: unknown, found: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return found(code, error.message) || some(error.cause, found)
}

const wroteNothing = (error: unknown) => some(error, (code) => NOTHING_WRITTEN.test(code))
const isTransient = (error: unknown) =>
  some(
    error,
    (code, message) => NOTHING_WRITTEN.test(code) || PERHAPS_WRITTEN.test(code) || CUT.includes(message),
  )

/** Returns whether an error comes from a database that is away, as during a failover, or has no room. */
export const isDatabaseAway = (error: unknown): boolean =>
  isTransient(error) || some(error, (code, message) => FULL.test(code) || NOT_CONNECTED.includes(message))

/** Returns whether an error is a value of a unique column that another row has. */
export const isDuplicate = (error: unknown): boolean => some(error, (code) => code === '23505')

async function retryingAfter<T>(isRetried: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const wait = WAITS_MS[attempt]
      if (wait === undefined || !isRetried(error)) throw error
      await pause(wait)
    }
  }
}

/** Retries transient database errors; `work` must be idempotent, because a lost answer can follow a commit. */
export const retrying = <T>(work: () => Promise<T>): Promise<T> => retryingAfter(isTransient, work)

/** Runs a transaction and retries transient errors; `work` must be idempotent and have no other effects. */
export const transact = <T>({ db }: Pick<Backend, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retrying(() => db.transaction(work))

/**
 * Runs a transaction whose repetition would count twice, such as an attempt of a code: retries only errors after which
 * nothing has been written. `work` must have no other effects.
 */
export const transactOnce = <T>({ db }: Pick<Backend, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retryingAfter(wroteNothing, () => db.transaction(work))
