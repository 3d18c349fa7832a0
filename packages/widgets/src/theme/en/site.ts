import type { koSite } from '../ko/site.ts'
import type { Widened } from '../messages.types.ts'

/** What a site around the widgets says. */
export const enSite: Widened<typeof koSite> = {
  'login.linkHint': 'You are logged in. Link Google or Kakao in My Page to make it easier.',
  'popup.hideToday': 'Not again today',
  'popup.close': 'Close',
  'share.copied': 'Link copied.',
  'share.failed': 'Link copy failed.',
  'transition.from': (p) => `From ${p.name}`,
  'transition.to': (p) => `to ${p.name}`,
  'notFound.title': 'This card is not in the deck',
  errors: {
    'auth/credentials': 'The id or the password does not match. Please check again.',
    'auth/code-expired': 'The code has run out. Please ask for a new one.',
    'auth/bad-phone': 'Please check the phone number.',
    'auth/too-many-tries': 'Too many tries. Please wait a little.',
    'auth/too-soon': 'It was just sent. Please wait a moment.',
    'auth/account-not-linked': 'This account was made another way. Please log in that way.',
    'account/identity-used': 'This identity is verified by another account.',
    'account/identity-not-found': 'No verification was found. Please verify again.',
  },
}
