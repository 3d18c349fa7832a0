import type { LoginType } from '../session/token-claims.ts'

/** Events of the auth session: the one of the auth server, behind a cookie of the main site. */
export interface AuthEvents {
  /**
   * Emitted when a fan has completed a sign-in on this page (S4.18). `session:login` comes before it, and also when a
   * session begins in another tab.
   */
  'auth:sign-in-completed': { loginType: LoginType }
  /** Emitted when the fan has signed out on this page and the other tabs have been notified. */
  'auth:signed-out': Record<never, never>
}
