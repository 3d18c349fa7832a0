import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { isOutage } from '../http/envelope.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { decideToken } from '../session/rule.ts'
import { LoginType } from '../session/token-claims.ts'
import { logAuthFailure } from './auth.client.ts'
import { isAuthServerCode, signInError } from './auth.errors.ts'
import { rememberLogin } from './auth.recent.ts'
import type { AuthSession } from './auth.schema.ts'
import { getProviders, getSession, postForm } from './auth.server.ts'
import { tellAuthTabs } from './auth.status.ts'

/** By a code that was sent to a phone, or by an id and its password. `legacy` is an id of the former service that is no email address. */
export type CredentialsOptions = {
  /** Whether this device keeps the name for the next time (S3.8); it does unless told otherwise. */
  remember?: boolean
} & (
  | { provider: 'phone'; phone: string; code: string }
  | { provider: 'password'; userId: string; password: string; loginType?: 'email' | 'legacy' }
)

/** By another service: the page leaves, and comes back to `callbackUrl`, where `finishSignIn` takes over. */
export interface OAuthOptions {
  provider: 'google' | 'kakao'
  /** An address of this origin; the page itself when left out. */
  callbackUrl?: string
}

/** What `signIn` needs for each provider. */
export type SignInOptions = CredentialsOptions | OAuthOptions

const isOAuth = (options: SignInOptions): options is OAuthOptions =>
  options.provider === 'google' || options.provider === 'kakao'

const fieldsOf = (options: CredentialsOptions): Record<string, string> =>
  options.provider === 'phone'
    ? { phone: options.phone, auth_num: options.code }
    : {
        mbr_id: options.userId,
        pwd: options.password,
        login_type: z.encode(LoginType, options.loginType ?? 'email'),
      }

/** The page without its query: an `error` there must not come back and read as this sign-in's. */
function pageOf(fandeck: Fandeck): string {
  const { origin = '', pathname = '/' } = fandeck.platform.location() ?? {}
  return origin + pathname
}

/**
 * Sends the fan to the sign-in page of the auth server, which leads on to the site's own.
 *
 * @param error why, such as `SessionRequired` (S2.21)
 */
export function goToSignIn(fandeck: Fandeck, { error }: { error?: string } = {}): void {
  const callbackUrl = fandeck.platform.location()?.href ?? '/'
  const query = new URLSearchParams({ ...(error && { error }), callbackUrl })
  fandeck.platform.navigate(`${fandeck.authUrl}/signin?${query}`)
}

async function checkProvider(fandeck: Fandeck, provider: string): Promise<void> {
  const providers = await getProviders(fandeck).catch((error: unknown) => {
    logAuthFailure(fandeck, 'CLIENT_FETCH_ERROR', error)
    // No answer is not the answer that there is none: the fan keeps the page and what was typed (D55).
    throw error
  })
  if (Object.keys(providers).length === 0) {
    fandeck.platform.navigate(`${fandeck.authUrl}/error?error=Configuration`)
    throw new FandeckError('auth/no-providers', 'The auth server offers no way to sign in.')
  }
  if (!Object.hasOwn(providers, provider)) {
    goToSignIn(fandeck)
    throw new FandeckError('auth/unknown-provider', `The auth server does not offer ${provider}.`)
  }
}

/** The address that a form has led to; throws what is wrong with it. */
function landingOf(
  here: string,
  { status, data }: { status: number; data: { url?: string | null | undefined } },
) {
  const landed = new URL(data.url ?? here, 'https://fandeck.invalid')
  const error = landed.searchParams.get('error')
  // Auth.js says CredentialsSignin for every refusal, and in `code` which one.
  const refusal = landed.searchParams.get('code') ?? ''
  if (error) throw signInError(/^[A-Z_]+$/.test(refusal) ? refusal : error, status)
  // A rejected csrf token comes back as a good-looking address without any `error`.
  if (landed.searchParams.has('csrf')) throw signInError('MissingCSRF', status)
  if (!data.url && isOutage(status)) {
    throw new FandeckError('http/bad-reply', 'The auth server is out of order.', { status, retryable: true })
  }
  if (status >= 400) throw signInError('Configuration', status)
  return landed
}

async function takeOver(
  fandeck: Fandeck,
  username: string | undefined,
  remember = true,
): Promise<AuthSession> {
  const session = await getSession(fandeck)
  if (!session) throw new FandeckError('auth/no-session', 'The auth server signed in, then knew nobody.')
  if (decideToken(session.token, fandeck.clock.now()) === 'logout') {
    throw new FandeckError('auth/no-session', 'The session is over.')
  }
  const { user, token } = session
  fandeck.session.begin(token)
  fandeck.session.setUser({
    memberId: user.memberId,
    nickname: user.nickname,
    accountType: user.accountType,
    walletLinked: user.walletLinked,
  })
  rememberLogin(fandeck, user.loginType, remember ? (username ?? user.memberId) : undefined)
  fandeck.events.emit('auth:signed-in', { loginType: user.loginType })
  tellAuthTabs(fandeck)
  return session
}

/**
 * Signs in. Credentials end with the session that the auth server has sealed (D2); Google and Kakao leave the page,
 * so nothing comes back, and the page that they return to calls `finishSignIn`.
 *
 * @throws `auth/credentials`, `auth/code-expired`, `auth/too-many-tries`, `auth/unknown-provider` (the sign-in page
 * opens, S2.19), `auth/no-providers` (the error page opens, S2.20), `auth/configuration`; in an outage a retryable
 * `http/…` error, and the page stays (D55)
 * @example
 * await signIn(fandeck, { provider: 'phone', phone: '01024814821', code: '123456' })
 */
export function signIn(fandeck: Fandeck, options: CredentialsOptions): Promise<AuthSession>
export function signIn(fandeck: Fandeck, options: SignInOptions): Promise<AuthSession | undefined>
export async function signIn(fandeck: Fandeck, options: SignInOptions): Promise<AuthSession | undefined> {
  await checkProvider(fandeck, options.provider)
  const here = pageOf(fandeck)
  if (isOAuth(options)) {
    const callbackUrl = options.callbackUrl ?? here
    const reply = await postForm(fandeck, `signin/${options.provider}`, { callbackUrl })
    fandeck.platform.navigate(landingOf(here, reply).href)
    return undefined
  }
  const fields = { ...fieldsOf(options), callbackUrl: here }
  landingOf(here, await postForm(fandeck, `callback/${options.provider}`, fields))
  const username = options.provider === 'phone' ? options.phone : options.userId
  return takeOver(fandeck, username, options.remember)
}

/**
 * Takes over the session on the page that Google or Kakao has come back to. Call it there only: it logs in whoever
 * the auth server still knows.
 *
 * @throws `auth/no-session` when the auth server knows nobody
 */
export const finishSignIn = (fandeck: Fandeck): Promise<AuthSession> => takeOver(fandeck, undefined)

/** Whether an error says that the auth server itself is set up wrongly, and with which of its codes (S8.15, S8.16). */
export const authServerCode = (error: unknown) =>
  isFandeckError(error) && error.serverCode !== undefined && isAuthServerCode(error.serverCode)
    ? error.serverCode
    : undefined
