import { type AuthSession, finishSignIn, requestPhoneCode, signIn, signOut } from '@fandeck/sdk/auth'
import { useCall } from '../internal/use-call.ts'

/** Returns a mutation that requests a phone code; `data` holds its expiry and the next resend time, epoch ms (D3). */
export const usePhoneCode = () => useCall(requestPhoneCode)

/** Returns a mutation that signs in; Google and Kakao leave the page (S7.62). */
export const useSignIn = () => useCall(signIn)

/** Returns a mutation that completes a sign-in on the page that Google or Kakao redirects to. */
export const useFinishSignIn = () => useCall<void, AuthSession>(finishSignIn)

/** Returns a mutation that signs out here and in the other tabs (S4.17, S7.64). */
export const useSignOut = () => useCall<void, void>(signOut)
