import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../context.ts'
import type { Tx } from './open.ts'

/** Serialization failure, deadlock, server shutdown, crash or start; and class 08, a lost connection. */
const TRANSIENT = /^(40001|40P01|57P0[123]|08...|ECONNRESET|ECONNREFUSED|EPIPE)$/
/** The driver reports no code for a connection that ends during a response. */
const CUT = 'Connection terminated unexpectedly'
/** The delays before the second, third and fourth attempt, ms. */
const WAITS_MS = [20, 200, 1000]

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return TRANSIENT.test(code) || error.message === CUT || isTransient(error.cause)
}

/** Retries transient database errors; `work` must be idempotent. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const wait = WAITS_MS[attempt]
      if (wait === undefined || !isTransient(error)) throw error
      await pause(wait)
    }
  }
}

/** Runs a transaction and retries transient errors; `work` must have no other effects. */
export const transact = <T>({ db }: Backend, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retrying(() => db.transaction(work))
