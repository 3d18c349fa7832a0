import type { Widened } from '../theme/messages.types.ts'
import type { koLinkedLogins } from './messages.ko.ts'

/** Messages of the login methods of a member. */
export const enLinkedLogins: Widened<typeof koLinkedLogins> = {
  'logins.title': 'Login methods',
  'logins.lead': 'Link several methods and log in with any of them.',
  'logins.phone': 'Phone',
  'logins.google': 'Google',
  'logins.kakao': 'Kakao',
  'logins.email': 'Email',
  'logins.none': 'Not linked',
  'logins.linked': 'Linked',
  'logins.last': 'Last one',
  'logins.link': 'Link',
  'logins.link.of': (p) => `Link ${p.name}`,
  'logins.link.done': (p) => `Your account of ${p.name} is linked.`,
  'logins.unlink': 'Unlink',
  'logins.unlink.of': (p) => `Unlink ${p.name}`,
  'logins.unlink.title': (p) => `Unlink your ${p.name}?`,
  'logins.unlink.done': (p) => `Your ${p.name} is unlinked.`,
  'logins.account.phone': 'phone number',
  'logins.account.google': 'Google account',
  'logins.account.kakao': 'Kakao account',
  'logins.account.email': 'email',
  'logins.unlink.phone': 'You can then no longer log in with this number.',
  'logins.unlink.google': 'You can then no longer log in with this Google account.',
  'logins.unlink.kakao': 'You can then no longer log in with this Kakao account.',
  'logins.unlink.email': 'You can then no longer log in with this email and its password.',
  'logins.byEmail.title': 'Log in by email, too',
  'logins.byEmail.lead': 'A code shows that the email is yours.',
  'logins.byEmail.request': 'Get a code',
}
