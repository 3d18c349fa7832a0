import type { Widened } from '../theme/messages.types.ts'
import type { koInquiries } from './messages.ko.ts'

/** Messages of the member's inquiries. */
export const enInquiries: Widened<typeof koInquiries> = {
  'inquiries.title': 'Inquiries',
  'inquiries.picture': (p) => `Attached picture ${p.number}`,
  'inquiries.waiting': 'Waiting',
  'inquiries.answered': 'Answered',
  'inquiries.from': 'Support',
  'inquiries.write': 'Ask us',
  'inquiries.none.title': 'No inquiries yet',
  'inquiries.none.message': 'Send us your question, and we will answer in turn.',
  'inquiries.login.title': 'Sign in to see your inquiries',
  'inquiries.login.message': 'Your inquiries and our answers are listed here.',
}
