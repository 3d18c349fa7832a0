import type { Widened } from '../theme/messages.types.ts'
import type { koTransition } from './messages.ko.ts'

/** Messages of the cover between originals. */
export const enTransition: Widened<typeof koTransition> = {
  'transition.from': (p) => `From ${p.name}`,
  'transition.to': (p) => `Moving to\n${p.name}`,
  'transition.skip': 'Skip',
}
