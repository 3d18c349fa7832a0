import type { Widened } from '../theme/messages.types.ts'
import type { koPlayers } from './messages.ko.ts'

/** Messages of the player list. */
export const enPlayers: Widened<typeof koPlayers> = {
  'players.all': 'All',
  'players.placed': 'Placed',
  'players.none': 'No player for this position yet. Open a pack or scan a card’s code.',
  'players.choose': 'Choose a player',
  'players.place': (p) => `Place ${p.name}`,
  'players.detail': (p) => `Look at the card of ${p.name}`,
}
