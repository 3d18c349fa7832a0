import type { Widened } from '../theme/messages.types.ts'
import type { koShare } from './messages.ko.ts'

/** Messages of the share menu. */
export const enShare: Widened<typeof koShare> = {
  'share.link': 'Copy link',
  'share.feed': 'Share on social feed',
  'share.messenger': 'Send by messenger',
  'share.card': (p) => `I got a card of ${p.name}`,
  'share.copied': 'Link copied.',
}
