import * as z from 'zod/mini'
import { type Codec, text, textOrNone, wireObject } from '../http/wire.ts'
import { expiresAt } from '../session/record.ts'

/** A bearer token: no spaces, markup or line breaks (RFC 6750). */
const token = text({ max: 8192, pattern: /^[\w.~+/-]+=*$/ })

/** The session from a wallet. */
export interface WalletRecord {
  accessToken: string
  refreshToken: string
  /** When the access token expires: Seoul time as the server writes it. */
  expired: string
  walletRefreshToken?: string | undefined
}
/** The session from a wallet: three tokens and their expiry; ignores other fields (D8). */
const WalletRecord = wireObject({
  accessToken: ['access_token', token],
  refreshToken: ['refresh_token', token],
  expired: ['expired', text({ max: 30 }).check(z.refine((expired) => expiresAt({ expired }) !== undefined))],
  walletRefreshToken: ['wallet_refresh_token', z.optional(token)],
}) satisfies Codec<WalletRecord>

const PopupMessage = z.union([
  z.object({ type: z.literal('wallet:ready') }),
  z.object({ type: z.literal('wallet:user'), user: WalletRecord }),
])
const MarketMessage = z.object({ type: z.literal('wallet:market'), refresh_token: token })

/** Decodes an untrusted message; `undefined` when it is invalid or throws on access. */
function read<S extends z.core.$ZodType>(schema: S, data: unknown): z.output<S> | undefined {
  try {
    return z.safeParse(schema, data).data
  } catch {
    return undefined
  }
}

/** Decodes a message of our popup (S4.21, S4.23). */
export const readPopupMessage = (data: unknown) => read(PopupMessage, data)

/** Decodes the market refresh token that a wallet posts to the window it has opened (S4.22). */
export const readMarketToken = (data: unknown): string | undefined => read(MarketMessage, data)?.refresh_token

/** The message to our popup. */
export const refreshMessage = (walletRefreshToken: string) => ({
  type: 'wallet:refresh',
  wallet_refresh_token: walletRefreshToken,
})

const Return = z.object({ state: z.string(), wallet_token: z.optional(token) })

/** Returns the address of the wallet's full-page login, which returns to `returnTo`. */
export const fullPageUrl = (loginUrl: string, returnTo: string, state: string): string =>
  `${loginUrl}?${new URLSearchParams({ redirect_url: returnTo, state })}`

/** Decodes the fragment after a full-page login: its `state`, and a token unless the fan cancelled. */
export function readReturn(address: URL): { state: string; token: string | undefined } | undefined {
  const found = read(Return, Object.fromEntries(new URLSearchParams(address.hash.slice(1))))
  return found && { state: found.state, token: found.wallet_token }
}

/** POST /mypage/wallet/validate (S7.56). */
export const WalletTokenBody = wireObject({ walletToken: ['wallet_token', token] })
/** A wallet that a token belongs to. */
export interface WalletTokenReply {
  /** Its address on the chain, once it exists. */
  walletAddress?: string | null | undefined
}
/** The reply to POST /mypage/wallet/validate. */
export const WalletTokenReply = wireObject({
  walletAddress: ['wallet_address', textOrNone],
}) satisfies Codec<WalletTokenReply>

/** GET /mypage/userinfo, limited to the token's owner. */
export const TokenOwner = wireObject({ memberId: ['mbr_id', z.string()] })
