import type { Widened } from '../theme/messages.types.ts'
import type { koSignOut } from './messages.ko.ts'

/** Messages of the sign-out. */
export const enSignOut: Widened<typeof koSignOut> = {
  'signOut.ask': 'Log out?',
  'signOut.confirm': 'Log out',
  'signOut.pending': 'Logging you out',
  'signOut.failed': 'We could not log you out',
  'signOut.stay': 'Stay logged in',
}
