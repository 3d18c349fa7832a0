import { createRequire } from 'node:module'
import { safeUrl } from '@fandeck/sdk'
import { AuthSession, LoginBody, SessionRecord } from '@fandeck/sdk/wire'
import type { Account, AuthOptions } from 'next-auth'
import type { JWT, JWTDecodeParams } from 'next-auth/jwt'
import type { CredentialsConfig } from 'next-auth/providers/credentials'
import * as z from 'zod/mini'
import { secureCookies } from '../config.ts'
import type { Backend } from '../context.ts'
import { secretsOf } from '../keys.ts'
import { linkPage } from '../logins/link-page.ts'
import { finishLink } from '../logins/service.ts'
import { envelopeOf, Problem } from '../problem.ts'
import { endSession } from './families.ts'
import { oauthProviders } from './oauth/providers.ts'
import { authUser, login } from './service.ts'
import { sendsTexts } from './sign-in-ways.ts'
import { userById } from './store.ts'
import type { Visitor } from './visitor.ts'

declare module 'next-auth' {
  interface User {
    record: unknown
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    record?: unknown
  }
}

const require = createRequire(import.meta.url)
const { decode }: { decode(given: JWTDecodeParams): Promise<JWT | null> } = require('next-auth/jwt')
const credentials: (options: object) => CredentialsConfig = require('next-auth/providers/credentials').default

/** The error codes that the auth client receives; any other refusal is `CredentialsSignin`. */
const PUBLIC_CODES = new Set(['BLOCKED', 'CODE_EXPIRED', 'TOO_MANY_TRIES'])

/** The sender of a request, and the cookies that its device receives after a sign-in. */
export interface Caller extends Visitor {
  keep(deviceCookie: string | undefined): void
  /** Called with a temporary refusal; next-auth replies 401 to each. */
  wait(seconds: number): void
  /** The code that turns a return from Google or Kakao into a link, and the page to return to (D80). */
  link: { code: string; back: URL } | undefined
}

/**
 * Signs in; next-auth treats `null` as a wrong password, and puts the message of an error into `error` of the URL.
 */
async function authorize(backend: Backend, caller: Caller, given: object) {
  const read = z.safeParse(LoginBody, given)
  if (!read.success) return null
  try {
    const { member, token, deviceCookie } = await login(backend, read.data, caller)
    caller.keep(deviceCookie)
    return { id: member.id, record: z.encode(SessionRecord, token) }
  } catch (error) {
    if (!(error instanceof Problem)) {
      backend.log.error('auth:authorize', error)
      throw new Error('Configuration')
    }
    if (error.retryAfterS !== undefined) caller.wait(error.retryAfterS)
    if (error.code !== undefined && PUBLIC_CODES.has(error.code)) throw new Error(error.code)
    return null
  }
}

const field = (name: string) => ({ [name]: { type: 'text' } })

/** Returns an error name that is safe to log: those of next-auth, never text from the client. */
const safeCode = (code: unknown) =>
  typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : 'UNKNOWN'

/** The sign-in page of the site; it reads `error` and `callbackUrl`. */
const LOGIN_PAGE = '/account/login'

/**
 * Returns a refused sign-in as next-auth replies to it, the URL of the page with `error`, and as the main API does.
 */
export const signInRefusal = ({ config }: Backend, problem: Problem): object => ({
  ...envelopeOf(problem),
  url: `${config.origins.site}${LOGIN_PAGE}?error=${problem.code ?? 'CredentialsSignin'}`,
})

/**
 * Signs in a member who returns from Google or Kakao; the message of an error becomes `error` in the URL (D39).
 */
async function loginByOAuth(backend: Backend, caller: Caller, account: Account): Promise<object> {
  try {
    const login_type = account.provider === 'google' ? 'google' : 'kakao'
    const given = { login_type, provider_token: account.id_token } as const
    const { member, token } = await login(backend, given, caller)
    return { id: member.id, record: z.encode(SessionRecord, token) }
  } catch (error) {
    if (error instanceof Problem && error.code === 'ACCOUNT_NOT_LINKED')
      throw new Error('OAuthAccountNotLinked')
    if (error instanceof Problem && error.code === 'BLOCKED') throw new Error('BLOCKED')
    backend.log.error('auth:oauth', error)
    throw new Error('OAuthCallback')
  }
}

/** Links the account with which a member returns from Google or Kakao; returns the page with the result (D80). */
async function linkByOAuth(
  backend: Backend,
  { code, back }: NonNullable<Caller['link']>,
  account: Account,
): Promise<string> {
  const provider = account.provider === 'google' ? 'google' : 'kakao'
  try {
    await finishLink(backend, provider, { code, token: account.id_token ?? '' })
    return linkPage(back, provider)
  } catch (error) {
    if (!(error instanceof Problem)) backend.log.error('auth:link', error)
    return linkPage(back, provider, (error instanceof Problem && error.code) || 'NOT_LINKED')
  }
}

const byPhone = (backend: Backend, caller: Caller) =>
  credentials({
    id: 'phone',
    name: '휴대폰',
    credentials: { ...field('phone'), ...field('auth_num') },
    authorize: (given?: Record<string, string>) => authorize(backend, caller, { ...given, login_type: 'P' }),
  })

/** Reads the cookie of a session, also one from before a change of the secret. */
async function decodeByAny({ config }: Backend, given: JWTDecodeParams): Promise<JWT | null> {
  const [{ auth }, previous] = secretsOf(config)
  try {
    return await decode({ ...given, secret: auth })
  } catch (error) {
    if (!previous) throw error
    return decode({ ...given, secret: previous.auth })
  }
}

/**
 * Configures next-auth with the providers `phone` (P), `password` (B, L), `google` and `kakao`; its encrypted cookie
 * contains the tokens (D1–D3).
 */
export const authOptions = (backend: Backend, caller: Caller): AuthOptions => ({
  secret: backend.config.secrets.auth,
  // Otherwise next-auth derives it from headers that a proxy or a client can set.
  useSecureCookies: secureCookies(backend.config, backend.config.origins.site),
  session: { strategy: 'jwt' },
  jwt: { decode: (given) => decodeByAny(backend, given) },
  pages: { signIn: LOGIN_PAGE, error: LOGIN_PAGE },
  providers: [
    ...(sendsTexts(backend.config) ? [byPhone(backend, caller)] : []),
    credentials({
      id: 'password',
      name: '이메일',
      credentials: { ...field('mbr_id'), ...field('pwd'), ...field('login_type') },
      authorize: (given?: Record<string, string>) =>
        authorize(backend, caller, { ...given, login_type: given?.login_type === 'L' ? 'L' : 'B' }),
    }),
    ...oauthProviders(backend.config),
  ],
  callbacks: {
    // The library's own way throws for a text that is no address.
    redirect: ({ url, baseUrl }) => new URL(safeUrl(url, { base: baseUrl }) ?? '/', baseUrl).href,
    async signIn({ user, account }) {
      // An address ends the callback without a session, so the member's own session stays.
      if (account?.type === 'oauth' && caller.link) return linkByOAuth(backend, caller.link, account)
      // The user object is the only way to pass the session to `jwt`.
      if (account?.type === 'oauth') Object.assign(user, await loginByOAuth(backend, caller, account))
      return true
    },
    jwt: ({ token, user }) => (user ? { sub: user.id, record: user.record } : token),
    async session({ session, token }) {
      const member = await userById(backend.db, token.sub ?? '')
      if (!member) throw new Error('the member does not exist')
      const record = z.parse(SessionRecord, token.record)
      return z.encode(AuthSession, {
        user: authUser(backend, member),
        token: record,
        expires: session.expires,
      })
    },
  },
  events: {
    async signOut({ token }) {
      const read = z.safeParse(SessionRecord, token.record)
      if (read.success) await endSession(backend, read.data.refreshToken)
    },
  },
  logger: {
    error: (code) => backend.log.error(`next-auth:${safeCode(code)}`, undefined),
    warn: (code) => backend.log.info(`next-auth:${safeCode(code)}`),
    debug() {},
  },
})
