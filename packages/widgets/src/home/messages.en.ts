import type { Widened } from '../theme/messages.types.ts'
import type { koHome } from './messages.ko.ts'

/** Messages of a home page. */
export const enHome: Widened<typeof koHome> = {
  'home.all': 'See all',
  'home.allOf': (p) => `${p.title}: see all`,
  'home.overview': 'Waiting for you',
  'home.packs': (p) => (p.count === 1 ? '1 pack to open' : `${p.count} packs to open`),
  'home.benefits': (p) =>
    p.count === 1 ? '1 benefit that you can use now' : `${p.count} benefits that you can use now`,
  'home.recruits': (p) =>
    p.count === 1 ? `${p.name}: 1 player to recruit` : `${p.name}: ${p.count} players to recruit`,
  'home.onSale': 'On sale now',
  'home.upcoming': 'Opening soon',
  'home.closed': 'Past drops',
  'home.originals': 'Originals',
  'home.events': 'Take part now',
  'home.notices': 'Notices',
}
