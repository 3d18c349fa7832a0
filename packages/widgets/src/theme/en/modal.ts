import type { koModal } from '../ko/modal.ts'
import type { Widened } from '../messages.types.ts'

/** The modals of payments and of Notion pages. */
export const enModal: Widened<typeof koModal> = {
  'payment.safe': 'Safe payment',
  'payment.provider': 'Page of the payment company',
  'payment.frame': 'Page of the payment company',
  'payment.quit.title': 'Stop the payment?',
  'payment.quit.message': 'Nothing is paid if you close now.',
  'payment.quit.stay': 'Keep paying',
  'payment.quit.leave': 'Stop',
  'notion.failed': 'The page did not load',
  errors: {
    'notion/page-not-found': 'This page is no longer there.',
    'content/terms-not-found': 'There are no terms yet.',
  },
}
