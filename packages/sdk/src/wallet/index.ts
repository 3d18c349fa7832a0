/**
 * The wallet window, linking, and the wallet's own API; a separate entry, so that pages without a wallet do not load
 * it.
 *
 * @module
 */
export type { WalletErrorCode, WalletWindowErrorCode } from './wallet.errors.ts'
export type { WalletEvents } from './wallet.events.ts'
export { listenToWallet } from './wallet.opened.ts'
export type { WalletTokenReply } from './wallet.schema.ts'
export {
  linkWallet,
  unlinkWallet,
  validateWallet,
  type WalletApi,
  type WalletRequest,
  walletApi,
} from './wallet.ts'
export {
  createWalletWindow,
  type WalletResult,
  type WalletWindow,
  type WalletWindowOptions,
  type WalletWindowState,
  type WalletWindowStatus,
} from './wallet.window.ts'
