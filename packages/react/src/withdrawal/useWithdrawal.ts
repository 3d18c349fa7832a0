import {
  requestWithdrawalCode,
  type Withdrawal,
  type WithdrawOptions,
  withdraw,
} from '@fandeck/sdk/withdrawal'
import { useMutation } from '@tanstack/react-query'
import { useCall } from '../internal/use-call.ts'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { withdrawalQuery } from './withdrawal.queries.ts'

/** Fetches what the member loses by a withdrawal, and the ways to prove who they are (S7.55, D37). */
export const useWithdrawal = <Selected = Withdrawal>(options: WithQuery<Withdrawal, Selected> = {}) =>
  useOwnQuery(withdrawalQuery, options)

/**
 * Returns a mutation that sends a code to the member's own phone or address; `data.error` is the server's message
 * after a refusal (S7.53, S7.54, D64).
 */
export const useWithdrawalCode = () => useCall(requestWithdrawalCode)

/** Returns a mutation that closes the account; one at a time, `data.error` as in `useWithdrawalCode` (S7.51, S7.52). */
export function useWithdraw() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (proof: WithdrawOptions) => withdraw(fandeck, proof),
    scope: { id: 'fandeck-withdraw' },
  })
}
