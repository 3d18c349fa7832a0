import type { Widened } from '../theme/messages.types.ts'
import type { koShare } from './messages.ko.ts'

/** Messages of the share menu. */
export const enShare: Widened<typeof koShare> = {
  'share.link': 'Copy link',
  'share.feed': 'Share on social feed',
  'share.messenger': 'Send by messenger',
  'share.card': (p) => `I got a card of ${p.name}`,
  'share.byHand':
    'This browser cannot share directly. Press and hold the address to copy it, or show the QR code.',
  'share.copied': 'Link copied.',
}
