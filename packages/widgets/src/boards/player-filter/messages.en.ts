import type { Widened } from '../../theme/messages.types.ts'
import type { koPlayerFilter } from './messages.ko.ts'

/** Messages of the player filter. */
export const enPlayerFilter: Widened<typeof koPlayerFilter> = {
  'playerFilter.all': 'ALL',
  'playerFilter.owned': 'Owned',
  'playerFilter.filters': 'Position',
  'playerFilter.progress': 'Cards collected',
  'playerFilter.found': (p) => (p.count === 1 ? '1 card found' : `${p.count} cards found`),
  'playerFilter.none.title': 'No cards match',
  'playerFilter.none.message': 'Choose another position.',
  'playerFilter.noneOwned.title': 'No cards yet',
  'playerFilter.noneOwned.message': 'Open a pack or scan a card’s code to collect cards here.',
}
