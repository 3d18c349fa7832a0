import { enContentErrors } from '../../theme/errors/content.en.ts'
import { enNotionErrors } from '../../theme/errors/notion.en.ts'
import type { Widened } from '../../theme/messages.types.ts'
import type { koModal } from './messages.ko.ts'

/** Messages of the payment and Notion modals. */
export const enModal: Widened<typeof koModal> = {
  'payment.safe': 'Safe payment',
  'payment.provider': 'Page of the payment company',
  'payment.frame': 'Page of the payment company',
  'payment.unseen': 'If you do not see the payment page, pay in a new window.',
  'payment.window': 'Pay in a new window',
  'payment.quit.title': 'Stop the payment?',
  'payment.quit.message': 'Nothing is paid if you close now.',
  'payment.quit.stay': 'Keep paying',
  'payment.quit.leave': 'Stop',
  'notion.failed': 'The page did not load',
  errors: /* @__PURE__ */ Object.assign({}, enNotionErrors, enContentErrors),
}
