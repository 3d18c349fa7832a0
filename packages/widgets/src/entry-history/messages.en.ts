import type { Widened } from '../theme/messages.types.ts'
import type { koEntryHistory } from './messages.ko.ts'

/** Messages of the member's entries in events. */
export const enEntryHistory: Widened<typeof koEntryHistory> = {
  'entries.title': 'Your entries',
  'entries.filter': 'Result',
  'entries.all': 'All',
  'entries.waiting': 'Waiting',
  'entries.won': 'Won',
  'entries.entered': (p) => `Entered ${p.date}`,
  'entries.result.won': 'Congratulations, you won',
  'entries.result.lost': 'Not this time',
  'entries.result.waiting': (p) => `Result on ${p.date}`,
  'entries.invoice': (p) => `${p.carrier} · parcel ${p.number}`,
  'entries.benefit': 'How to collect it',
  'entries.track': 'Track the parcel',
  'entries.newWindow': '(new window)',
  'entries.none': 'You have not entered an event yet',
  'entries.none.won': 'You have not won yet',
  'entries.none.message': 'Enter one of the events that are open now.',
  'entries.events': 'See the events',
  'entries.more': 'Show more',
}
