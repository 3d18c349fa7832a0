import type { AuthErrorCode } from '@fandeck/sdk/auth'
import { enFallback as fallback } from './fallback.ts'

/** Errors of sign-up, sign-in and sign-out. */
export const enAuthErrors: Record<AuthErrorCode, string> = {
  'auth/origin-not-allowed': 'You cannot log in on this page.',
  'auth/handover-invalid': 'The login has run out. Please log in again.',
  'auth/insecure-page':
    'You cannot log in here, because the address does not start with https. Please open the page over https.',
  'auth/window-blocked': 'The browser has blocked the login window. Allow popups and try again.',
  'auth/window-closed': 'The window was closed before the login was done. Please try again.',
  'auth/credentials': 'The id or the password does not match. Please check again.',
  'auth/blocked': 'This account is blocked. Please contact support.',
  'auth/code-expired': 'The code has run out. Please ask for a new one.',
  'auth/wrong-code': 'The code does not match. Please check again.',
  'auth/bad-phone': 'Please check the phone number.',
  'auth/no-sender': 'No code can be sent at the moment. Please try another way.',
  'auth/too-many-tries': 'Too many tries. Please wait a little.',
  'auth/too-soon': 'It was just sent. Please wait a moment.',
  'auth/account-not-linked': 'This account was made another way. Please log in that way.',
  'auth/bad-user-id': 'Please check the email address.',
  'auth/weak-password': 'The password does not follow the rules. Please choose another one.',
  'auth/terms-required': 'Please agree to the required terms.',
  'auth/user-id-taken': 'This email has an account already. Please log in.',
  'auth/configuration': fallback,
  'auth/no-providers': fallback,
  'auth/unknown-provider': fallback,
  'auth/no-session': 'The login was not completed. Please try again.',
  'auth/oauth-callback': 'The login was not completed. Please try again.',
  'auth/session-required': 'Please log in.',
}
