import { tokenRefreshWindowMs } from '../constants.ts'
import { expiresAt } from './record.ts'

/** The action to take before a token is used. */
export type TokenDecision = 'use' | 'refresh' | 'logout'

/**
 * Applies the access-token rule: use the token with 60 or more seconds left, refresh it within 60 seconds of the expiry
 * on either side, and log out later or when the record has no readable time.
 *
 * @param now server time, epoch ms
 * @example
 * decideToken({ expired: '2026-11-20 12:00:00' }, clock.now())
 * @see S4.6–S4.10, D45
 */
export function decideToken(record: { expired?: string | undefined } | null, now: number): TokenDecision {
  const end = record ? expiresAt(record) : undefined
  if (end === undefined) return 'logout'
  const left = end - now
  if (left >= tokenRefreshWindowMs) return 'use'
  return left >= -tokenRefreshWindowMs ? 'refresh' : 'logout'
}

/** Returns whether a saved record counts as signed in on load: more than 60 seconds left (S4.12). */
export function isFreshOnLoad(record: { expired?: string | undefined } | undefined, now: number): boolean {
  const end = record ? expiresAt(record) : undefined
  return end !== undefined && end - now > tokenRefreshWindowMs
}
