/**
 * Signing up, in and out, and the session of the auth server.
 *
 * @module
 */
export type { AuthErrorCode } from './auth.errors.ts'
export { AUTH_SERVER_CODES, type AuthLogCode, type AuthServerCode, signInError } from './auth.errors.ts'
export type { AuthEvents } from './auth.events.ts'
export {
  type ResetPasswordOptions,
  requestPasswordCode,
  requestSignUpCode,
  resetPassword,
} from './auth.mail.ts'
export { goToSignIn } from './auth.navigation.ts'
export { type RecentLogins, recentLogins } from './auth.recent.ts'
export type { AuthProvider, AuthProviders, AuthSession, AuthUser, PhoneCode } from './auth.schema.ts'
export { getAuthProviders, getAuthSession, getCsrfToken } from './auth.session.ts'
export {
  authServerCode,
  type CredentialsOptions,
  finishSignIn,
  type OAuthOptions,
  type SignedIn,
  type SignInOptions,
  type SignInPageOptions,
  signIn,
} from './auth.sign-in.ts'
export { type AuthState, type AuthStatus, createAuthStatus } from './auth.status.ts'
export { requestPhoneCode, type SignUpOptions, signOut, signUp } from './auth.ts'
