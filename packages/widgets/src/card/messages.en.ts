import type { Widened } from '../theme/messages.types.ts'
import type { koCard } from './messages.ko.ts'

/** Messages of a card. */
export const enCard: Widened<typeof koCard> = {
  'card.notOwned': 'Not yet yours',
  'card.owned': (p) => `${p.amount} owned`,
  'card.outOf': (p) => `of ${p.total}`,
  'card.owner': (p) => `Owner ${p.name}`,
  'card.flip': 'Turn over',
  'card.flipBack': 'See the front',
  'card.back': 'back of the card',
  'card.number': (p) => `number ${p.number}`,
  'card.edition': (p) => (p.total ? `${p.edition} of ${p.total}` : p.edition),
  'card.finish.basic': 'basic',
  'card.finish.foil': 'foil',
  'card.finish.prism': 'prism',
  'card.finish.sign': 'signed',
  'card.fact.edition': 'Edition',
  'card.fact.number': 'Number',
  'card.fact.position': 'Position',
  'card.fact.receivedAt': 'Received',
}
