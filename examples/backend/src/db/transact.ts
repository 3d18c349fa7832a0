import type { Backend } from '../context.ts'
import type { Tx } from './open.ts'

/** Serialisation failure, deadlock, shutdown by an administrator; and class 08, a lost connection. */
const TRANSIENT = /^(40001|40P01|57P01|08...)$/
const ATTEMPTS = 3

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return TRANSIENT.test(code) || isTransient(error.cause)
}

/** Runs a transaction, again when the database itself asks for it; `work` must therefore have no other effects. */
export async function transact<T>(backend: Backend, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await backend.db.transaction(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
    }
  }
}
