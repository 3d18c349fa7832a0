import { createHash } from 'node:crypto'
import type { SessionRecord, WalletTokenReply } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { beginSession } from '../auth/families.ts'
import { changeUser, userById } from '../auth/store.ts'
import type { User } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { cardCount } from './store.ts'
import { readWalletToken, type WalletHolder } from './tokens.ts'

/** What the wallet's page shows of a wallet. */
export interface WalletView {
  address: string
  cards: number
  nickname: string
}

/** How long the token that a full-page login brings back is good, ms: it is used as soon as the page is there. */
const RETURN_MS = 60_000

const member = async (backend: Backend, userId: string): Promise<User> => {
  const user = await userById(backend.db, userId)
  if (!user) throw sessionInvalid()
  return user
}

/** The wallet that a fan has, or will have: the same one however often they link it. */
export const addressOf = ({ id, walletAddress }: User): string =>
  walletAddress ?? `0x${createHash('sha256').update(`wallet\n${id}`).digest('hex').slice(0, 40)}`

/** The wallet of a fan. */
export async function walletOf(backend: Backend, userId: string): Promise<WalletView | undefined> {
  const user = await userById(backend.db, userId)
  if (!user) return undefined
  return { address: addressOf(user), cards: await cardCount(backend.db, userId), nickname: user.nickname }
}

/**
 * The fan has confirmed in the wallet's own window: the shop may link this wallet, and gets a session of the fan.
 *
 * @param lifetimeMs of the first refresh token
 * @throws Problem status "2009" when the session by which the wallet knows the fan has been ended
 */
export async function confirmWallet(
  backend: Backend,
  { userId, familyId }: WalletHolder,
  lifetimeMs?: number,
): Promise<SessionRecord> {
  const user = await member(backend, userId)
  const record = await beginSession(backend, user, { from: familyId, ...(lifetimeMs && { lifetimeMs }) })
  await changeUser(backend.db, userId, { walletAddress: addressOf(user) })
  return record
}

/** The token that a full-page login brings back: a refresh token for a minute. */
export const returnToken = async (backend: Backend, holder: WalletHolder): Promise<string> =>
  (await confirmWallet(backend, holder, RETURN_MS)).refreshToken

/**
 * Whether a wallet token is good and the member's own (S7.56).
 *
 * @throws Problem WALLET_TOKEN_INVALID
 */
export async function validateWallet(
  backend: Backend,
  userId: string,
  walletToken: string,
): Promise<z.output<typeof WalletTokenReply>> {
  const holder = await readWalletToken(backend, walletToken, 'refresh')
  if (holder?.userId !== userId) {
    throw new Problem(400, '지갑을 확인하지 못했어요. 다시 연결해 주세요.', 'WALLET_TOKEN_INVALID')
  }
  return { walletAddress: (await member(backend, userId)).walletAddress }
}

/**
 * Links or unlinks the member's wallet (S7.57).
 *
 * @throws Problem WALLET_NOT_CONFIRMED while the fan has never confirmed in the wallet's window
 */
export async function setWalletLinked(
  backend: Backend,
  userId: string,
  walletLinked: boolean,
): Promise<void> {
  const { walletAddress } = await member(backend, userId)
  if (walletLinked && walletAddress === null) {
    throw new Problem(409, '지갑 창에서 먼저 연결을 허락해 주세요.', 'WALLET_NOT_CONFIRMED')
  }
  await changeUser(backend.db, userId, { walletLinked })
}
