import type { Widened } from '../theme/messages.types.ts'
import type { koNotices } from './messages.ko.ts'

/** Messages of the list of notices. */
export const enNotices: Widened<typeof koNotices> = {
  'notices.title': 'Notices',
  'notices.previous': 'Previous',
  'notices.next': 'Next',
  'notices.list': 'Back to the list',
  'notices.none.title': 'No notices yet',
  'notices.none.message': 'News will be listed here.',
  'notices.new': 'New',
}
