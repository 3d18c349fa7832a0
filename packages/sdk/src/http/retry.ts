import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Timers } from '../kernel/platform.ts'

const WAITS_MS = [300, 900]

/**
 * Makes a call again when that is safe and may help: at most twice, after 0.3 s and 0.9 s, and only after a failure
 * that says so. `safe` is true for reads and for writes under an Idempotency-Key; nothing else is ever repeated. `helps` may
 * say that for this failure another try is no use.
 */
export async function withRetry<T>(
  call: () => Promise<T>,
  safe: boolean,
  timers: Timers,
  helps?: (error: FandeckError) => boolean,
): Promise<T> {
  for (const wait of safe ? WAITS_MS : []) {
    try {
      return await call()
    } catch (error) {
      if (!isFandeckError(error) || !error.retryable || error.status === 429 || helps?.(error) === false)
        throw error
      await new Promise<void>((resolve) => timers.setTimeout(resolve, wait))
    }
  }
  return call()
}
