import type { Widened } from '../theme/messages.types.ts'
import type { koArrivals } from './messages.ko.ts'

/** Messages of cards that arrive without a press of the member. */
export const enArrivals: Widened<typeof koArrivals> = {
  'arrivals.label': 'New cards',
  'arrivals.gift': 'A gift from the team',
  'arrivals.event': (p) => `A prize of ${p.title}`,
  'arrivals.event.plain': 'A prize of an event',
}
