import type { Widened } from '../theme/messages.types.ts'
import type { koPointHistory } from './messages.ko.ts'

const MONTHS = 'January February March April May June July August September October November December'

/** Messages of the point history. */
export const enPointHistory: Widened<typeof koPointHistory> = {
  'points.balance': 'Points you can use',
  'points.earned': (p) => `${p.points}P earned this month`,
  'points.expiring': (p) => `${p.points}P expire within 30 days`,
  'points.month': (p) => `${MONTHS.split(' ')[p.month - 1]} ${p.year}`,
  'points.previous': 'Previous month',
  'points.next': 'Next month',
  'points.filter': 'Kind of change',
  'points.all': 'All',
  'points.gained': 'Earned',
  'points.used': 'Used',
  'points.none': 'No points were earned or used this month',
  'points.more': 'More',
}
