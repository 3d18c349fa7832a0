import { requestSignUpCode, type SignUpOptions, signUp } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Returns a mutation that creates an account with an email address; it does not sign in (D3b). */
export function useSignUp() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: SignUpOptions) => signUp(fandeck, options) })
}

/** Returns a mutation that mails the code of a sign-up; `data` holds its expiry and the next resend time, epoch ms (D82). */
export function useSignUpCode() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: { userId: string }) => requestSignUpCode(fandeck, options) })
}
