import { createHash, createHmac } from 'node:crypto'
import { TokenClaims } from '@fandeck/sdk/wire'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { users } from './tables.ts'

/** A row of `users`. */
export type User = typeof users.$inferSelect

/** How long an access token is good, ms. */
export const ACCESS_MS = 30 * 60_000

const keys = new WeakMap<Backend['config'], Promise<CryptoKey>>()

/** The key of the tokens; from plain bytes the library would make it anew for each token. */
function key({ config }: Backend): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(config.secrets.token)
  const known =
    keys.get(config) ??
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  keys.set(config, known)
  return known
}

/** A new access token, and its end in epoch ms, on the second like the token's own `exp`. */
export async function signAccessToken(
  backend: Backend,
  user: Pick<User, 'id' | 'loginType' | 'level'>,
  familyId?: string,
): Promise<{ accessToken: string; expiresAt: number }> {
  const issued = Math.floor(backend.now() / 1000)
  const expires = issued + ACCESS_MS / 1000
  const accessToken = await new SignJWT(
    // `sid` names the session, so that its owner can end all others.
    { ...z.encode(TokenClaims, { loginType: user.loginType, level: user.level }), sid: familyId },
  )
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await key(backend))
  return { accessToken, expiresAt: expires * 1000 }
}

/** Whose an access token is, and of which session. */
export interface TokenOwner {
  userId: string
  familyId: string | undefined
}

/** A good token's owner, and when it ends, epoch ms. */
export interface ReadToken extends TokenOwner {
  expiresAt: number
}

/** The owner when the token is ours and not over, else `undefined`. */
export async function readAccessToken(backend: Backend, token: string): Promise<ReadToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, await key(backend), {
      algorithms: ['HS256'],
      currentDate: new Date(backend.now()),
      requiredClaims: ['sub', 'exp'],
    })
    if (payload.sub === undefined || payload.exp === undefined) return undefined
    const familyId = typeof payload.sid === 'string' ? payload.sid : undefined
    return { userId: payload.sub, familyId, expiresAt: payload.exp * 1000 }
  } catch {
    return undefined
  }
}

/** What is stored instead of a random token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What is stored instead of a short code: keyed, so that the table alone does not give the code away. */
export const codeHash = (backend: Backend, subject: string, code: string) =>
  createHmac('sha256', backend.config.secrets.auth).update(`${subject}\n${code}`).digest('base64url')
