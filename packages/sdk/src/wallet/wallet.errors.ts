import { FandeckError } from '../kernel/errors.ts'

/** Error codes of the wallet window and of the wallet API. */
export type WalletWindowErrorCode =
  | 'wallet/not-configured'
  | 'wallet/blocked'
  | 'wallet/cancelled'
  | 'wallet/lost'
  | 'wallet/refused'
  | 'wallet/other-account'
  | 'wallet/bad-path'

const MESSAGES: Record<WalletWindowErrorCode, string> = {
  'wallet/not-configured': 'Pass walletOrigin to createFandeck.',
  'wallet/blocked': 'The browser blocked the wallet window; show the link from the state.',
  'wallet/cancelled': 'The wallet window was closed before it finished.',
  'wallet/lost': 'The wallet window is unreachable; show the link from the state.',
  'wallet/refused': 'The server rejected the session from the wallet.',
  'wallet/other-account': 'A market token must belong to the signed-in member.',
  'wallet/bad-path': 'A path of the wallet API must stay below /api.',
}

/** Creates an error of the wallet; the fan can always retry. */
export const walletError = (code: WalletWindowErrorCode, cause?: unknown): FandeckError =>
  new FandeckError(code, MESSAGES[code], { cause })

/** Converts a rejected wallet token to `wallet/refused`; an outage keeps its code. */
export const asWalletError = (error: FandeckError): FandeckError =>
  error.code === 'http/refused' && !error.retryable ? walletError('wallet/refused', error) : error

/** Maps the server's codes of linking to SDK codes. */
export const linkErrors = {
  WALLET_TOKEN_INVALID: 'wallet/token-invalid',
  WALLET_NOT_CONFIRMED: 'wallet/not-confirmed',
} as const

/** Error codes of the wallet. */
export type WalletErrorCode = WalletWindowErrorCode | (typeof linkErrors)[keyof typeof linkErrors]
