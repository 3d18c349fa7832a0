import type { Backend } from '../context.ts'
import type { Tx } from './open.ts'
import { isTransient, retryingAfter, some, wroteNothing } from './retry.ts'

/** The disk of the database or of this process is full; nothing is written until an operator makes room. */
const FULL = /^(53100|ENOSPC)$/
/** The driver reports no code for a pool without a free connection, or for a server that does not accept one. */
const NOT_CONNECTED = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]
/** Returns whether an error comes from a database that is away, as during a failover, or has no room. */
export const isDatabaseAway = (error: unknown): boolean =>
  isTransient(error) || some(error, (code, message) => FULL.test(code) || NOT_CONNECTED.includes(message))

/** Returns whether an error is a value of a unique column that another row has. */
export const isDuplicate = (error: unknown): boolean => some(error, (code) => code === '23505')

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
