import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import {
  createContinuationEndpoint,
  redeemContinuationEndpoint,
  takePurchaseEndpoint,
} from './continuation.endpoints.ts'
import { keepPending } from './continuation.memory.ts'
import type { Continuation, ContinuationContent, Redeemed, TakenPurchase } from './continuation.schema.ts'

/**
 * Makes a link for another browser: a page, a choice, and the key of an open purchase. It is valid once, for ten minutes,
 * and carries no session: the other browser signs in itself. The place in the gate belongs to the account (D81), so that
 * the same member finds it there.
 *
 * @throws `continuation/too-many`
 * @example
 * const { token } = await createContinuation(fandeck, { path: '/drops/101', dropId: 101, count: 2 })
 * const address = continuationAddress('https://shop.example/continue', token)
 * @see D108
 */
export const createContinuation = (
  fandeck: Fandeck,
  content: ContinuationContent,
  options?: CallOptions,
): Promise<Continuation> => call(fandeck, createContinuationEndpoint, { body: content }, options)

/**
 * Redeems a link, and keeps in this tab what the way to the sign-in must not lose (`pendingContinuation`). Repeating it
 * with the same ticket is answered alike, so that a lost reply does not use the link up.
 *
 * @param params `ticket`: a UUID that this browser makes up, one for each link
 * @throws `continuation/used` when another browser has redeemed it; `continuation/expired`
 * @example
 * const { path, purchase } = await redeemContinuation(fandeck, { token, ticket: crypto.randomUUID() })
 * @see D108
 */
export const redeemContinuation = publicCall(
  async (
    fandeck: Fandeck,
    { token, ticket }: { token: string; ticket: string },
    options?: CallOptions,
  ): Promise<Redeemed> => {
    const redeemed = await call(fandeck, redeemContinuationEndpoint, { body: { token, ticket } }, options)
    keepPending(fandeck, { ticket, redeemed })
    return redeemed
  },
)

/**
 * Returns the purchase that a redeemed link carries, to the member who began it. Call it after a press of that member;
 * then `keepPurchase` puts it into this tab.
 *
 * @throws `continuation/other-member`, `continuation/expired`; `session/no-session` when no member is signed in
 * @example
 * keepPurchase(fandeck, await takePurchase(fandeck, { ticket }))
 * @see D108
 */
export const takePurchase = (
  fandeck: Fandeck,
  body: { ticket: string },
  options?: CallOptions,
): Promise<TakenPurchase> => call(fandeck, takePurchaseEndpoint, { body }, options)
