import type { Widened } from '../../theme/messages.types.ts'
import type { koUpgrade } from './messages.ko.ts'

/** Messages of the upgrade board. */
export const enUpgrade: Widened<typeof koUpgrade> = {
  'upgrade.title': 'Card upgrade',
  'upgrade.slots': 'Cards to upgrade',
  'upgrade.empty': (p) => `Slot ${p.number}, add a card`,
  'upgrade.filled': (p) => `Slot ${p.number}, take out ${p.name}`,
  'upgrade.who': 'Which card do you want to use?',
  'upgrade.placed': 'In use',
  'upgrade.choose': 'Choose a card',
  'upgrade.place': (p) => `Use ${p.name}`,
  'upgrade.noCards': 'No card to use yet. Open a pack or scan a card’s code.',
  'upgrade.copy': (p) => `No.${p.number}`,
  'upgrade.onlyCopy': (p) => `No.${p.number} · only one`,
  'upgrade.three': 'Add three of one player',
  'upgrade.none': 'Add one card to each slot',
  'upgrade.none.why': 'With three cards you see who will appear',
  'upgrade.random': 'A random player will appear',
  'upgrade.random.mixed': 'The players are different',
  'upgrade.random.special': 'One of them is a special player',
  'upgrade.player': (p) => `${p.name} will appear`,
  'upgrade.player.why': 'Three cards of one player',
  'upgrade.warning': 'The three cards do not come back',
  'upgrade.start': 'Upgrade',
  'upgrade.signIn': 'Sign in and upgrade',
  'upgrade.playing': 'Upgrading your cards',
  'upgrade.skip': 'Skip',
  'upgrade.done': 'Upgraded',
  'upgrade.appeared': (p) => `${p.name} appears!`,
  'upgrade.view': 'See it in my cards',
  'upgrade.again': 'Upgrade again',
}
