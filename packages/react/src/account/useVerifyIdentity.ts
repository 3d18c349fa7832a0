import { verifyIdentity } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Hands the receipt of an identity check to the server and renews the session. `data.error` is the server's sentence
 * when it refuses; `error` is an outage, after which the same receipt may be handed over again (D64).
 */
export function useVerifyIdentity() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { verificationId: string }) => verifyIdentity(fandeck, options),
  })
}
