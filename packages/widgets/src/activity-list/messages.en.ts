import type { Widened } from '../theme/messages.types.ts'
import type { koActivityList } from './messages.ko.ts'

/** Messages of the activity. */
export const enActivityList: Widened<typeof koActivityList> = {
  'activity.label': 'Activity',
  'activity.today': 'Today',
  'activity.purchased': (p) => `Bought ${p.title} × ${p.quantity}`,
  'activity.benefitUsed': (p) => `Used the benefit ${p.title}`,
  'activity.benefitUsed.detail': 'Confirmed by staff',
  'activity.upgraded': 'Upgraded three cards',
  'activity.scanned': 'Received a card by scanning a code',
  'activity.points': (p) => `${p.points}P`,
  'activity.none': 'No activity yet',
  'activity.none.message': 'Collect cards and use benefits, and they appear here.',
  'activity.more': 'More',
}
