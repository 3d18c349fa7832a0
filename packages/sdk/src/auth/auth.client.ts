import type { Fandeck } from '../client.ts'
import { isFandeckError } from '../kernel/errors.ts'
import type { AuthLogCode } from './auth.errors.ts'
import type { AuthProviders, AuthSession } from './auth.schema.ts'
import { getCsrf, getProviders, getSession, postLog } from './auth.server.ts'

/**
 * Tells the developer and the auth server of a failure of this client (S7.65). What is told is the name of the
 * failure alone, never an address, a token or anything that a fan has typed.
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

/** Who is signed in at the auth server (S7.59); `undefined` for nobody, and for a failure, which is logged (S8.17). */
export const getAuthSession = (fandeck: Fandeck): Promise<AuthSession | undefined> =>
  orNothing(fandeck, getSession(fandeck))

/** The token that forms of the auth server need (S7.60); `undefined` for a failure, which is logged (S8.17). */
export const getCsrfToken = (fandeck: Fandeck): Promise<string | undefined> =>
  orNothing(fandeck, getCsrf(fandeck))

/** The ways to sign in that the auth server offers, by id (S7.61); `undefined` for a failure, which is logged (S8.17). */
export const getAuthProviders = (fandeck: Fandeck): Promise<AuthProviders | undefined> =>
  orNothing(fandeck, getProviders(fandeck))
