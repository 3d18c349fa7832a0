import type { Widened } from '../theme/messages.types.ts'
import type { koDeck } from './messages.ko.ts'

const cards = (count: string | number) => `${count} ${String(count) === '1' ? 'card' : 'cards'}`

/** Messages of the deck. */
export const enDeck: Widened<typeof koDeck> = {
  'deck.label': 'My cards',
  'deck.search': 'Find by name or number',
  'deck.find': 'Find a card',
  'deck.filters': 'Choose cards',
  'deck.packs.all': 'All packs',
  'deck.packs': 'Pack',
  'deck.finish': 'Finish',
  'deck.filter.several': (p) => `${p.first} + ${p.more}`,
  'deck.owned': 'Owned',
  'deck.count': (p) => cards(p.count),
  'deck.found': (p) => `${cards(p.count)} found`,
  'deck.show': (p) => `Show ${cards(p.count)}`,
  'deck.sort': 'Order',
  'deck.sort.recent': 'Newest',
  'deck.sort.number': 'By number',
  'deck.sort.name': 'By name',
  'deck.sort.rarity': 'Rarest',
  'deck.rest.loading': 'Loading the other cards',
  'deck.rest.failed': 'The other cards could not be loaded',
  'deck.none.title': 'No such card',
  'deck.none.message': 'Try another name or number.',
  'deck.none.reset': 'Show all cards',
  'deck.upgrade': (p) => `Upgrade ${p.count} cards of one player`,
  'deck.empty.title': 'Waiting for the first card',
  'deck.empty.message': 'Buy a pack of a drop, or scan the code of a printed card.',
  'deck.signIn.title': 'Log in to see your cards',
  'deck.signIn.message': 'Your cards and the packs that you have not opened are here.',
  'deck.signIn.action': 'Log in',
  'deck.closed': 'Unopened packs',
  'deck.closed.title': (p) => `${p.count} unopened ${p.count === 1 ? 'pack' : 'packs'}`,
  'deck.closed.until': (p) => `Can be cancelled until ${p.day}`,
  'deck.closed.open': 'Open',
  'deck.closed.openOf': (p) => `Open the packs of ${p.name}`,
}
