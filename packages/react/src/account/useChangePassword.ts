import { changePassword, checkCurrentPassword } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Changes the password. `data.error` is the server's sentence when it refuses, `data.data.endedSessions` on how many
 * other devices the account was logged out (S7.36).
 */
export function useChangePassword() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { current: string; next: string }) => changePassword(fandeck, options),
  })
}

/** Asks whether a password is the member's own; `data.error` as `useChangePassword` has it (S7.37). */
export function useCheckPassword() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { current: string }) => checkCurrentPassword(fandeck, options),
  })
}
