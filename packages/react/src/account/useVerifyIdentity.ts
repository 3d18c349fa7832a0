import { verifyIdentity } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Hands the receipt of an identity check to the server and renews the session. */
export function useVerifyIdentity() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: { impUid: string }) => verifyIdentity(fandeck, options) })
}
