import { FandeckError } from '../kernel/errors.ts'

/** The server's codes of the phone-code call, and what the SDK calls them. */
export const phoneCodeErrors = {
  BAD_PHONE: 'auth/bad-phone',
  TOO_SOON: 'auth/too-soon',
  TOO_MANY_TRIES: 'auth/too-many-tries',
}

const SIGN_IN_CODES: Record<string, string> = {
  CredentialsSignin: 'auth/credentials',
  CODE_EXPIRED: 'auth/code-expired',
  TOO_MANY_TRIES: 'auth/too-many-tries',
  OAuthCallback: 'auth/oauth-callback',
  OAuthCallbackError: 'auth/oauth-callback',
  OAuthAccountNotLinked: 'auth/account-not-linked',
  AccountNotLinkedError: 'auth/account-not-linked',
  SessionRequired: 'auth/session-required',
}

/** The typed error for the `error` that an auth server puts into its address (D39). */
export const signInError = (error: string, status: number): FandeckError =>
  new FandeckError(SIGN_IN_CODES[error] ?? 'auth/configuration', `The sign-in ended with ${error}.`, {
    serverCode: error,
    status,
  })
