import type { koBinder } from './messages.ko.ts'

/** The same messages in English. */
export const enBinder: typeof koBinder = {
  'binder.progress': (p) => `You have ${p.owned} of ${p.total} cards`,
  'binder.bar': (p) => `Collected cards of ${p.title}`,
  'binder.complete': 'Complete',
  'binder.last': (p) => `One card to go · ${p.name}`,
  'binder.finishes': 'Collected cards by finish',
  'binder.finish': (p) => `${p.owned} / ${p.total}`,
  'binder.cards': (p) => `Cards of ${p.title}`,
  'binder.missing': 'Empty',
  'binder.reward': 'Reward',
  'binder.copies': (p) => `${p.count} copies`,
  'binder.fill': 'Fill the gaps',
  'binder.fill.message': 'Open a card pack, or scan the code of a printed card.',
  'binder.fill.reward': 'You get this card when all missions are done. No drop has it.',
  'binder.scan': 'Scan a card',
  'binder.none': 'You have no card of this collection yet',
  'binder.none.message': 'The collection opens here with your first card.',
}
