import { verifyIdentity } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns a mutation that submits an identity check and renews the session. `data.error` is the server's message after
 * a refusal; `error` is an outage, after which the same `verificationId` can be submitted again.
 *
 * @see S7.49, S7.50, D64
 */
export function useVerifyIdentity() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { verificationId: string }) => verifyIdentity(fandeck, options),
  })
}
