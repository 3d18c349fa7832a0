import type { PasswordChange } from './account.password.ts'

/** Events of the member's account. */
export interface AccountEvents {
  /** Emitted when this page has changed the password; sessions on other devices have ended. */
  'account:password-changed': PasswordChange
}
