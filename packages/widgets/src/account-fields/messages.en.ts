import type { Widened } from '../theme/messages.types.ts'
import type { koAccountFields } from './messages.ko.ts'

/** Messages of the fields of accounts: email, codes and passwords. */
export const enAccountFields: Widened<typeof koAccountFields> = {
  'account.email': 'Email',
  'account.email.clear': 'Clear the email',
  'account.code': 'Six-digit code',
  'account.code.left': 'Time left',
  'account.code.resend': 'Send again',
  'account.code.spam': 'No mail? Look into your spam folder, too.',
  'account.password': 'Password',
  'account.password.new': 'New password',
  'account.password.show': 'Show the password',
  'account.password.hide': 'Hide the password',
  'account.password.repeat': (p) => `${p.label}, repeated`,
  'account.password.repeatHint': 'Enter it once more',
  'account.password.different': 'The passwords differ. Check them once more.',
  'account.rules': 'Rules of the password',
  'account.rules.length': '8 to 16 characters',
  'account.rules.lowercase': 'A lowercase letter',
  'account.rules.uppercase': 'An uppercase letter',
  'account.rules.digit': 'A digit',
  'account.rules.special': 'One of #?!@$%^&*-',
  'account.rules.repeat': 'No character three times in a row',
  'account.rules.userId': 'Without your id',
  'account.rules.kept': 'done',
  'account.rules.open': 'open',
  'account.membersOnly.title': 'Sign in to see this',
  'account.membersOnly.message': 'Your details and history are kept here.',
  'account.signInAgain': 'Log in again?',
  'account.signInAgain.confirm': 'Log in again',
}
