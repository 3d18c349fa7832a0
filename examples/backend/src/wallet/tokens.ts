import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { isLive } from '../auth/live-session.ts'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { verifiedToken } from '../keys.ts'

/**
 * `refresh` is the member's `wallet_refresh_token`, which the site posts to the wallet; `session` is the wallet's
 * own cookie.
 */
export type WalletTokenUse = 'refresh' | 'session'

const HOUR = 60 * 60_000
const LIFETIME_MS: Record<WalletTokenUse, number> = { refresh: 30 * 24 * HOUR, session: 12 * HOUR }

/** A separate key, so that access tokens and wallet tokens are not interchangeable. */
const keyOf = ({ auth }: BackendConfig['secrets']) => createHmac('sha256', auth).update('wallet').digest()

/** The member of a wallet token, and the session with which it ends. */
export interface WalletHolder {
  userId: string
  familyId: string
}

/** Signs a token that identifies a member to the wallet and grants nothing at the shop. */
export function signWalletToken(
  backend: Backend,
  { userId, familyId }: WalletHolder,
  use: WalletTokenUse,
): Promise<string> {
  const issued = new Date(backend.now())
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(`wallet-${use}`)
    .setIssuedAt(issued)
    .setExpirationTime(new Date(issued.getTime() + LIFETIME_MS[use]))
    .sign(keyOf(backend.config.secrets))
}

/**
 * Returns the holder of a wallet token; `undefined` if it is forged, for another use, expired, or of an ended
 * session.
 */
export async function readWalletToken(
  backend: Backend,
  token: string,
  use: WalletTokenUse,
): Promise<WalletHolder | undefined> {
  const named = await verified(backend, token, use)
  const live = named && (await isLive(backend.db, named))
  return live ? named : undefined
}

async function verified(
  backend: Backend,
  token: string,
  use: WalletTokenUse,
): Promise<WalletHolder | undefined> {
  const payload = await verifiedToken(backend.config, token, keyOf, {
    audience: `wallet-${use}`,
    currentDate: new Date(backend.now()),
    requiredClaims: ['sub', 'exp', 'sid'],
  })
  const { sub: userId, sid: familyId } = payload ?? {}
  return userId === undefined || typeof familyId !== 'string' ? undefined : { userId, familyId }
}
