import { createHmac } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { SignJWT } from 'jose'
import type { TokenOwner } from '../auth/tokens.ts'
import { type BackendConfig, type OAuthProvider, secureCookies } from '../config.ts'
import type { Backend } from '../context.ts'
import { verifiedToken } from '../keys.ts'

/** The lifetime of a code, ms: the time to choose an account of the other service. */
const CODE_MS = 10 * 60_000
/** The cookie that carries the code from the start of a sign-in to its return. */
export const LINK_COOKIE = 'fandeck_link'

/** A separate key, so that a code is no other token of this server. */
const keyOf = ({ auth }: BackendConfig['secrets']) => createHmac('sha256', auth).update('login-link').digest()

/** Signs a code with which the caller's session can link one account of a service. */
export function signLinkCode(
  backend: Backend,
  { userId, familyId }: TokenOwner,
  provider: OAuthProvider,
): Promise<string> {
  const issued = new Date(backend.now())
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(provider)
    .setIssuedAt(issued)
    .setExpirationTime(new Date(issued.getTime() + CODE_MS))
    .sign(keyOf(backend.config.secrets))
}

/** Returns the session of a code; `undefined` if it is forged, expired or for another service. */
export async function readLinkCode(
  backend: Backend,
  code: string,
  provider: OAuthProvider,
): Promise<TokenOwner | undefined> {
  const payload = await verifiedToken(backend.config, code, keyOf, {
    audience: provider,
    currentDate: new Date(backend.now()),
    requiredClaims: ['sub', 'exp'],
  })
  if (payload?.sub === undefined) return undefined
  const { sub: userId, sid } = payload
  return { userId, familyId: typeof sid === 'string' ? sid : undefined }
}

/** Returns the `Set-Cookie` header of a code; an empty one removes it. */
export const linkCookie = ({ config }: Backend, code: string): string =>
  serialize(LINK_COOKIE, code, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: secureCookies(config, config.origins.site),
    maxAge: code === '' ? 0 : CODE_MS / 1000,
  })
