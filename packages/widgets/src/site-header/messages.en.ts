import type { Widened } from '../theme/messages.types.ts'
import type { koHeader } from './messages.ko.ts'

/** Messages of the header of every page. */
export const enHeader: Widened<typeof koHeader> = {
  'header.back': 'Back',
  'header.signIn': 'Log in',
  'header.wallet.linked': 'Wallet linked',
  'header.wallet.unlinked': 'Wallet not linked',
  'header.menu.open': 'Open the menu',
  'header.menu.close': 'Close the menu',
}
