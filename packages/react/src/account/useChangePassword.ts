import { changePassword, checkCurrentPassword } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns a mutation that changes the password. `data.error` is the server's message after a refusal;
 * `data.data.endedSessions` is the number of sessions ended on other devices.
 *
 * @example
 * const { mutate, data } = useChangePassword()
 * mutate({ current, next })
 * @see S7.36, D64
 */
export function useChangePassword() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { current: string; next: string }) => changePassword(fandeck, options),
  })
}

/** Returns a mutation that checks the member's password; `data.error` as in `useChangePassword` (S7.37). */
export function useCheckPassword() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { current: string }) => checkCurrentPassword(fandeck, options),
  })
}
