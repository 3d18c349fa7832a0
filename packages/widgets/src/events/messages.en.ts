import type { Widened } from '../theme/messages.types.ts'
import type { koEvents } from './messages.ko.ts'

/** Messages of events. */
export const enEvents: Widened<typeof koEvents> = {
  'events.title': 'Events',
  'events.phases': 'Phase',
  'events.open': 'Running',
  'events.upcoming': 'Upcoming',
  'events.closed': 'Closed',
  'events.endsToday': 'Ends today',
  'events.startsToday': 'Starts today',
  'events.startsTomorrow': 'Starts tomorrow',
  'events.startsIn': (p) => `Starts in ${p.days} days`,
  'events.daysLeft': (p) => `D-${p.days}`,
  'events.startsAt': (p) => `Starts ${p.date} ${p.time}`,
  'events.join': 'Take part',
  'events.enter': 'Enter the draw',
  'events.signInToEnter': 'Log in and enter',
  'events.entered': 'You are in.',
  'events.announced': (p) => `Winners are told from ${p.date}.`,
  'events.notYet': 'This event has not started yet',
  'events.over': 'This event is over',
  'events.soon': 'The page of this event is on its way',
  'events.none.title': 'There are no events here',
  'events.none.message': 'New events will appear here.',
}
