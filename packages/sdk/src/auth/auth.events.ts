import type { LoginType } from '../session/token-claims.ts'

/** Events of the auth client. */
export interface AuthEvents {
  /** Emitted when a fan has signed in through this page (S4.18). */
  'auth:signed-in': { loginType: LoginType }
  /** Emitted when the fan has signed out on this page and the other tabs have been notified. */
  'auth:signed-out': Record<never, never>
}
