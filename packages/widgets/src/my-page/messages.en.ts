import type { Widened } from '../theme/messages.types.ts'
import type { koMyPage } from './messages.ko.ts'

/** Messages of my page. */
export const enMyPage: Widened<typeof koMyPage> = {
  'mypage.picture': 'Change your profile',
  'mypage.verified': 'Identity verified',
  'mypage.password': 'Change password',
  'mypage.phone': (p) => `Phone ${p.phone}`,
  'mypage.settings': 'Settings',
  'mypage.wallet.linked': 'Your wallet is linked',
  'mypage.wallet.open': 'Open',
  'mypage.wallet.unlinked': 'Link your wallet',
  'mypage.wallet.link': 'Link',
  'mypage.cards': 'Cards',
  'mypage.collections': 'Collections',
  'mypage.points': 'Points',
  'mypage.collection.cards': (p) => `Cards of ${p.title}`,
  'mypage.collection.total': (p) => ` / ${p.total} cards`,
  'mypage.collection.complete': 'Complete',
  'mypage.deck': 'My cards',
  'mypage.drops': 'See the drops',
  'mypage.find': 'Find and sort cards',
  'mypage.scan': 'Scan card code',
  'mypage.scan.short': 'Scan',
  'mypage.scan.again': 'Scan again',
}
