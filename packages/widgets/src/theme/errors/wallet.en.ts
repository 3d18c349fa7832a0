import type { WalletErrorCode } from '@fandeck/sdk/wallet'
import { enFallback as fallback } from './fallback.ts'

/** Errors of the wallet and its window. */
export const enWalletErrors: Record<WalletErrorCode, string> = {
  'wallet/token-invalid': 'The wallet could not be checked. Please link it again.',
  'wallet/not-confirmed': 'Allow it in the wallet window first.',
  'wallet/not-configured': fallback,
  'wallet/bad-path': 'The wallet is not available at the moment. Please contact support.',
  'wallet/blocked': 'The browser has blocked the wallet window. Allow popups and try again.',
  'wallet/cancelled': 'The wallet window was closed before the linking was done. Please try again.',
  'wallet/lost': 'The wallet window was lost. Please try again.',
  'wallet/refused': 'The wallet could not be linked. Please try again.',
  'wallet/other-account': 'This wallet belongs to another account. Link it with the same account.',
}
