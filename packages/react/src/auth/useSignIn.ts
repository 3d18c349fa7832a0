import { finishSignIn, requestPhoneCode, type SignInOptions, signIn, signOut } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Returns a mutation that requests a phone code; `data` holds its expiry and the next resend time, epoch ms (D3). */
export function usePhoneCode() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: { phone: string }) => requestPhoneCode(fandeck, options) })
}

/** Returns a mutation that signs in; Google and Kakao leave the page (S7.62). */
export function useSignIn() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: SignInOptions) => signIn(fandeck, options) })
}

/** Returns a mutation that completes a sign-in on the page that Google or Kakao redirects to. */
export function useFinishSignIn() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: () => finishSignIn(fandeck) })
}

/** Returns a mutation that signs out here and in the other tabs (S4.17, S7.64). */
export function useSignOut() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: () => signOut(fandeck) })
}
