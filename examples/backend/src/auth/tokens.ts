import { createHash, createHmac } from 'node:crypto'
import { TokenClaims } from '@fandeck/sdk/wire'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { secretsOf, verifiedToken } from '../keys.ts'
import type { users } from './tables.ts'

/** A row of `users`. */
export type User = typeof users.$inferSelect

/** The lifetime of an access token, ms. */
export const ACCESS_MS = 30 * 60_000

type Secrets = BackendConfig['secrets']

const keys = new WeakMap<Secrets, Promise<CryptoKey>>()

/** Imports the signing key once; from plain bytes the library would import it for every token. */
function keyOf(secrets: Secrets): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secrets.token)
  const known =
    keys.get(secrets) ??
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  keys.set(secrets, known)
  return known
}

/** Signs a new access token; returns it with its expiry in epoch ms, in whole seconds like `exp`. */
export async function signAccessToken(
  backend: Backend,
  user: Pick<User, 'id' | 'loginType' | 'level'>,
  familyId?: string,
): Promise<{ accessToken: string; expiresAt: number }> {
  const issued = Math.floor(backend.now() / 1000)
  const expires = issued + ACCESS_MS / 1000
  const accessToken = await new SignJWT(
    // `sid` is the session, so that a member can end all others.
    { ...z.encode(TokenClaims, { loginType: user.loginType, level: user.level }), sid: familyId },
  )
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await keyOf(backend.config.secrets))
  return { accessToken, expiresAt: expires * 1000 }
}

/** The member and the session of an access token. */
export interface TokenOwner {
  userId: string
  familyId: string | undefined
}

/** The owner of a valid token, and its expiry in epoch ms. */
export interface ReadToken extends TokenOwner {
  expiresAt: number
}

/** Verifies an access token; returns `undefined` for a forged or expired one. */
export async function readAccessToken(backend: Backend, token: string): Promise<ReadToken | undefined> {
  const payload = await verifiedToken(backend.config, token, keyOf, {
    currentDate: new Date(backend.now()),
    requiredClaims: ['sub', 'exp'],
  })
  if (payload?.sub === undefined || payload.exp === undefined) return undefined
  const familyId = typeof payload.sid === 'string' ? payload.sid : undefined
  return { userId: payload.sub, familyId, expiresAt: payload.exp * 1000 }
}

/** Returns the stored form of a random token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Returns the stored form of a short code by the keys of a secret. */
export const codeHashOf = ({ auth }: Secrets, subject: string, code: string) =>
  createHmac('sha256', auth).update(`${subject}\n${code}`).digest('base64url')

/** Returns the stored form of a short code: keyed, so that the table alone does not reveal the code. */
export const codeHash = ({ config }: Backend, subject: string, code: string) =>
  codeHashOf(config.secrets, subject, code)

/** Returns the stored forms of a short code by all keys, that of `codeHash` first. */
export const codeHashes = ({ config }: Backend, subject: string, code: string): string[] =>
  secretsOf(config).map((secrets) => codeHashOf(secrets, subject, code))
