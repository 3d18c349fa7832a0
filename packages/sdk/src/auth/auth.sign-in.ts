import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { isOutage } from '../http/envelope.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { decideToken } from '../session/rule.ts'
import { LoginType } from '../session/token-claims.ts'
import { logAuthFailure } from './auth.client.ts'
import { isAuthServerCode, signInError } from './auth.errors.ts'
import { callbackOf, goToSignIn, leaveFor, resolved } from './auth.navigation.ts'
import { rememberLogin } from './auth.recent.ts'
import type { AuthSession } from './auth.schema.ts'
import { getProviders, getSession, postForm } from './auth.server.ts'
import { tellAuthTabs } from './auth.status.ts'

/** By a code sent to a phone, or by an id and its password. `legacy` is an id of the former service. */
export type CredentialsOptions = {
  /** Whether this device keeps the name for the next time (S3.8). @defaultValue true */
  remember?: boolean
  /** Where to go next, as the answer's `url`; the page itself when absent or unsafe (D52). */
  callbackUrl?: string
} & (
  | { provider: 'phone'; phone: string; code: string }
  | { provider: 'password'; userId: string; password: string; loginType?: 'email' | 'legacy' }
)

/** By another service: the page leaves and returns to `callbackUrl`, where `finishSignIn` takes over. */
export interface OAuthOptions {
  provider: 'google' | 'kakao'
  /** An address of this origin; the page itself when absent or unsafe (D52). */
  callbackUrl?: string
}

/** Without a provider: the sign-in page opens. */
export interface SignInPageOptions {
  provider?: undefined
  callbackUrl?: string
}

/** What `signIn` needs for each provider. */
export type SignInOptions = CredentialsOptions | OAuthOptions | SignInPageOptions

/** A sign-in that succeeded: the auth session, and where the auth server leads next (S7.63). */
export interface SignedIn extends AuthSession {
  ok: true
  /** The HTTP status of the answer. */
  status: number
  url: string
}

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

async function checkProvider(
  fandeck: Fandeck,
  { provider, callbackUrl }: CredentialsOptions | OAuthOptions,
): Promise<void> {
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
    goToSignIn(fandeck, { callbackUrl })
    throw new FandeckError('auth/unknown-provider', `The auth server does not offer ${provider}.`)
  }
}

interface FormReply {
  status: number
  data: { url?: string | null | undefined }
}

/** The address that a form led to, else `fallback`; throws what is wrong with it. */
function landingOf(fandeck: Fandeck, { status, data }: FormReply, fallback: string): URL {
  const landed = resolved(fandeck, data.url ?? fallback)
  const error = landed.searchParams.get('error')
  // Auth.js says CredentialsSignin for every refusal, and in `code` which one.
  const refusal = landed.searchParams.get('code') ?? ''
  if (data.url && error) throw signInError(/^[A-Z_]+$/.test(refusal) ? refusal : error, status)
  // A rejected csrf token returns as a good-looking address without any `error`.
  if (data.url && landed.searchParams.has('csrf')) throw signInError('MissingCSRF', status)
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
export function signIn(fandeck: Fandeck, options: CredentialsOptions): Promise<SignedIn>
export function signIn(fandeck: Fandeck, options: SignInOptions): Promise<SignedIn | undefined>
export async function signIn(fandeck: Fandeck, options: SignInOptions): Promise<SignedIn | undefined> {
  if (options.provider === undefined) {
    goToSignIn(fandeck, options)
    return undefined
  }
  await checkProvider(fandeck, options)
  const callbackUrl = callbackOf(fandeck, options.callbackUrl)
  if (isOAuth(options)) {
    const reply = await postForm(fandeck, `signin/${options.provider}`, { callbackUrl })
    leaveFor(fandeck, landingOf(fandeck, reply, callbackUrl))
    return undefined
  }
  const reply = await postForm(fandeck, `callback/${options.provider}`, { ...fieldsOf(options), callbackUrl })
  const { href: url } = landingOf(fandeck, reply, callbackUrl)
  const username = options.provider === 'phone' ? options.phone : options.userId
  const session = await takeOver(fandeck, username, options.remember)
  return { ...session, ok: true, status: reply.status, url }
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
