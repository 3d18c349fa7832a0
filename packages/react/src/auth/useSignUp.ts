import { type SignUpOptions, signUp } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Signs up with an email address; logging in is the next step. */
export function useSignUp() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: SignUpOptions) => signUp(fandeck, options) })
}
