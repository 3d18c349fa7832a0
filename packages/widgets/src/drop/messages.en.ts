import type { Widened } from '../theme/messages.types.ts'
import type { koUpcoming } from './messages.ko.ts'

/** Messages of an upcoming drop, which load with its actions. */
export const enUpcoming: Widened<typeof koUpcoming> = {
  'drop.calendar': 'Save to calendar',
  'drop.reminder.ask': 'Remind me',
  'drop.reminder.end': 'Cancel the reminder',
  'drop.reminder.kakao': 'KakaoTalk tells you ten minutes before it opens.',
  'drop.reminder.mail': 'A mail tells you ten minutes before it opens.',
  'drop.reminder.sms': 'A text message tells you ten minutes before it opens.',
}
