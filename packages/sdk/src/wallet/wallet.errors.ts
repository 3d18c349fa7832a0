import { FandeckError } from '../kernel/errors.ts'

/** Why a wallet window ends without a session. */
export type WalletWindowErrorCode =
  | 'wallet/not-configured'
  | 'wallet/blocked'
  | 'wallet/cancelled'
  | 'wallet/lost'
  | 'wallet/refused'
  | 'wallet/other-account'
  | 'wallet/bad-path'

const MESSAGES: Record<WalletWindowErrorCode, string> = {
  'wallet/not-configured': 'Give createFandeck a walletOrigin.',
  'wallet/blocked': 'The browser opened no wallet window; show the link of the state.',
  'wallet/cancelled': 'The wallet window was closed too early.',
  'wallet/lost': 'The wallet window is out of reach; show the link of the state.',
  'wallet/refused': 'The server does not accept what the wallet has given.',
  'wallet/other-account': 'A market token never changes the account.',
  'wallet/bad-path': 'A path of the wallet API stays below /api.',
}

/** A failure of the wallet; the fan may always try again. */
export const walletError = (code: WalletWindowErrorCode, cause?: unknown): FandeckError =>
  new FandeckError(code, MESSAGES[code], { cause })

/** What a refused token of the wallet is called; an outage keeps its own name. */
export const asWalletError = (error: FandeckError): FandeckError =>
  error.code === 'http/refused' && !error.retryable ? walletError('wallet/refused', error) : error

/** The server's codes of linking, and what the SDK calls them. */
export const linkErrors = {
  WALLET_TOKEN_INVALID: 'wallet/token-invalid',
  WALLET_NOT_CONFIRMED: 'wallet/not-confirmed',
} as const

/** Codes of the wallet. */
export type WalletErrorCode = WalletWindowErrorCode | (typeof linkErrors)[keyof typeof linkErrors]
