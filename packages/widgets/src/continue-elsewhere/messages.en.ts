import type { Widened } from '../theme/messages.types.ts'
import type { koContinue } from './messages.ko.ts'

/** Messages of going on in another browser. */
export const enContinue: Widened<typeof koContinue> = {
  'continue.title': 'Continue in another browser',
  'continue.lead':
    'Open the link in another browser to go on with this page and your choice. Your place in the queue stays when you log in with the same account.',
  'continue.once': 'The link works once, within 10 minutes. You log in again in that browser.',
  'continue.google':
    'Google does not allow its login inside this app. Continue in another browser to log in.',
  'continue.open': 'Open in the default browser',
  'continue.failed': 'The link could not be made',
  'continue.here.title': 'Continue here?',
  'continue.here.text': 'You can go on in this browser with the page from the other app.',
  'continue.here.go': 'Continue',
  'continue.here.pay.title': 'A payment is open',
  'continue.here.pay.signIn': 'Log in with the account that began the payment to go on with it.',
  'continue.here.pay.text': 'This goes on with the same order. No new order is made.',
  'continue.here.pay.login': 'Log in and continue the payment',
  'continue.here.pay.go': 'Continue the payment',
  'continue.here.look': 'Just show the page',
  'continue.here.none': 'There is nothing to continue',
  'continue.here.none.text': 'Make a new link on the page that you were looking at.',
  'continue.here.home': 'Go to the home page',
}
