import { FandeckError } from '../kernel/errors.ts'

/** Maps the server's codes of the phone-code endpoint to SDK codes. */
export const phoneCodeErrors = {
  BAD_PHONE: 'auth/bad-phone',
  NO_SENDER: 'auth/no-sender',
  TOO_SOON: 'auth/too-soon',
  TOO_MANY_TRIES: 'auth/too-many-tries',
} as const

/** Maps the server's codes of the endpoints that mail a code to SDK codes. */
export const mailCodeErrors = {
  BAD_USER_ID: 'auth/bad-user-id',
  NO_SENDER: 'auth/no-sender',
  TOO_SOON: 'auth/too-soon',
  TOO_MANY_TRIES: 'auth/too-many-tries',
} as const

/** Maps the server's codes of the password-reset endpoint to SDK codes. */
export const resetPasswordErrors = {
  WEAK_PASSWORD: 'auth/weak-password',
  WRONG_CODE: 'auth/wrong-code',
  CODE_EXPIRED: 'auth/code-expired',
  TOO_MANY_TRIES: 'auth/too-many-tries',
} as const

/** Maps the server's codes of the sign-up endpoint to SDK codes. */
export const joinErrors = {
  BAD_USER_ID: 'auth/bad-user-id',
  WEAK_PASSWORD: 'auth/weak-password',
  TERMS_REQUIRED: 'auth/terms-required',
  WRONG_CODE: 'auth/wrong-code',
  CODE_EXPIRED: 'auth/code-expired',
  TOO_MANY_TRIES: 'auth/too-many-tries',
  USER_ID_TAKEN: 'auth/user-id-taken',
} as const

/** Maps the server's codes of `POST /auth/login` to SDK codes. */
export const logInErrors = {
  WRONG_PASSWORD: 'auth/credentials',
  WRONG_CODE: 'auth/wrong-code',
  CODE_EXPIRED: 'auth/code-expired',
  TOO_MANY_TRIES: 'auth/too-many-tries',
  BLOCKED: 'auth/blocked',
  ACCOUNT_NOT_LINKED: 'auth/account-not-linked',
  BAD_PROVIDER_TOKEN: 'auth/oauth-callback',
} as const

/** Maps the server's codes of the handover endpoints to SDK codes. */
export const handoverErrors = {
  ORIGIN_NOT_ALLOWED: 'auth/origin-not-allowed',
  HANDOVER_INVALID: 'auth/handover-invalid',
} as const

/** Codes of the auth library that report a misconfigured server, which a fan cannot fix (S8.15, S8.16). */
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
/** A code of the auth library, found in `serverCode` of an error. */
export type AuthServerCode = (typeof AUTH_SERVER_CODES)[number]

/** Returns whether a text is one of `AUTH_SERVER_CODES`. */
export const isAuthServerCode = (text: string): text is AuthServerCode =>
  AUTH_SERVER_CODES.some((code) => code === text)

/** Codes that this client writes to the auth server's log (S8.17, S8.18). */
export type AuthLogCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'

/** Error codes of signing up, in and out. */
export type AuthErrorCode =
  | (typeof phoneCodeErrors)[keyof typeof phoneCodeErrors]
  | (typeof resetPasswordErrors)[keyof typeof resetPasswordErrors]
  | (typeof joinErrors)[keyof typeof joinErrors]
  | (typeof handoverErrors)[keyof typeof handoverErrors]
  | 'auth/account-not-linked'
  | 'auth/blocked'
  | 'auth/configuration'
  | 'auth/credentials'
  | 'auth/insecure-page'
  | 'auth/no-providers'
  | 'auth/no-session'
  | 'auth/oauth-callback'
  | 'auth/session-required'
  | 'auth/unknown-provider'
  | 'auth/window-blocked'
  | 'auth/window-closed'

/** The `details` of the authentication codes. */
export interface AuthErrorDetails {
  /** The earliest time to request another code, epoch ms. */
  'auth/too-soon': { resendAt: number }
}

const SIGN_IN_CODES = new Map<string, AuthErrorCode>([
  ['CredentialsSignin', 'auth/credentials'],
  ['BLOCKED', 'auth/blocked'],
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
 * Converts the `error` query parameter of an auth-server redirect into a typed error (D39).
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
