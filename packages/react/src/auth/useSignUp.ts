import { requestSignUpCode, signUp } from '@fandeck/sdk/auth'
import { useCall } from '../internal/use-call.ts'

/** Returns a mutation that creates an account with an email address; it does not sign in (D3b). */
export const useSignUp = () => useCall(signUp)

/** Returns a mutation that mails the code of a sign-up; `data` holds its expiry and the next resend time, epoch ms (D82). */
export const useSignUpCode = () => useCall(requestSignUpCode)
