import type { Widened } from '../theme/messages.types.ts'
import type { koOriginals } from './messages.ko.ts'

/** Messages of the originals. */
export const enOriginals: Widened<typeof koOriginals> = {
  'originals.title': 'Originals',
  'originals.lead': 'Choose the deck of your team or artist.',
  'originals.categories': 'Kind',
  'originals.all': 'All',
  'originals.football': 'Football',
  'originals.baseball': 'Baseball',
  'originals.basketball': 'Basketball',
  'originals.magazine': 'Magazine',
  'originals.idol': 'Idols',
  'originals.none.title': 'There are no originals yet',
  'originals.none.message': 'New decks are on their way.',
  'originals.soon': 'Coming soon',
}
