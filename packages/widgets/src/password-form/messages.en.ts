import type { Widened } from '../theme/messages.types.ts'
import type { koPasswordForm } from './messages.ko.ts'

/** Messages of the form that changes a password. */
export const enPasswordForm: Widened<typeof koPasswordForm> = {
  'password.current': 'Current password',
  'password.right': 'Correct',
  'password.none': 'Your account has no password',
  'password.none.how': 'Link an email address to set one.',
  'password.change': 'Change',
}
