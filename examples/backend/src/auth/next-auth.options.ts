import { createRequire } from 'node:module'
import { AuthSession, LoginBody, SessionRecord } from '@fandeck/sdk/wire'
import type { Account, AuthOptions } from 'next-auth'
import type { CredentialsConfig } from 'next-auth/providers/credentials'
import * as z from 'zod/mini'
import { secureCookies } from '../config.ts'
import type { Backend } from '../context.ts'
import { envelopeOf, Problem } from '../problem.ts'
import { endSession } from './families.ts'
import { oauthProviders } from './oauth/providers.ts'
import { authUser, login } from './service.ts'
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
const credentials: (options: object) => CredentialsConfig = require('next-auth/providers/credentials').default

/** What the auth client may be told of a refused sign-in; everything else is `CredentialsSignin`. */
const TELLING = new Set(['CODE_EXPIRED', 'TOO_MANY_TRIES'])

/** Who sends a request, and what their device is to keep when it has logged somebody in. */
export interface Caller extends Visitor {
  keep(deviceCookie: string | undefined): void
  /** Hears of a refusal that passes by waiting; next-auth answers 401 to each. */
  wait(seconds: number): void
}

/** Signs in; `null` is what next-auth calls a wrong password, an error's message becomes `error` in the address. */
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
    if (error.code !== undefined && TELLING.has(error.code)) throw new Error(error.code)
    return null
  }
}

const field = (name: string) => ({ [name]: { type: 'text' } })

/** A name that may be logged: next-auth's own codes, never what a client made up. */
const safeCode = (code: unknown) =>
  typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : 'UNKNOWN'

/** The page of the site where somebody logs in; it reads `error` and `callbackUrl`. */
const LOGIN_PAGE = '/account/login'

/** A refused sign-in as next-auth answers it: the page's address with the `error`; and as the main API does. */
export const signInRefusal = ({ config }: Backend, problem: Problem): object => ({
  ...envelopeOf(problem),
  url: `${config.origins.site}${LOGIN_PAGE}?error=${problem.code ?? 'CredentialsSignin'}`,
})

/** Logs in who comes back from Google or Kakao; an error's message becomes `error` in the address (D39). */
async function loginByOAuth(backend: Backend, caller: Caller, account: Account): Promise<object> {
  try {
    const login_type = account.provider === 'google' ? 'google' : 'kakao'
    const given = { login_type, provider_token: account.id_token } as const
    const { member, token } = await login(backend, given, caller)
    return { id: member.id, record: z.encode(SessionRecord, token) }
  } catch (error) {
    if (error instanceof Problem && error.code === 'ACCOUNT_NOT_LINKED')
      throw new Error('OAuthAccountNotLinked')
    backend.log.error('auth:oauth', error)
    throw new Error('OAuthCallback')
  }
}

/**
 * next-auth with the providers `phone` (P), `password` (B, L), `google` and `kakao`; the tokens lie sealed in its
 * cookie (D1–D3).
 */
export const authOptions = (backend: Backend, caller: Caller): AuthOptions => ({
  secret: backend.config.secrets.auth,
  // next-auth would guess by headers that a proxy, or a client, has written.
  useSecureCookies: secureCookies(backend.config, backend.config.origins.site),
  session: { strategy: 'jwt' },
  pages: { signIn: LOGIN_PAGE, error: LOGIN_PAGE },
  providers: [
    credentials({
      id: 'phone',
      name: '휴대폰',
      credentials: { ...field('phone'), ...field('auth_num') },
      authorize: (given?: Record<string, string>) =>
        authorize(backend, caller, { ...given, login_type: 'P' }),
    }),
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
    async signIn({ user, account }) {
      // The user object is handed on to `jwt`; there is no other way from here to there.
      if (account?.type === 'oauth') Object.assign(user, await loginByOAuth(backend, caller, account))
      return true
    },
    jwt: ({ token, user }) => (user ? { sub: user.id, record: user.record } : token),
    async session({ session, token }) {
      const member = await userById(backend.db, token.sub ?? '')
      if (!member) throw new Error('the member is gone')
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
