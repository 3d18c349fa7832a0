import * as z from 'zod/mini'
import { type Codec, letters, wireObject } from '../http/wire.ts'

/** The sign-in method of an account; `legacy` is an id of the former service (S1.5). */
export const LoginType = letters({
  L: 'legacy',
  B: 'email',
  P: 'phone',
  G: 'google',
  K: 'kakao',
}) satisfies Codec<LoginType>
export type LoginType = 'legacy' | 'email' | 'phone' | 'google' | 'kakao'
export const LOGIN_TYPES = ['legacy', 'email', 'phone', 'google', 'kakao'] as const satisfies LoginType[]

/** The origin of an account (`sns_type`): a login type, or a letter unknown to this version. */
export const AccountType = z.union([LoginType, z.string()])

/** The claims of an access token, for display only; the server makes the decisions. */
export interface TokenClaims {
  loginType: LoginType
  level: string
}
/** The schema of `TokenClaims`. */
export const TokenClaims = wireObject({
  loginType: ['tokenUserLoginType', LoginType],
  level: ['tokenUserLevel', z.string()],
}) satisfies Codec<TokenClaims>

/** Returns the unverified claims of a JWT; `undefined` when the text is not one (S3.2). */
export function readTokenClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const read = z.safeParse(TokenClaims, JSON.parse(new TextDecoder().decode(bytes)))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
