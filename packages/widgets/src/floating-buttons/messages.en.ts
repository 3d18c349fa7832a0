import type { Widened } from '../theme/messages.types.ts'
import type { koFloating } from './messages.ko.ts'

/** Messages of the floating buttons. */
export const enFloating: Widened<typeof koFloating> = {
  'floating.label': 'Shortcuts',
  'floating.faq': 'Frequently asked questions',
  'floating.top': 'Back to top',
}
