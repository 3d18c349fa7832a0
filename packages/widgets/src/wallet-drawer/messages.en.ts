import { enClaimsErrors } from '../theme/errors/claims.en.ts'
import { enWalletErrors } from '../theme/errors/wallet.en.ts'
import type { Widened } from '../theme/messages.types.ts'
import type { koWallet } from './messages.ko.ts'

/** The wallet: its benefits, its QR, the completion by staff. */
export const enWallet: Widened<typeof koWallet> = {
  'verify.required': 'The wallet needs identity verification',
  'wallet.title': 'My benefits',
  'wallet.connected': 'Wallet linked',
  'wallet.disconnected': 'Wallet not linked',
  'wallet.addressConnected': (p) => `${p.address} linked`,
  'wallet.open': 'Open wallet',
  'wallet.link': 'Link wallet',
  'wallet.empty.title': 'No usable benefits',
  'wallet.empty.message': 'Look forward to more benefits!',
  'wallet.empty.action': 'See events',
  'wallet.login.title': 'Log in and link your wallet?',
  'wallet.login.message': 'With a wallet you can use the benefits of your cards right away.',
  'wallet.login.cancel': 'Not now',
  'wallet.login.confirm': 'Link',
  'wallet.oneDay': (p) => `${p.date}, one day`,
  'wallet.stale': 'The connection is unsteady: this is the list as it was loaded last.',
  'wallet.outdated': 'The benefits could not be renewed: this is the list as it was loaded last.',
  'wallet.verify.message': 'Verify your identity to use your benefits right away.',
  'wallet.verify.action': 'Verify identity',
  'qr.title': 'Show this QR to the staff',
  'qr.message': 'It is replaced by a new code in time',
  'qr.secondsLeft': (p) => `New code in ${p.seconds} seconds`,
  'qr.failed.title': 'The QR did not load',
  'qr.failed.action': 'Load again',
  'qr.failed.message': 'Check the connection and try again',
  'qr.expired.title': 'This QR has run out',
  'receipt.title': 'The staff fills this in',
  'receipt.message': 'Hand the screen to the staff when you receive the benefit.',
  'receipt.password': 'Staff password',
  'receipt.submit': 'Complete receipt',
  'receipt.wrong': 'The password does not match. Please ask the staff again.',
  'receipt.done': 'Receipt completed.',
  'receipt.failed': 'Receipt could not be completed.',
  errors: /* @__PURE__ */ Object.assign({}, enClaimsErrors, enWalletErrors),
}
