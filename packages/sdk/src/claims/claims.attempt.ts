import type { Fandeck } from '../client.ts'
import { isFandeckError } from '../kernel/errors.ts'

/** Keys of attempts whose answer has not come. */
const unanswered = new WeakMap<Fandeck, string>()

/**
 * Sends a claim under the Idempotency-Key of this attempt. A fan whose answer was lost, or who has closed the scanner
 * before it came, scans the card again: under the same key the server gives it again, and does not say that its code
 * is used.
 */
export async function attempt<T>(fandeck: Fandeck, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(fandeck) ?? fandeck.platform.random.uuid()
  unanswered.set(fandeck, key)
  try {
    const answer = await send(key)
    unanswered.delete(fandeck)
    return answer
  } catch (error) {
    if (isFandeckError(error) && error.serverCode !== undefined) unanswered.delete(fandeck)
    throw error
  }
}
