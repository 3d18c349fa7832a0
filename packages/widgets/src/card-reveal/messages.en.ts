import type { Widened } from '../theme/messages.types.ts'
import type { koReveal } from './messages.ko.ts'

/** Messages of the reveal of new cards. */
export const enReveal: Widened<typeof koReveal> = {
  'reveal.title': (p) => `A ${p.finish} card of ${p.name}`,
  'reveal.title.plain': (p) => `A card of ${p.name}`,
  'reveal.message': (p) => `Number ${p.edition} of ${p.total}, now in your deck.`,
  'reveal.message.plain': 'It is now in your deck.',
  'reveal.next': 'Open the next card',
  'reveal.all': 'Open them all',
  'reveal.label': 'Open cards',
  'reveal.open': 'Open the card',
  'reveal.pick': (p) => `Card ${p.number}`,
  'reveal.ready.title': 'New cards have come',
  'reveal.ready.message': 'Press the card to open it.',
  'reveal.fan': 'Fan the cards out',
  'reveal.sound': 'Sound',
  'reveal.share': 'Share',
  'reveal.summary.title': (p) => (p.count === 1 ? 'You got a card' : `You got ${p.count} cards`),
  'reveal.summary.message': 'They are all in your deck now.',
  'reveal.summary.rare': (p) =>
    `With ${p.rare.map(({ finish, count }) => `${count} ${finish}`).join(', ')} among them.`,
  'reveal.view': 'See them in my deck',
}
