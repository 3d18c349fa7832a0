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

/** The wallet as its page shows it. */
export interface WalletView {
  address: string
  cards: number
  nickname: string
  linked: boolean
}

/** The lifetime of the token of a full-page sign-in, ms; the page uses it when it loads. */
const RETURN_MS = 60_000

const member = async (backend: Backend, userId: string): Promise<User> => {
  const user = await userById(backend.db, userId)
  if (!user) throw sessionInvalid()
  return user
}

/** Returns the address of a member's wallet; the same for every link. */
export const addressOf = ({ id, walletAddress }: User): string =>
  walletAddress ?? `0x${createHash('sha256').update(`wallet\n${id}`).digest('hex').slice(0, 40)}`

/** Returns the wallet of a member. */
export async function walletOf(backend: Backend, userId: string): Promise<WalletView | undefined> {
  const user = await userById(backend.db, userId)
  if (!user) return undefined
  const cards = await cardCount(backend.db, userId)
  return { address: addressOf(user), cards, nickname: user.nickname, linked: user.walletLinked }
}

/**
 * Records the member's consent in the wallet's window, and begins a session with which the shop can link the wallet.
 *
 * @param lifetimeMs of the first refresh token
 * @throws Problem status "2009" if the session behind the wallet token has ended
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

/** Returns the token of a full-page sign-in: a refresh token with a lifetime of one minute. */
export const returnToken = async (backend: Backend, holder: WalletHolder): Promise<string> =>
  (await confirmWallet(backend, holder, RETURN_MS)).refreshToken

/**
 * Validates a wallet token and that it belongs to the member (S7.56).
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
 * @throws Problem WALLET_NOT_CONFIRMED if the member has never confirmed in the wallet's window
 */
export async function setWalletLinked(
  backend: Backend,
  userId: string,
  walletLinked: boolean,
): Promise<void> {
  const { walletAddress } = await member(backend, userId)
  if (walletLinked && walletAddress === null) {
    throw new Problem(409, '지갑 창에서 먼저 연결을 허용해 주세요.', 'WALLET_NOT_CONFIRMED')
  }
  await changeUser(backend.db, userId, { walletLinked })
}
