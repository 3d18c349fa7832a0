import type { Widened } from '../theme/messages.types.ts'
import type { koFavourites } from './messages.ko.ts'

/** Messages of the favourites. */
export const enFavourites: Widened<typeof koFavourites> = {
  'favourites.label': 'Favourite cards',
  'favourites.button': (p) => `Favourite ${p.name}`,
  'favourites.count': (p) => (p.count === 1 ? '1 card' : `${p.count} cards`),
  'favourites.none': 'No favourite cards yet',
  'favourites.none.message': 'Open a card that you like and press the heart.',
  'favourites.failed': 'The favourite was not saved. Try again.',
}
