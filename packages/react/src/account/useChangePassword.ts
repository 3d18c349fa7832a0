import { changePassword, checkCurrentPassword } from '@fandeck/sdk/account'
import { useCall } from '../internal/use-call.ts'

/**
 * Returns a mutation that changes the password. `data.error` is the server's message after a refusal;
 * `data.data.endedSessions` is the number of sessions ended on other devices.
 *
 * @example
 * const { mutate, data } = useChangePassword()
 * mutate({ current, next })
 * @see S7.36, D64
 */
export const useChangePassword = () => useCall(changePassword)

/** Returns a mutation that checks the member's password; `data.error` as in `useChangePassword` (S7.37). */
export const useCheckPassword = () => useCall(checkCurrentPassword)
