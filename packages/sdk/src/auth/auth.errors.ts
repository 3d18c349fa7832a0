import { FandeckError } from '../kernel/errors.ts'

/** The server's codes of the phone-code call, and what the SDK calls them. */
export const phoneCodeErrors = {
  BAD_PHONE: 'auth/bad-phone',
  TOO_SOON: 'auth/too-soon',
  TOO_MANY_TRIES: 'auth/too-many-tries',
} as const

/** The server's codes of the sign-up, and what the SDK calls them. */
export const joinErrors = {
  BAD_USER_ID: 'auth/bad-user-id',
  WEAK_PASSWORD: 'auth/weak-password',
  TERMS_REQUIRED: 'auth/terms-required',
  USER_ID_TAKEN: 'auth/user-id-taken',
} as const

/** The server's codes of the hand-over and the SDK's names for them. */
export const handoverErrors = {
  ORIGIN_NOT_ALLOWED: 'auth/origin-not-allowed',
  HANDOVER_INVALID: 'auth/handover-invalid',
} as const

/** Codes of the auth library that mean a server is set up wrongly; no fan can do anything about them (S8.15, S8.16). */
export const AUTH_SERVER_CODES = [
  'NO_SECRET',
  'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  'EMAIL_REQUIRES_ADAPTER_ERROR',
  'MISSING_ADAPTER_METHODS_ERROR',
  'CALLBACK_CREDENTIALS_JWT_ERROR',
  'INVALID_CALLBACK_URL_ERROR',
  'MISSING_NEXTAUTH_API_ROUTE_ERROR',
  'OAuthCallbackError',
  'AccountNotLinkedError',
] as const
/** A code of the auth library, as `serverCode` of an error may hold it. */
export type AuthServerCode = (typeof AUTH_SERVER_CODES)[number]

/** Whether a text is one of the library's codes. */
export const isAuthServerCode = (text: string): text is AuthServerCode =>
  AUTH_SERVER_CODES.some((code) => code === text)

/** What this client writes into the auth server's log (S8.17, S8.18). */
export type AuthLogCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'

/** Codes of signing up, in and out. */
export type AuthErrorCode =
  | (typeof phoneCodeErrors)[keyof typeof phoneCodeErrors]
  | (typeof joinErrors)[keyof typeof joinErrors]
  | (typeof handoverErrors)[keyof typeof handoverErrors]
  | 'auth/account-not-linked'
  | 'auth/code-expired'
  | 'auth/configuration'
  | 'auth/credentials'
  | 'auth/no-providers'
  | 'auth/no-session'
  | 'auth/oauth-callback'
  | 'auth/session-required'
  | 'auth/unknown-provider'
  | 'auth/window-blocked'
  | 'auth/window-closed'

/** What the codes of signing in carry. */
export interface AuthErrorDetails {
  /** From when another code may be requested, epoch ms. */
  'auth/too-soon': { resendAt: number }
}

const SIGN_IN_CODES = new Map<string, AuthErrorCode>([
  ['CredentialsSignin', 'auth/credentials'],
  ['CODE_EXPIRED', 'auth/code-expired'],
  ['TOO_MANY_TRIES', 'auth/too-many-tries'],
  ['OAuthSignin', 'auth/oauth-callback'],
  ['OAuthCallback', 'auth/oauth-callback'],
  ['OAuthCallbackError', 'auth/oauth-callback'],
  ['Callback', 'auth/oauth-callback'],
  ['AccessDenied', 'auth/oauth-callback'],
  ['OAuthAccountNotLinked', 'auth/account-not-linked'],
  ['AccountNotLinked', 'auth/account-not-linked'],
  ['AccountNotLinkedError', 'auth/account-not-linked'],
  ['SessionRequired', 'auth/session-required'],
])

/**
 * The typed error for the `error` that an auth server puts into an address, for pages that it sends fans to (D39).
 *
 * @example
 * const error = new URLSearchParams(location.search).get('error')
 * if (error) show(signInError(error).code)
 */
export const signInError = (error: string, status?: number): FandeckError =>
  new FandeckError(SIGN_IN_CODES.get(error) ?? 'auth/configuration', `The sign-in ended with ${error}.`, {
    serverCode: error,
    status,
  })
