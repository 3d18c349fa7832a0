import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Timers } from '../kernel/platform.ts'

const WAITS_MS = [300, 900]

/**
 * Retries a call after a retryable failure, at most twice, after 0.3 s and 0.9 s. Retries only reads and writes with an
 * Idempotency-Key (`safe`). `helps` can veto the retry of a particular failure.
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
