import type { PasswordChange } from './account.password.ts'

/** What the member's own data tells. */
export interface AccountEvents {
  /** The password has been changed here; other devices are logged out. */
  'account:password-changed': PasswordChange
}
