import type { Widened } from '../theme/messages.types.ts'
import type { koHome } from './messages.ko.ts'

/** Messages of a home page. */
export const enHome: Widened<typeof koHome> = {
  'home.all': 'See all',
  'home.allOf': (p) => `${p.title}: see all`,
  'home.onSale': 'On sale now',
  'home.upcoming': 'Opening soon',
  'home.closed': 'Past drops',
  'home.originals': 'Originals',
  'home.events': 'Take part now',
  'home.notices': 'Notices',
}
