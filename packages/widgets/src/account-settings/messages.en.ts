import type { Widened } from '../theme/messages.types.ts'
import type { koSettings } from './messages.ko.ts'

/** Messages of the member's own data. */
export const enSettings: Widened<typeof koSettings> = {
  'settings.profile': 'Profile',
  'settings.picture': 'Picture',
  'settings.picture.change': 'Change',
  'settings.nickname': 'Nickname',
  'settings.account': 'Account',
  'settings.phone': 'Mobile number',
  'settings.birth': 'Birthday, gender',
  'settings.known': 'Saved',
  'settings.unknown': 'Not saved',
  'settings.logins': 'Linked logins',
  'settings.logins.kakao': 'Kakao',
  'settings.devices': 'Your devices',
  'settings.address': 'Delivery address',
  'settings.password': 'Change password',
  'settings.consents': 'News',
  'settings.consents.done': (p) =>
    `${p.at}: news by email ${p.email ? 'on' : 'off'}, by text message ${p.sms ? 'on' : 'off'}.`,
  'settings.history': 'History',
  'settings.points': 'Points',
  'settings.entries': 'Entries',
  'settings.collections': 'Your collections',
  'settings.wallet': 'Wallet',
  'settings.wallet.link': 'Link a wallet',
  'settings.wallet.unlink': 'Unlink the wallet',
  'settings.signOut': 'Log out',
  'settings.withdrawal': 'Delete account',
}
