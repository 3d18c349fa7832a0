import type { Widened } from '../theme/messages.types.ts'
import type { koKept } from './messages.ko.ts'

/** What the scanner shows when a code is claimed by a visitor without a session. */
export const enKept: Widened<typeof koKept> = {
  'kept.typed': 'Your code is valid',
  'kept.taken': 'Your picture is ready',
  'kept.message': 'Log in and the card is yours.',
  'kept.message.typed': 'You do not have to type the code again.',
  'kept.message.taken': 'You do not have to scan the code again.',
  'kept.signIn': 'Log in and get the card',
  'kept.claiming': 'Claiming your card',
  'kept.retry': 'Try again',
  'kept.view': 'See my cards',
  'kept.other': 'Scan another code',
  'kept.safe': 'Claimed safely',
}
