import type { Widened } from '../theme/messages.types.ts'
import type { koBadges } from './messages.ko.ts'

/** Messages of badges. */
export const enBadges: Widened<typeof koBadges> = {
  'badge.count': (p) => `Badges: ${p.count}`,
  'badge.list': 'My badges',
  'badge.set': (p) => `All ${p.count} cards`,
  'badge.emblem': (p) => `All ${p.count} missions`,
  'badge.eleven': (p) => `Best ${p.count}`,
  'badge.share': 'Share a picture of it',
  'badge.picture': (p) => `${p.title}, ${p.what}`,
  'badge.message': 'The picture does not show your name.',
  'badge.save.post': 'Post 4:5',
  'badge.save.story': 'Story 9:16',
}
