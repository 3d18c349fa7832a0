import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Backend } from '../context.ts'

/** `refresh` is the fan's `wallet_refresh_token`, which the site posts to the wallet; `session` is the wallet's own cookie. */
export type WalletTokenUse = 'refresh' | 'session'

const HOUR = 60 * 60_000
const LIFETIME_MS: Record<WalletTokenUse, number> = { refresh: 30 * 24 * HOUR, session: 12 * HOUR }

/** A key of its own: no access token is a wallet token, and no wallet token is an access token. */
const key = ({ config }: Backend) => createHmac('sha256', config.secrets.auth).update('wallet').digest()

/** A token that names a fan to the wallet and opens nothing of the shop. */
export function signWalletToken(backend: Backend, userId: string, use: WalletTokenUse): Promise<string> {
  const issued = new Date(backend.now())
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(`wallet-${use}`)
    .setIssuedAt(issued)
    .setExpirationTime(new Date(issued.getTime() + LIFETIME_MS[use]))
    .sign(key(backend))
}

/** The fan that a wallet token names, or `undefined` when it is not ours, not for this use, or over. */
export async function readWalletToken(
  backend: Backend,
  token: string,
  use: WalletTokenUse,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(backend), {
      algorithms: ['HS256'],
      audience: `wallet-${use}`,
      currentDate: new Date(backend.now()),
      requiredClaims: ['sub', 'exp'],
    })
    return payload.sub
  } catch {
    return undefined
  }
}
