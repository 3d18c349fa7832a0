import type { Widened } from '../../theme/messages.types.ts'
import type { koFlip } from './messages.ko.ts'

/** Messages of the cards that turn over. */
export const enFlip: Widened<typeof koFlip> = {
  'flip.owned': (p) => `${p.owned} of ${p.total} owned`,
  'flip.volumes': (p) => `${p.owned} / ${p.total} owned`,
  'flip.hint': 'Tap a card to open its story',
  'flip.turn': (p) => `Turn ${p.name} over`,
  'flip.none.title': 'No cards to show yet',
  'flip.noneOwned': 'You have no cards yet. Open a pack or scan a card’s code.',
}
