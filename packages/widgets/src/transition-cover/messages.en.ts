import type { Widened } from '../theme/messages.types.ts'
import type { koTransition } from './messages.ko.ts'

/** The cover between originals pages. */
export const enTransition: Widened<typeof koTransition> = {
  'transition.from': (p) => `From ${p.name}`,
  'transition.to': (p) => `Moving to\n${p.name}`,
  'transition.skip': 'Skip',
}
