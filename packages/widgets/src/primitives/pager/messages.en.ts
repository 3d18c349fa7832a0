import type { Widened } from '../../theme/messages.types.ts'
import type { koPager } from './messages.ko.ts'

/** Messages of the pager. */
export const enPager: Widened<typeof koPager> = {
  'pager.label': 'Pages',
  'pager.place': (p) => `Page ${p.page} of ${p.pages}`,
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
}
