import { tokenRefreshWindowMs } from '../constants.ts'
import { expiresAt } from './record.ts'

/** What is to be done before a token is used. */
export type TokenDecision = 'use' | 'refresh' | 'logout'

/**
 * The access-token rule: 60 or more seconds left, use it; up to 60 seconds either side of the expiry, refresh first;
 * later, or when the record names no time, log out.
 *
 * @param now server time, epoch ms
 * @example
 * decideToken({ expired: '2026-11-20 12:00:00' }, clock.now())
 * @see spec §4 access-token rule (S4.6–S4.10, D45)
 */
export function decideToken(record: { expired?: string | undefined } | null, now: number): TokenDecision {
  const end = record ? expiresAt(record) : undefined
  if (end === undefined) return 'logout'
  const left = end - now
  if (left >= tokenRefreshWindowMs) return 'use'
  return left >= -tokenRefreshWindowMs ? 'refresh' : 'logout'
}

/** Whether a saved record counts as logged in when the page loads: strictly more than 60 seconds left (S4.12). */
export function isFreshOnLoad(record: { expired?: string | undefined } | undefined, now: number): boolean {
  const end = record ? expiresAt(record) : undefined
  return end !== undefined && end - now > tokenRefreshWindowMs
}
