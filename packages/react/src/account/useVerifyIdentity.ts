import { verifyIdentity } from '@fandeck/sdk/account'
import { useCall } from '../internal/use-call.ts'

/**
 * Returns a mutation that submits an identity check and renews the session. `data.error` is the server's message after
 * a refusal; `error` is an outage, after which the same `verificationId` can be submitted again.
 *
 * @see S7.49, S7.50, D64
 */
export const useVerifyIdentity = () => useCall(verifyIdentity)
