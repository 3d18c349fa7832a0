import * as z from 'zod/mini'
import { wireObject } from '../http/wire.ts'

/** How an account was made: L older id, B email, P phone, G Google, K Kakao (S1.5). */
export const LoginType = z.enum(['L', 'B', 'P', 'G', 'K'])
export type LoginType = z.output<typeof LoginType>

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
