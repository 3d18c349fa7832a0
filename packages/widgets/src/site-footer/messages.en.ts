import type { Widened } from '../theme/messages.types.ts'
import type { koFooter } from './messages.ko.ts'

/** Messages of the end of every page. */
export const enFooter: Widened<typeof koFooter> = {
  'footer.links': 'Terms and policies',
  'footer.company': (p) => `${p.name} · Represented by ${p.representative}`,
  'footer.businessNumber': (p) => `Business registration ${p.number}`,
  'footer.hours': 'Weekdays 09:00 – 18:00',
  'footer.order': 'Send an inquiry and we will answer in turn.',
}
