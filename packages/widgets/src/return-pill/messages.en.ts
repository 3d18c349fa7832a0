import type { Widened } from '../theme/messages.types.ts'
import type { koReturn } from './messages.ko.ts'

/** Messages of the link back to an original. */
export const enReturn: Widened<typeof koReturn> = {
  'return.to': (p) => `Back to ${p.name}`,
}
