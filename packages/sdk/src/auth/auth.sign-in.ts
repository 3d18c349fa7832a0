import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { isOutage } from '../http/envelope.ts'
import { settled } from '../http/public-call.ts'
import { typedDigits } from '../input/digits.ts'
import { phoneDigits } from '../input/phone.ts'
import { cleanLine } from '../input/text.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { decideToken } from '../session/rule.ts'
import { LoginType } from '../session/token-claims.ts'
import { isAuthServerCode, signInError } from './auth.errors.ts'
import { callbackOf, goToSignIn, leaveFor, resolved } from './auth.navigation.ts'
import { rememberLogin } from './auth.recent.ts'
import type { AuthSession } from './auth.schema.ts'
import { getProviders, getSession, postForm } from './auth.server.ts'
import { logAuthFailure } from './auth.session.ts'
import { tellAuthTabs } from './auth.status.ts'

/** Signs in by a phone code, or by an id and its password; `legacy` is an id of the former service. */
export type CredentialsOptions = {
  /** Whether this device stores the name for the next sign-in (S3.8). @default true */
  remember?: boolean | undefined
  /** Returned as `url` after a success; the page's own address when absent or unsafe (D52). */
  callbackUrl?: string | undefined
} & (
  | { provider: 'phone'; phone: string; code: string }
  | { provider: 'password'; userId: string; password: string; loginType?: 'email' | 'legacy' | undefined }
)

/** Signs in through another service: leaves the page, and `finishSignIn` completes the sign-in at `callbackUrl`. */
export interface OAuthOptions {
  provider: 'google' | 'kakao'
  /** An address of this origin; the page's own address when absent or unsafe (D52). */
  callbackUrl?: string | undefined
  /** The code of `requestLoginLink`: links the account to the signed-in member instead of signing in (D80). */
  linkCode?: string | undefined
}

/** Opens the sign-in page, because no provider is chosen. */
export interface SignInPageOptions {
  provider?: undefined
  callbackUrl?: string | undefined
}

/** Options of `signIn`, by provider. */
export type SignInOptions = CredentialsOptions | OAuthOptions | SignInPageOptions

/** The result of a successful sign-in: the auth session and the auth server's next address (S7.63). */
export interface SignedIn extends AuthSession {
  ok: true
  /** The HTTP status of the reply. */
  status: number
  url: string
}

const isOAuth = (options: SignInOptions): options is OAuthOptions =>
  options.provider === 'google' || options.provider === 'kakao'

const fieldsOf = (options: CredentialsOptions): Record<string, string> =>
  options.provider === 'phone'
    ? { phone: phoneDigits(options.phone), auth_num: typedDigits(options.code, 6) }
    : {
        mbr_id: cleanLine(options.userId),
        pwd: options.password,
        login_type: z.encode(LoginType, options.loginType ?? 'email'),
      }

async function checkProvider(
  fandeck: Fandeck,
  { provider, callbackUrl }: CredentialsOptions | OAuthOptions,
): Promise<void> {
  const providers = await getProviders(fandeck).catch((error: unknown) => {
    logAuthFailure(fandeck, 'CLIENT_FETCH_ERROR', error)
    // An outage is not an empty provider list: the fan stays on the page and keeps the form's input (D55).
    throw error
  })
  if (Object.keys(providers).length === 0) {
    fandeck.platform.navigate(`${fandeck.authUrl}/error?error=Configuration`)
    throw new FandeckError('auth/no-providers', 'The auth server offers no providers.')
  }
  if (!Object.hasOwn(providers, provider)) {
    goToSignIn(fandeck, { callbackUrl })
    throw new FandeckError('auth/unknown-provider', `The auth server does not offer ${provider}.`)
  }
}

interface FormReply {
  status: number
  data: { url?: string | null | undefined }
}

/** Returns the address that a form led to, or `fallback`; throws the error that the address carries. */
function landingOf(fandeck: Fandeck, { status, data }: FormReply, fallback: string): URL {
  const landed = resolved(fandeck, data.url ?? fallback)
  const error = landed.searchParams.get('error')
  // Auth.js answers every refusal with CredentialsSignin and puts the actual reason into `code`.
  const refusal = landed.searchParams.get('code') ?? ''
  if (data.url && error) throw signInError(/^[A-Z_]+$/.test(refusal) ? refusal : error, status)
  // The server redirects a rejected CSRF token to a regular address without an `error` parameter.
  if (data.url && landed.searchParams.has('csrf')) throw signInError('MissingCSRF', status)
  if (!data.url && isOutage(status)) {
    throw new FandeckError('http/refused', 'The auth server is unavailable.', { status, retryable: true })
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
  if (!session) throw new FandeckError('auth/no-session', 'The auth server has no session after the sign-in.')
  if (decideToken(session.token, fandeck.clock.now()) === 'logout') {
    throw new FandeckError('auth/no-session', 'The session has expired.')
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
  fandeck.events.emit('auth:sign-in-completed', { loginType: user.loginType })
  tellAuthTabs(fandeck)
  return session
}

/**
 * Signs in. Credentials resolve with the session of the auth server (D2). Google and Kakao leave the page, so the
 * promise does not resolve; the page at `callbackUrl` calls `finishSignIn`.
 *
 * @throws `auth/credentials`, `auth/code-expired`, `auth/too-many-tries`, `auth/unknown-provider` (opens the sign-in
 * page, S2.19), `auth/no-providers` (opens the error page, S2.20), `auth/configuration`; in an outage a retryable
 * `http/…` error, and the page stays (D55)
 * @example
 * await signIn(fandeck, { provider: 'phone', phone: '01024814821', code: '123456' })
 * @see S2.19, S2.20, S7.62, S7.63
 */
export function signIn(fandeck: Fandeck, options: CredentialsOptions): Promise<SignedIn>
export function signIn(fandeck: Fandeck, options: SignInOptions): Promise<SignedIn | undefined>
export function signIn(fandeck: Fandeck, options: SignInOptions): Promise<SignedIn | undefined> {
  return settled(() => signInBy(fandeck, options))
}

async function signInBy(fandeck: Fandeck, options: SignInOptions): Promise<SignedIn | undefined> {
  if (options.provider === undefined) {
    goToSignIn(fandeck, options)
    return undefined
  }
  await checkProvider(fandeck, options)
  const callbackUrl = callbackOf(fandeck, options.callbackUrl)
  if (isOAuth(options)) {
    const { provider, linkCode: link } = options
    const reply = await postForm(fandeck, `signin/${provider}`, { callbackUrl, ...(link && { link }) })
    leaveFor(fandeck, landingOf(fandeck, reply, callbackUrl))
    return undefined
  }
  const reply = await postForm(fandeck, `callback/${options.provider}`, { ...fieldsOf(options), callbackUrl })
  const { href: url } = landingOf(fandeck, reply, callbackUrl)
  const username = options.provider === 'phone' ? phoneDigits(options.phone) : cleanLine(options.userId)
  const session = await takeOver(fandeck, username, options.remember)
  return { ...session, ok: true, status: reply.status, url }
}

/**
 * Completes a sign-in with Google or Kakao on the page that they redirect to. Call it on that page only, because it
 * adopts whichever session the auth server has.
 *
 * @throws `auth/no-session` when the auth server has no session
 * @example
 * const { user } = await finishSignIn(fandeck)
 * @see S7.62
 */
export const finishSignIn = (fandeck: Fandeck): Promise<AuthSession> => takeOver(fandeck, undefined)

/** Returns the code of a misconfigured auth server that an error carries, else `undefined` (S8.15, S8.16). */
export const authServerCode = (error: unknown) =>
  isFandeckError(error) && error.serverCode !== undefined && isAuthServerCode(error.serverCode)
    ? error.serverCode
    : undefined
