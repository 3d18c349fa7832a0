import * as z from 'zod/mini'
import { letters, wireObject } from '../http/wire.ts'

/** How an account signs in; `legacy` is an id of the former service (S1.5). */
export const LoginType = letters({ L: 'legacy', B: 'email', P: 'phone', G: 'google', K: 'kakao' })
export type LoginType = z.output<typeof LoginType>
export const LOGIN_TYPES = ['legacy', 'email', 'phone', 'google', 'kakao'] as const satisfies LoginType[]

/** How the account was made (`sns_type`): a login type, or a letter that this version does not know. */
export const AccountType = z.union([LoginType, z.string()])

/** What an access token says of its holder. The server decides; the page only draws by it. */
export const TokenClaims = wireObject({
  loginType: ['tokenUserLoginType', LoginType],
  level: ['tokenUserLevel', z.string()],
})
export type TokenClaims = z.output<typeof TokenClaims>

/** The claims of a JWT, unverified; `undefined` when the text is none (S3.2). */
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
