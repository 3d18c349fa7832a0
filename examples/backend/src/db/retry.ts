import { setTimeout as pause } from 'node:timers/promises'

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
/** The delays before the second, third and fourth attempt, ms. */
const WAITS_MS = [20, 200, 1000]

/** Whether an error or one of its causes has a code or a message. */
export function some(error: unknown, found: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return found(code, error.message) || some(error.cause, found)
}

/** Whether nothing has been written. */
export const wroteNothing = (error: unknown) => some(error, (code) => NOTHING_WRITTEN.test(code))
/** Whether the same work can succeed later. */
export const isTransient = (error: unknown) =>
  some(
    error,
    (code, message) => NOTHING_WRITTEN.test(code) || PERHAPS_WRITTEN.test(code) || CUT.includes(message),
  )

/** Repeats work after the errors that a condition names, three times. */
export async function retryingAfter<T>(
  isRetried: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
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
