import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { jsonOf } from '../kernel/json.ts'
import { type Redeemed, RedeemedReply, Ticket } from './continuation.schema.ts'

const NAME = 'fandeck:continuation'

const Pending = z.object({ ticket: Ticket, redeemed: RedeemedReply })
/** A redeemed link whose purchase still waits for the sign-in. */
export interface PendingContinuation {
  ticket: string
  redeemed: Redeemed
}

/** Keeps a redeemed link in the tab, so that the way to the sign-in and back does not lose it. */
export function keepPending({ platform }: Fandeck, pending: PendingContinuation): void {
  try {
    platform.sessionStorage.setItem(NAME, jsonOf(z.encode(Pending, pending)))
  } catch (error) {
    platform.logger.warn('The continuation could not be stored.', error)
  }
}

/**
 * Returns the redeemed link that this tab keeps, if any.
 *
 * @see D108
 */
export function pendingContinuation({ platform }: Fandeck): PendingContinuation | undefined {
  try {
    const text = platform.sessionStorage.getItem(NAME)
    const found = text ? z.safeParse(Pending, JSON.parse(text)) : undefined
    return found?.success ? found.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Forgets the redeemed link of this tab: its page is open, or its purchase has gone on.
 *
 * @see D108
 */
export function forgetContinuation({ platform }: Fandeck): void {
  try {
    platform.sessionStorage.removeItem(NAME)
  } catch (error) {
    platform.logger.warn('The continuation could not be removed.', error)
  }
}
