import { finishSignIn, requestPhoneCode, type SignInOptions, signIn, signOut } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Asks for a phone code; `data` says until when it holds and from when another may be asked for. */
export function usePhoneCode() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: { phone: string }) => requestPhoneCode(fandeck, options) })
}

/** Signs in; Google and Kakao leave the page. */
export function useSignIn() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: SignInOptions) => signIn(fandeck, options) })
}

/** Takes over the session on the page that Google or Kakao has come back to. */
export function useFinishSignIn() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: () => finishSignIn(fandeck) })
}

/** Signs out here and in the other tabs. */
export function useSignOut() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: () => signOut(fandeck) })
}
