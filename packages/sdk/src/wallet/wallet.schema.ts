import * as z from 'zod/mini'
import { text, textOrNone, wireObject } from '../http/wire.ts'
import { expiresAt } from '../session/record.ts'

/** Whatever goes into a header: no spaces, no markup, no line ends (RFC 6750). */
const token = text({ max: 8192, pattern: /^[\w.~+/-]+=*$/ })

/** The session that a wallet hands over: three tokens and their end; anything else in it is passed over (D8). */
const WalletRecord = wireObject({
  accessToken: ['access_token', token],
  refreshToken: ['refresh_token', token],
  expired: ['expired', text({ max: 30 }).check(z.refine((expired) => expiresAt({ expired }) !== undefined))],
  walletRefreshToken: ['wallet_refresh_token', z.optional(token)],
})
/** The session that a wallet hands over. */
export type WalletRecord = z.output<typeof WalletRecord>

const PopupMessage = z.union([
  z.object({ type: z.literal('wallet:ready') }),
  z.object({ type: z.literal('wallet:user'), user: WalletRecord }),
])
const MarketMessage = z.object({ type: z.literal('wallet:market'), refresh_token: token })

/** Reads what somebody has posted; whatever is not of the schema, or cannot even be read, is `undefined`. */
function read<S extends z.core.$ZodType>(schema: S, data: unknown): z.output<S> | undefined {
  try {
    return z.safeParse(schema, data).data
  } catch {
    return undefined
  }
}

/** A message of our popup (S4.21, S4.23). */
export const readPopupMessage = (data: unknown) => read(PopupMessage, data)

/** The market refresh token that a wallet gives to the window that it has opened (S4.22). */
export const readMarketToken = (data: unknown): string | undefined => read(MarketMessage, data)?.refresh_token

/** What our popup is told. */
export const refreshMessage = (walletRefreshToken: string) => ({
  type: 'wallet:refresh',
  wallet_refresh_token: walletRefreshToken,
})

const Return = z.object({ state: z.string(), wallet_token: z.optional(token) })

/** The address of the wallet's login as a full page that comes back to `returnTo`. */
export const fullPageUrl = (loginUrl: string, returnTo: string, state: string): string =>
  `${loginUrl}?${new URLSearchParams({ redirect_url: returnTo, state })}`

/** What a full-page login has brought back in the fragment: its `state`, and a token unless the fan gave up. */
export function readReturn(address: URL): { state: string; token: string | undefined } | undefined {
  const found = read(Return, Object.fromEntries(new URLSearchParams(address.hash.slice(1))))
  return found && { state: found.state, token: found.wallet_token }
}

/** POST /mypage/wallet/validate (S7.56). */
export const WalletTokenBody = wireObject({ walletToken: ['wallet_token', token] })
/** The answer to POST /mypage/wallet/validate: the wallet's address, if the wallet has one yet. */
export const WalletTokenReply = wireObject({ walletAddress: ['wallet_address', textOrNone] })
export type WalletTokenReply = z.output<typeof WalletTokenReply>

/** GET /mypage/userinfo, as far as it says whose token it is. */
export const TokenOwner = wireObject({ memberId: ['mbr_id', z.string()] })
