import type { LoginType } from '../session/token-claims.ts'

/** What the auth client tells. */
export interface AuthEvents {
  /** Somebody has signed in through the login button of this page (S4.18). */
  'auth:signed-in': { loginType: LoginType }
  /** The fan has signed out here; other tabs have been told. */
  'auth:signed-out': Record<never, never>
}
