import type { Widened } from '../theme/messages.types.ts'
import type { koPopup } from './messages.ko.ts'

/** Messages of the popups of a page. */
export const enPopup: Widened<typeof koPopup> = {
  'popup.label': 'News',
  'popup.today': 'Don’t show again today',
  'popup.place': (p) => `News ${p.place} of ${p.count}`,
  'popup.previous': 'Previous news',
  'popup.next': 'Next news',
}
