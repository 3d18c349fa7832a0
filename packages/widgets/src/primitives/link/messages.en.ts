import type { Widened } from '../../theme/messages.types.ts'
import type { koLink } from './messages.ko.ts'

/** Links. */
export const enLink: Widened<typeof koLink> = {
  'link.newWindow': 'opens in a new window',
}
