import { requestIdentity } from '@fandeck/sdk/account'
import { useCall } from '../internal/use-call.ts'

/**
 * Returns a mutation that begins an identity check; navigate to `data.data.url`. `data.error` is the server's message
 * after a refusal.
 *
 * @see D86, D64
 */
export const useRequestIdentity = () => useCall(requestIdentity)
