import type { Widened } from '../theme/messages.types.ts'
import type { koIdentity } from './messages.ko.ts'

/** Messages of the identity check. */
export const enIdentity: Widened<typeof koIdentity> = {
  'identity.title': 'The wallet needs an identity check',
  'identity.lead': 'After one check you can use your benefits at once.',
  'identity.renew.title': 'Check your identity again',
  'identity.renew.lead': 'Your phone number and birthday become those of the new check.',
  'identity.step.check': 'Identity check',
  'identity.step.check.text': 'By phone, in 30 seconds',
  'identity.step.wallet': 'Link the wallet',
  'identity.step.wallet.text': 'It keeps your cards safe',
  'identity.step.benefit': 'Use your benefits',
  'identity.step.benefit.text': 'Show a QR on site',
  'identity.start': 'Check by phone',
  'identity.later': 'Later',
  'identity.cancelled': 'The identity check was not completed. Please try again.',
  'identity.done': 'Your identity is checked.',
}
