import type { Widened } from '../theme/messages.types.ts'
import type { koWalletWindow } from './messages.ko.ts'

/** Messages of the overlay of the wallet window. */
export const enWalletWindow: Widened<typeof koWalletWindow> = {
  'wallet.window': 'Finish linking in the wallet window',
  'wallet.window.focus': 'Show the wallet window',
  'wallet.window.message': 'You will be back here by yourself when it is done.',
  'wallet.window.blocked': 'The wallet window did not open',
  'wallet.window.link': 'Link it here',
  'wallet.failed': 'Wallet connection failed. Please try again.',
}
