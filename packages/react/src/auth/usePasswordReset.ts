import { type ResetPasswordOptions, requestPasswordCode, resetPassword } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Returns a mutation that mails a code to an email account; `data` holds its expiry and the next resend time, epoch ms (D82). */
export function usePasswordCode() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: { userId: string }) => requestPasswordCode(fandeck, options) })
}

/** Returns a mutation that replaces a forgotten password and ends all sessions of the account (D82). */
export function useResetPassword() {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: ResetPasswordOptions) => resetPassword(fandeck, options) })
}
