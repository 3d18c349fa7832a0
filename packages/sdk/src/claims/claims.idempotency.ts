import type { Fandeck } from '../client.ts'
import { isFandeckError } from '../kernel/errors.ts'

/** The keys of claims without an answer. */
const unanswered = new WeakMap<Fandeck, string>()

/**
 * Sends a claim with an Idempotency-Key that stays the same until the server has answered. When the answer is lost, or
 * the fan closes the scanner before it arrives, the next scan sends the same key and receives the card that the server
 * already issued instead of `claims/code-used`.
 */
export async function withIdempotencyKey<T>(fandeck: Fandeck, send: (key: string) => Promise<T>): Promise<T> {
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
