import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../context.ts'
import type { Tx } from './open.ts'

/** Serialisation failure, deadlock, a server that shuts down, crashes or starts; and class 08, a lost connection. */
const TRANSIENT = /^(40001|40P01|57P0[123]|08...|ECONNRESET|ECONNREFUSED|EPIPE)$/
/** The driver has no code for a connection that ends in the middle of an answer. */
const CUT = 'Connection terminated unexpectedly'
/** Waits before the second, third and fourth try, ms. */
const WAITS_MS = [20, 200, 1000]

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return TRANSIENT.test(code) || error.message === CUT || isTransient(error.cause)
}

/** Does work again when the database itself asks for it; what is done twice must be the same as once. */
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

/** Runs a transaction, again when the database itself asks for it; `work` must therefore have no other effects. */
export const transact = <T>({ db }: Backend, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retrying(() => db.transaction(work))
