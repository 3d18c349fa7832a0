import { requestPasswordCode, resetPassword } from '@fandeck/sdk/auth'
import { useCall } from '../internal/use-call.ts'

/** Returns a mutation that mails a code to an email account; `data` holds its expiry and the next resend time, epoch ms (D82). */
export const usePasswordCode = () => useCall(requestPasswordCode)

/** Returns a mutation that replaces a forgotten password and ends all sessions of the account (D82). */
export const useResetPassword = () => useCall(resetPassword)
