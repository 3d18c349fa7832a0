/** The result of a password change. */
export interface PasswordChange {
  /** Number of sessions ended on other devices; `undefined` when the server does not report it. */
  endedSessions: number | undefined
}

/** Events of the member's account. */
export interface AccountEvents {
  /** Emitted when this page has changed the password; sessions on other devices have ended. */
  'account:password-changed': PasswordChange
}
