import {
  forgetContinuation,
  type PendingContinuation,
  pendingContinuation,
  redeemContinuation,
  takePurchase,
} from '@fandeck/sdk/continuation'
import { keepPurchase } from '@fandeck/sdk/drops'
import { useState } from 'react'
import { useCall } from '../internal/use-call.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns a mutation that redeems the link of another browser. A choice without a purchase is in this tab then; a purchase
 * waits for `useContinuePurchase` (D108).
 */
export function useRedeemContinuation() {
  const { platform } = useFandeck()
  // One for all attempts of this page, so that a repetition is no second use.
  const [ticket] = useState(() => platform.random.uuid())
  return useCall<{ token: string }, PendingContinuation>(async (fandeck, { token }) => {
    const redeemed = await redeemContinuation(fandeck, { token, ticket })
    const { dropId, count, method, purchase } = redeemed
    if (!purchase && dropId !== undefined && count !== undefined && method !== undefined)
      await keepPurchase(fandeck, { dropId, count, method })
    if (!purchase) forgetContinuation(fandeck)
    return { ticket, redeemed }
  })
}

/**
 * Returns a mutation that puts the purchase of a redeemed link into this tab, for the member who began it. Call it after a
 * press; the page of the drop then goes on with the same order (D21, D108).
 */
export const useContinuePurchase = () =>
  useCall<void, void>(async (fandeck) => {
    const pending = pendingContinuation(fandeck)
    if (!pending) return
    await keepPurchase(fandeck, await takePurchase(fandeck, { ticket: pending.ticket }))
    forgetContinuation(fandeck)
  })
