import type { Fandeck } from '../client.ts'
import { isFandeckError } from '../kernel/errors.ts'
import type { AuthLogCode } from './auth.errors.ts'
import type { AuthProviders, AuthSession } from './auth.schema.ts'
import { getCsrf, getProviders, getSession, postLog } from './auth.server.ts'

/**
 * Reports a failure of the auth client to the developer and the auth server. The report contains only the name of the
 * failure: no address, token or user input (S7.65).
 */
export function logAuthFailure(fandeck: Fandeck, code: AuthLogCode, error: unknown): void {
  const details = isFandeckError(error) ? error.code : 'unknown'
  fandeck.platform.logger.error(code, details)
  postLog(fandeck, { level: 'error', code, details })
}

async function orNothing<T>(fandeck: Fandeck, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    logAuthFailure(fandeck, 'CLIENT_FETCH_ERROR', error)
    return undefined
  }
}

/** Returns the auth server's session (S7.59); `undefined` when signed out or after a logged failure (S8.17). */
export const getAuthSession = (fandeck: Fandeck): Promise<AuthSession | undefined> =>
  orNothing(fandeck, getSession(fandeck))

/** Returns the CSRF token for the auth server's forms (S7.60); `undefined` after a logged failure (S8.17). */
export const getCsrfToken = (fandeck: Fandeck): Promise<string | undefined> =>
  orNothing(fandeck, getCsrf(fandeck))

/** Returns the auth server's sign-in providers by id (S7.61); `undefined` after a logged failure (S8.17). */
export const getAuthProviders = (fandeck: Fandeck): Promise<AuthProviders | undefined> =>
  orNothing(fandeck, getProviders(fandeck))
