import type { Widened } from '@fandeck/widgets'
import type { koSite } from './site.ko.ts'

/** The same sentences in English. */
export const enSite: Widened<typeof koSite> = {
  'deck.empty': 'Waiting for the first card',
  'common.more': 'Show more',
  'session.expired': 'Your session has ended. Please log in again.',
  'wallet.link.title': 'Link your wallet',
  'wallet.linked.as': (p) => `The wallet of ${p.name} is linked.`,
  'wallet.unlink.title': 'Unlink your wallet?',
  'wallet.accountChanged': (p) => `You are logged in as ${p.name} now.`,
  'login.linkHint': 'You are logged in. Link Google or Kakao in My Page to make it easier.',
  'share.copied': 'Link copied.',
  'share.failed': 'Link copy failed.',
  'transition.from': (p) => `From ${p.name}`,
  'transition.to': (p) => `to ${p.name}`,
  'notFound.title': 'This card is not in the deck',
}
